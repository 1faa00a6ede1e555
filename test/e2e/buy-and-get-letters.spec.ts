import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import {
  answerBackground,
  fillIntakeContact,
  openPayment,
  pay,
  payButton,
  uploadAllReports,
} from './support/paying-steps.ts'

// With motion, as most people have it.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

/** From the offer to the page that says it is paid; every page is looked at by axe on the way. @returns the address typed */
async function buyAndAddReports(page: Page): Promise<string> {
  const email = await openPayment(page)
  await expect(page.getByText('ARMOR Premier').first()).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
  await expectAccessible(page, 'payment form')
  await pay(page)

  await expect(page).toHaveURL(/step=3/)
  await uploadAllReports(page)
  await expectAccessible(page, 'reports uploaded')
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .first()
    .click()

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page).toHaveURL(/\/success\?payment_intent=pi_\w+&client=\d+&type=paid/)
  await expectAccessible(page, 'payment successful')
  return email
}

async function getLetters(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Complete Client Intake' }).click()

  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await fillIntakeContact(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Background Info' })).toBeVisible()
  await answerBackground(page)
  await expectAccessible(page, 'intake, step 2')
  await page.getByRole('button', { name: 'Complete Intake' }).click()

  await expect(page).toHaveURL(/\/client-dashboard\?client=\d+$/)
  await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
  const documents = page.getByRole('link', { name: /^Open Document/ })
  await expect(documents).toHaveCount(6)
  await expectAccessible(page, 'portal with documents')

  const letter = page.getByRole('link', { name: /Open Document.*Experian Dispute Letter/ })
  const address = await letter.getAttribute('href')
  const file = await page.request.get(address ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Equifax report' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('equifax_report.pdf')
  const path = await saved.path()
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
}

// With a mouse's width by-keyboard buys, looked at by axe in the same states.
test('a paying client goes from the offer to a downloaded letter, on a phone', async ({ page }) => {
  await getLetters(page, await buyAndAddReports(page))
})
