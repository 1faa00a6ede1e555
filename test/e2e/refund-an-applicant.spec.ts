import { expect, type Page } from '@playwright/test'
import { applicant, applyByCall } from './support/apply-by-call.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { confirmByCall } from './support/pay-by-call.ts'
import { newEmail } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'

/** An application of this browser for which ARMOR Ready is paid by card, open on its status page. */
async function applyAndPay(page: Page): Promise<number> {
  const email = newEmail()
  const applicationId = await applyByCall(page, email)
  const ordered = await page.request.post('/api/create-funding-payment-intent', {
    data: { productType: 'armor-ready', customerInfo: { ...applicant, email } },
  })
  const { clientSecret, paymentIntentId } = await ordered.json()
  await confirmByCall(page, clientSecret)
  // Settles it, as the page after a payment does.
  expect((await page.request.get(`/api/funding-payments/${paymentIntentId}`)).status()).toBe(200)
  await page.goto(`/readiness/status?application=${applicationId}`)
  return applicationId
}

test('staff give back a package in two parts, and its papers close for the applicant with the second', async ({
  page,
  openBrowser,
}) => {
  const id = await applyAndPay(page)
  const paper = page.getByRole('link', { name: /^Download .*cover letter/i })
  await expect(paper).toBeVisible()
  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  await staff.goto(`/dashboard/funding?application=${id}`)
  const part = staff.getByRole('region', { name: 'Packages and papers' })
  const open = part.getByRole('button', { name: 'Refund ARMOR Ready' })
  const form = part.getByRole('form', { name: 'Refund of ARMOR Ready' })

  await test.step('a part, by keyboard', async () => {
    await open.press('Enter')
    await expect(form.getByLabel('Amount in dollars')).toBeFocused()
    await staff.keyboard.press('Control+A')
    await staff.keyboard.type('97')
    await form.getByLabel('Reason, for the record').fill('Paid twice, by phone')
    await expectAccessible(staff, 'refund form')
    await staff.keyboard.press('Enter')
    await expect(
      form.getByRole('paragraph').filter({ hasText: 'Give $97.00 back to the card?' }),
    ).toBeFocused()
    await expectAccessible(staff, 'refund asked once more')
    await form.getByRole('button', { name: 'Yes, refund $97.00' }).press('Enter')
    await expect(part.getByText('$97.00 was refunded.')).toBeVisible()
    await expect(part.getByRole('table', { name: 'Refunds' })).toContainText('Sam Staff')
    await expectAccessible(staff, 'refunded in part')
    await expect(paper).toBeVisible()
  })

  await test.step('all that is left, on a telephone', async () => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await open.click()
    await form.getByLabel('Reason, for the record').fill('Not wanted any more')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByText(/is closed at once\.$/)).toBeVisible()
    await expectAccessible(staff, 'refund of all on a telephone')
    await form.getByRole('button', { name: 'Yes, refund $400.00' }).click()
    await expect(part.getByText('No package is open: what was paid has been refunded.')).toBeVisible()
    await expect(open).toHaveCount(0)
  })

  await test.step('the applicant sees it without a reload', async () => {
    await expect(paper).toHaveCount(0)
    await page.getByRole('button', { name: 'Manage Billing' }).click()
    await expect(page.getByRole('dialog')).toContainText('$497.00')
  })
})
