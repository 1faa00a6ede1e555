import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import {
  answerBackground,
  fillContact,
  fillIntakeContact,
  newEmail,
  pay,
  payButton,
  person,
  uploadReport,
} from './support/paying-steps.ts'

/** What was typed before is saved by calls of its own: waits for the call that carries these words. */
const draftWith = (page: Page, words: string) =>
  page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/api/intake-draft') &&
      reply.ok() &&
      (reply.request().postData() ?? '').includes(words),
  )

test('reload and Back keep what was typed at every step of the checkout', async ({ page }) => {
  const email = newEmail()
  await page.goto('/checkout?tier=premier')
  await fillContact(page, email)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expect(page.getByText('$1,750.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(payButton(page)).toBeEnabled()
  await page.reload()
  await expect(payButton(page)).toBeEnabled()
  await page.goBack()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.goForward()
  await pay(page)
  await expect(page).toHaveURL(/step=3/)
  await uploadReport(page, 'Equifax', 'set-1/equifax.pdf')
  await expect(page.getByText(/Recognized as an Equifax report/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Recognized as an Equifax report/).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('This payment has gone through')).toBeVisible()
  await expectAccessible(page, 'payment that has gone through')
})

test('what was typed into the intake is there again after a reload', async ({ page }) => {
  await page.goto('/intake')
  await fillIntakeContact(page, newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  await answerBackground(page)
  const saved = draftWith(page, 'Kept on the server.')
  await page.getByLabel('Anything else we should know?').fill('Kept on the server.')
  await saved
  await page.reload()
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue('Kept on the server.')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Worcester')
})

test('files chosen into the intake are there again after a reload, and go with it', async ({ page }) => {
  await page.goto('/intake')
  await fillIntakeContact(page, newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  const answered = draftWith(page, '"ftcAffidavit":"no"')
  await answerBackground(page)
  const keeps = () =>
    page.waitForResponse((reply) => reply.url().endsWith('/api/intake-draft/files') && reply.ok())
  for (const [label, file] of [
    ['Equifax credit report', 'set-1/equifax.pdf'],
    ['Experian credit report', 'set-1/experian.pdf'],
  ] as const) {
    const kept = keeps()
    await page.getByLabel(label).setInputFiles(`test/fixtures/reports/${file}`)
    await kept
  }
  await answered
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Background Info' })).toBeVisible()
  await expect(page.getByText('Chosen before. It goes with this form.')).toHaveCount(2)
  await expectAccessible(page, 'intake with files of before')
  await page.getByRole('button', { name: 'Remove experian.pdf' }).click()
  await expect(page.getByText('Chosen before. It goes with this form.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Complete Intake' }).click()
  await expect(page).toHaveURL(/client-dashboard/)
  const client = new URL(page.url()).searchParams.get('client')
  const reports = await page.request.get(`/api/uploaded-reports?client=${client}`)
  expect((await reports.json()).map(({ bureau }: { bureau: string }) => bureau)).toEqual(['equifax'])
})

test('a prefilled address fills the form, is rewritten, and placeholders are refused', async ({ page }) => {
  await page.goto('/checkout?tier=elite&fullName=Ann+Lee&email_address=ann%40example.com&phone=5550101234')
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Lee')
  await expect(page.getByText('$2,500.00').first()).toBeVisible()
  await expect(page.getByText('Form Prefilled').first()).toBeVisible()
  await page.goto('/checkout?name={{name}}&email=a%40b.co')
  await expect(page.getByText('Configuration Error').first()).toBeVisible()
  await expectAccessible(page, 'refused prefill')
})

test('errors of the intake are named, linked and beside their fields', async ({ openBrowser }) => {
  // A browser of its own: what another test typed is still being sent when its browser is emptied, and the answer brings its draft back.
  const page = await openBrowser()
  await page.goto('/intake')
  await page.getByLabel('Full name').fill('A')
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.or(page.getByText('There is a problem')).first()).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible()
  await expect(page.getByText('Please enter your ZIP code').first()).toBeVisible()
  await expectAccessible(page, 'intake with errors')
})
