import { expect } from '@playwright/test'
import type { UploadedReport } from '../../src/shared/api/reports.ts'
import type { Review } from '../../src/shared/api/review.ts'
import { printedRows } from '../support/half-read-report.ts'
import { photoOfPage } from '../support/photo-of-page.ts'
import { becomeTesterByHand, expectDocuments } from './support/case-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** One page: its second account, a card of its own furnisher, was paid before it began. */
const report = printedRows([
  [[40, 'Experian Credit Report']],
  [[40, 'Report Date: February 20, 2024']],
  [[40, 'Prepared for: HARLAN ASHGROVE']],
  [[40, 'Accounts']],
  [[40, 'HARBORLIGHT BANK NA']],
  [
    [40, 'Account Number: XXXX4471'],
    [300, 'Date Opened: 03/14/2016'],
  ],
  [
    [40, 'Current Balance: $1,245'],
    [300, 'Credit Limit: $5,000'],
  ],
  [
    [40, 'Payment Status: Pays As Agreed'],
    [300, 'Past Due: $0'],
  ],
  [[40, 'QUARRY RIDGE RECOVERY']],
  [
    [40, 'Account Number: XXXX9034'],
    [300, 'Date Opened: 07/30/2021'],
  ],
  [
    [40, 'Current Balance: $2,318'],
    [300, 'Past Due: $2,318'],
  ],
  [
    [40, 'Payment Status: Charge Off'],
    [300, 'High Balance: $2,318'],
  ],
  [
    [40, 'Date of Last Payment: 01/09/2020'],
    [300, 'Account Type: Credit Card'],
  ],
])

test('a report is photographed with a phone, and what was read of it is compared and confirmed', async ({
  page,
}) => {
  const photo = await photoOfPage(report, 1)
  const clientId = await becomeTesterByHand(page, {
    Experian: { name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo },
  })
  const isRead = async () => {
    const reports: UploadedReport[] = await (
      await page.request.get(`/api/uploaded-reports?client=${clientId}`)
    ).json()
    return reports.map(({ recognition }) => recognition?.scan?.state)
  }
  await expect.poll(isRead, { timeout: 150_000, intervals: [1000] }).toEqual(['read'])
  expect((await page.request.post(`/api/clients/${clientId}/trigger-armor`)).ok()).toBe(true)
  await expectDocuments(page, 6)
  await page.goto(`/account/review?client=${clientId}`)
  const value = page.getByRole('article', { name: 'Is this what your report shows?' })
  await expect(value).toBeVisible()
  await expectAccessible(page, 'a value of a photo to compare, on a phone')
  const picture = value.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await value.getByRole('button', { name: 'Yes', exact: true }).tap()
  await expect(page.getByRole('status').getByText(/You confirmed it\.$/)).toBeVisible()
  await value.getByRole('button', { name: 'No', exact: true }).tap()
  await expect(page.getByRole('status').getByText(/You said it shows something else/)).toBeVisible()
  const review: Review = await (await page.request.get(`/api/clients/${clientId}/review`)).json()
  expect(review.confirmations.slice(0, 2).map(({ confirmed }) => confirmed)).toEqual([true, false])
})
