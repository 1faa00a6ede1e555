import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { pagesOfPdf } from '../support/pages-of-pdf.ts'
import { photoOfPage } from '../support/photo-of-page.ts'
import { test } from './support/other-browsers.ts'
import { payByCall } from './support/pay-by-call.ts'
import { sample } from './support/paying-steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a page that is missing is added as a photo, and the report is whole', async ({ page }) => {
  const report = new Uint8Array(readFileSync(sample('set-1/transunion.pdf')))
  // The page with the fewest words: what takes long is their recognition.
  const allButLast = Array.from({ length: 11 }, (_, at) => at + 1)
  const [lacking, photo] = await Promise.all([pagesOfPdf(report, allButLast), photoOfPage(report, 12)])
  await payByCall(page)
  await page
    .getByLabel('TransUnion credit report')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(lacking) })
  await page.getByRole('button', { name: 'Upload TransUnion report' }).click()
  const lack = page.getByText('Page 12 of 12 is missing', { exact: true })
  await expect(lack).toBeVisible()
  // The card has two camera buttons by now: one for a new report, and one for the page that is missing.
  await page
    .locator('#report-transunion')
    .getByLabel('Take a photo (TransUnion)')
    .last()
    .setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText(/^Read from a scan\./).first()).toBeVisible()
  await expect(lack).toHaveCount(0)
  await expect(page.getByText(/Recognized as a TransUnion report/).first()).toBeVisible()
})
