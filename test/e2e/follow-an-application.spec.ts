import { expect, type Page } from '@playwright/test'
import { prequalificationRequirements } from '../../src/shared/rules/prequalification.ts'
import { applyByCall } from './support/apply-by-call.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearTexts } from './support/hear-texts.ts'
import { test } from './support/other-browsers.ts'
import { fillCard, newEmail, sample } from './support/paying-steps.ts'
import { readMailedLink } from './support/read-mailed-link.ts'
import { becomeStaff } from './support/staff-member.ts'

const stage = (page: Page) => page.getByText('Current Stage').locator('xpath=following-sibling::dd')

test('the sample is followed by keyboard alone, at any width', async ({ page }) => {
  await page.goto('/readiness/status')
  await page.getByLabel('Email address').focus()
  await page.keyboard.type('nora@example.com')
  // For a second and a half.
  const said = await hearTexts(page, 'button')
  await page.keyboard.press('Enter')
  await said('Checking Status...')
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused()
  await expect(page.getByText('Action Required')).toBeVisible()
  await expectAccessible(page, 'sample')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page, 'sample at 320 pixels')
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Your Dashboard' })).toBeVisible()
})

test('an application is opened by its mailed link and followed live while staff work on it', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  const id = await applyByCall(page, email)
  const other = await openBrowser()
  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')

  await test.step('another browser cannot open it without the link', async () => {
    await other.goto(`/readiness/status?application=${id}`)
    await expect(other.getByText('This application is not open in this browser.')).toBeVisible()
    await expectAccessible(other, 'not open here')
  })

  await test.step('the link opens it by a press', async () => {
    const link = await readMailedLink(email, '/readiness/status?link=')
    await other.goto(new URL(link).pathname + new URL(link).search)
    await expectAccessible(other, 'link')
    await other.getByRole('button', { name: 'Open my application' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back, Nora Whitfield' })).toBeVisible()
    await expect(other).toHaveURL(`/readiness/status?application=${id}`)
    await expect(stage(other)).toHaveText('Intake Received')
    await expect(other.getByRole('img', { name: /^Readiness score: \d+ of 100$/ })).toBeVisible()
    await expectAccessible(other, 'application')
  })

  await test.step('a change by staff shows without a reload, and is told once', async () => {
    const moved = await staff.request.post(`/api/staff/funding-applications/${id}/status`, {
      data: { from: 'intake-received', to: 'under-review' },
    })
    expect(moved.status()).toBe(200)
    await expect(stage(other)).toHaveText('Under Review')
    await expect(other.getByText('Your application is now at: Under Review.')).toHaveCount(1)
    const asked = await staff.request.post(`/api/staff/funding-applications/${id}/documents`, {
      data: { name: 'Lease of the shop', note: 'Every page.', required: true },
    })
    expect(asked.status()).toBe(200)
    await expect(other.getByText('Lease of the shop').first()).toBeVisible()
    await expect(stage(other)).toHaveText('Docs Needed')
  })

  await test.step('a document is uploaded by keyboard, and a wrong file is refused', async () => {
    await other.getByRole('button', { name: 'Upload: Lease of the shop' }).press('Enter')
    const dialog = other.getByRole('dialog', { name: 'Upload Documents' })
    await expectAccessible(other, 'upload')
    await dialog.getByLabel('File', { exact: true }).setInputFiles({
      name: 'lease.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no PDF'),
    })
    await expect(dialog.getByText('Please choose a PDF, DOC, DOCX, JPG or PNG file.')).toBeVisible()
    await dialog.getByLabel('File', { exact: true }).setInputFiles(sample('set-1/experian.pdf'))
    await expect(dialog.getByText('experian.pdf was received.').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    const row = other.getByRole('region', { name: 'Document Status' }).getByRole('listitem')
    await expect(row.filter({ hasText: 'Lease of the shop' }).first()).toContainText('Received')
  })

  await test.step('a question is asked and answered', async () => {
    await other.getByRole('button', { name: 'Message Support' }).press('Enter')
    await expect(other.getByLabel('Your message')).toBeFocused()
    await other.keyboard.type('Is that all?')
    await other.getByRole('button', { name: 'Send message' }).press('Enter')
    await expect(other.getByText('Your message was sent.')).toBeVisible()
    await staff.request.post(`/api/funding-applications/${id}/messages`, {
      data: { message: 'For now, yes.', attemptKey: `answer-${id}-one` },
    })
    await expect(other.getByText('For now, yes.')).toBeVisible()
    await other.getByRole('button', { name: 'Manage Billing' }).click()
    await expect(other.getByText('Nothing has been paid for this application.')).toBeVisible()
    await other.keyboard.press('Escape')
  })

  await test.step('on a telephone, and after signing out nothing is left', async () => {
    await other.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(other, 'application on a telephone')
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Access Your Dashboard' })).toBeVisible()
    await other.goto(`/readiness/status?application=${id}`)
    await expect(other.getByText('This application is not open in this browser.')).toBeVisible()
  })
})

test('a prequalification is bought and judged live, and only then the application package is sold', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  const id = await applyByCall(page, email)
  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  await page.goto(`/readiness/status?application=${id}`)
  const card = page.getByRole('region', { name: 'Prequalification' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    card.getByRole('link', { name: 'Start prequalification for $99' }).click(),
  ])
  await tab.getByLabel('Full name').fill('Nora Whitfield')
  await tab.getByLabel('Email address').fill(email)
  await fillCard(tab, '4242424242424242')
  await tab.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Thank you for your purchase' })).toBeVisible()

  await page.reload()
  await expect(card.getByText('Not checked yet')).toHaveCount(6)
  for (const { key } of prequalificationRequirements) {
    const judged = await staff.request.post(`/api/staff/funding-applications/${id}/requirements`, {
      data: { key, met: true, note: 'Seen on the papers.' },
    })
    expect(judged.status()).toBe(200)
  }
  await expect(card.getByText('Met', { exact: true })).toHaveCount(6)
  await expectAccessible(page, 'a passed prequalification')
  await card.getByRole('button', { name: 'Buy the application package for $300' }).click()
  await expect(page.getByText('Business Readiness Application Module 10k: Application Package')).toBeVisible()
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $300.00' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You for Your Submission!' })).toBeVisible()
  await page.goto(`/readiness/status?application=${id}`)
  await expect(card.getByText('The application package is paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  await expect(page.getByRole('dialog').getByText('$300.00')).toBeVisible()
})
