import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { halfReadReport } from '../support/half-read-report.ts'
import { pagesOfPdf } from '../support/pages-of-pdf.ts'
import { photoOfPage } from '../support/photo-of-page.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { payByCall } from './support/pay-by-call.ts'
import { sample, uploadReport } from './support/paying-steps.ts'

const experian = new Uint8Array(readFileSync(sample('set-1/experian.pdf')))
const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

test('a page that is missing is named, and joined to the report when it is added; a locked PDF asks for its password', async ({
  page,
}) => {
  await payByCall(page)
  const lacking = await pagesOfPdf(experian, [1, 2, 4, 5, 6, 7])
  await page.getByLabel('Experian credit report').setInputFiles(pdf('report.pdf', lacking))
  await page.getByRole('button', { name: 'Upload Experian report' }).click()
  const lack = page.getByText('Page 3 of 7 is missing', { exact: true })
  await expect(lack).toBeVisible()
  await expectAccessible(page, 'missing page')
  await page
    .getByLabel('Add this page (Experian)')
    .setInputFiles(pdf('page 3.pdf', await pagesOfPdf(experian, [3])))
  await expect(lack).toHaveCount(0)
  await expect(page.getByText(/Recognized as an Experian report/).first()).toBeVisible()

  await uploadReport(page, 'TransUnion', 'bad/password-protected.pdf')
  const field = page.getByLabel('Password of the TransUnion PDF')
  await field.fill('guess')
  await page.getByRole('button', { name: 'Unlock and read' }).click()
  await expect(page.getByText(/This password does not open the PDF/)).toBeVisible()
  await field.fill('open-sesame')
  await page.getByRole('button', { name: 'Unlock and read' }).click()
  await expect(page.getByText(/Recognized as a TransUnion report/).first()).toBeVisible()
  await expect(field).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a report is photographed page by page, and read as one', async ({ page }) => {
    const photo = async (report: Uint8Array, at: number) => ({
      name: 'image.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoOfPage(report, at),
    })
    await payByCall(page)
    await page.getByLabel('Take a photo (Experian)').setInputFiles(await photo(experian, 2))
    // One photo is named once, in the field's row.
    const single = page.getByText('image.jpg', { exact: true })
    await expect(single).toHaveCount(1)
    const short = halfReadReport({ named: true })
    await page.getByLabel('Take a photo (Experian)').setInputFiles(await photo(short, 1))
    await expect(page.getByText('2 files chosen, in this order')).toBeVisible()
    await page.getByRole('button', { name: /^Remove file 1/ }).click()
    await expect(single).toHaveCount(1)
    await expect(page.getByText('2 files chosen, in this order')).toBeHidden()
    await expectAccessible(page, 'photos on a phone')
    await page.getByRole('button', { name: 'Upload Experian report' }).click()
    await expect(page.getByText(/^Read from a scan\./).first()).toBeVisible()
    await expect(page.getByText(/Recognized as an Experian report/).first()).toBeVisible()
  })
})
