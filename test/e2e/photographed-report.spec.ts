import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { UploadedReport } from '../../src/shared/api/reports.ts'
import type { Review } from '../../src/shared/api/review.ts'
import { photoOfPage } from '../support/photo-of-page.ts'
import { becomeTester, expectDocuments } from './support/case-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { sample } from './support/paying-steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a report is photographed with a phone, and what was read of it is compared and confirmed', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const report = new Uint8Array(readFileSync(sample('set-1/equifax.pdf')))
  const photos = []
  for (const at of [1, 2, 3, 4, 5, 6])
    photos.push({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: await photoOfPage(report, at) })
  const clientId = await becomeTester(page, { Equifax: photos })
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
  const part = page.locator('#confirmations')
  const cards = part.getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  await expectAccessible(page, 'values of photos to compare, on a phone')
  const first = cards.first()
  const picture = first.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  await first.getByRole('button', { name: 'Yes', exact: true }).tap()
  await expect(first.getByText('You confirmed it.')).toBeVisible()
  await cards.nth(1).getByRole('button', { name: 'No', exact: true }).tap()
  await expect(cards.nth(1).getByText(/^You said it is something else/)).toBeVisible()
  const review: Review = await (await page.request.get(`/api/clients/${clientId}/review`)).json()
  expect(review.confirmations.slice(0, 2).map(({ confirmed }) => confirmed)).toEqual([true, false])
})
