import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { payByCall } from './support/pay-by-call.ts'
import { sample, uploadReport } from './support/paying-steps.ts'

/** What the browser refuses before anything is sent. */
const notSent: [string, RegExp][] = [
  ['bad/not-a-pdf.pdf', /file must be a PDF/],
  ['bad/zero-bytes.pdf', /file is empty/],
]
/** What is kept and explained (decision 22). */
const explained: [string, RegExp][] = [
  ['bad/truncated.pdf', /is cut off/],
  ['bad/password-protected.pdf', /locked with a password/],
  ['bad/empty-page.pdf', /has no text on any page/],
  ['bad/scanned-image.pdf', /is a scan/],
  ['bad/restaurant-menu.pdf', /is not a credit report/],
  ['set-1/experian.pdf', /report of Experian, not of Equifax/],
]

test('every wrong file is explained in a sentence, and the right one then replaces it', async ({ page }) => {
  await payByCall(page)
  const input = page.getByLabel('Equifax credit report')
  for (const [file, sentence] of notSent) {
    await input.setInputFiles(sample(file))
    await expect(page.getByText(sentence), file).toBeVisible()
  }
  for (const [file, sentence] of explained) {
    await uploadReport(page, 'Equifax', file)
    await expect(page.getByText(sentence), file).toBeVisible()
  }
  await expectAccessible(page, 'wrong file')
  await uploadReport(page, 'Equifax', 'set-1/equifax.pdf')
  await expect(page.getByText(/Recognized as an Equifax report/).first()).toBeVisible()
})
