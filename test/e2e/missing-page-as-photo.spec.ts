import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pagesOfPdf } from '../support/pages-of-pdf.ts'
import { photoOfPage } from '../support/photo-of-page.ts'
import { payByCall } from './support/pay-by-call.ts'
import { sample } from './support/paying-steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a page that is missing is added as a photo, and the report is whole', async ({ page }) => {
  const report = new Uint8Array(readFileSync(sample('set-1/experian.pdf')))
  const [lacking, photo] = await Promise.all([pagesOfPdf(report, [1, 2, 4, 5, 6, 7]), photoOfPage(report, 3)])
  await payByCall(page)
  await page
    .getByLabel('Experian credit report')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(lacking) })
  await page.getByRole('button', { name: 'Upload Experian report' }).click()
  const lack = page.getByText('Page 3 of 7 is missing', { exact: true })
  await expect(lack).toBeVisible()
  // The card has two camera buttons by now: one for a new report, and one for the page that is missing.
  await page
    .locator('#report-experian')
    .getByLabel('Take a photo (Experian)')
    .last()
    .setInputFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText(/^Read from a scan\./).first()).toBeVisible()
  await expect(lack).toHaveCount(0)
  await expect(page.getByText(/Recognized as an Experian report/).first()).toBeVisible()
})
