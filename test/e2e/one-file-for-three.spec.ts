import { expect, type Locator, type Page } from '@playwright/test'
import { halfReadReport } from '../support/half-read-report.ts'
import { scanOf } from '../support/scan-pdf.ts'
import { expectDocuments } from './support/case-steps.ts'
import { hearTexts } from './support/hear-texts.ts'
import { becomeTester } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'
import { payByCall } from './support/pay-by-call.ts'
import { uploadReport } from './support/paying-steps.ts'

/** Between the mouse's down and up something comes in above, as on a slow machine: the press is still of this button. */
async function pressWhileThePageMoves(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await page.mouse.down()
  await page.locator('h1').evaluate((heading) => {
    heading.style.paddingTop = '120px'
  })
  await page.mouse.up()
}

test('a three-bureau file in one slot stands for all three and gives the documents', async ({ page }) => {
  const clientId = await becomeTester(page, { Experian: 'set-6/three-bureau.pdf' }, 'Orson Okonjo')
  await expectDocuments(page, 6)
  await expect(
    page.getByRole('button', { name: /^Download (Experian|Equifax|TransUnion) report$/ }),
  ).toHaveCount(3)
  await page.goto(`/account/review?client=${clientId}#coverage`)
  const read = page.locator('#coverage')
  for (const bureau of ['Experian', 'Equifax', 'TransUnion'])
    await expect(read.getByRole('heading', { name: new RegExp(bureau) })).toBeVisible()
  const findings = page.locator('#findings article')
  await expect.poll(() => findings.count()).toBeGreaterThan(3)
  await expect.poll(() => findings.locator('figure img').count()).toBeGreaterThan(3)
  const pictures = await findings.locator('figure img').all()
  for (const picture of pictures.slice(0, 4)) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('a scan is said to be read, page by page, and then what was found in it', async ({ page }) => {
  const pages = await scanOf(halfReadReport({ named: true }), [1])
  await payByCall(page)
  await page
    .getByLabel('Experian credit report')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pages) })
  // Until it has been read, which a page that is busy may see only afterwards.
  const said = await hearTexts(page, '#report-experian')
  await pressWhileThePageMoves(page, page.getByRole('button', { name: 'Upload Experian report' }))
  await said('This is a scan.')
  await expect(page.getByText(/^This PDF is a scan/)).toHaveCount(0)
  await expect(page.getByText(/^Read from a scan\./).first()).toBeVisible()
  await expect(page.getByText(/Recognized as an Experian report/).first()).toBeVisible()
  await uploadReport(page, 'Experian', 'set-1/experian.pdf')
  await expect(page.getByText(/^Read from a scan\./)).toHaveCount(0)
})
