import { expect } from '@playwright/test'
import { expectDocuments } from './support/case-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { becomeTester } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'

test('a report in another name gives no letter until its owner says that it is theirs', async ({ page }) => {
  const clientId = await becomeTester(page, { TransUnion: 'set-1/transunion.pdf' }, 'Zed Zed')
  await expect(page.getByText('Is this report yours? (TransUnion)')).toBeVisible()
  await expect(
    page.getByText(/in the name of HARLAN RENEE ASHGROVE, and your file here is in the name of Zed Zed/),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Say whose report this is' })).toBeVisible()
  await expectAccessible(page, 'portal with a report in another name')
  const started = await page.request.post(`/api/clients/${clientId}/trigger-armor`)
  expect(started.ok()).toBe(true)
  await expect(
    page.getByText(/The TransUnion report is made out to another name than yours/).first(),
  ).toBeVisible()
  await expectDocuments(page, 0)
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expectDocuments(page, 6)
  await page.goto(`/upload?client=${clientId}`)
  await expect(page.getByText('You said that this report is yours (TransUnion)')).toBeVisible()
})
