import { expect } from '@playwright/test'
import { halfReadRows, printedRows } from '../support/half-read-report.ts'
import { expectDocuments } from './support/case-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { becomeTester } from './support/join-by-call.ts'
import { lettersOf } from './support/mailing-steps.ts'
import { test } from './support/other-browsers.ts'
import { readLetterText } from './support/read-download.ts'
import { becomeStaff } from './support/staff-member.ts'

/** Before the furnisher's own account began, once somebody has said when that was: what a letter may call wrong. */
const paidBefore = [
  [40, 'Date of Last Payment: 01/09/2020'],
  [300, 'Account Type: Credit Card'],
] as const

test('a file that no reader understands is completed by its owner, up to the draft of a letter', async ({
  page,
  openBrowser,
}) => {
  const report = printedRows([
    [[40, 'Prepared for: HARLAN ASHGROVE']],
    ...halfReadRows.flatMap((row) =>
      row.some(([, text]) => text === 'Payment Status: Charge Off') ? [row, paidBefore] : [row],
    ),
  ])
  const file = { name: 'my-file.pdf', mimeType: 'application/pdf', buffer: Buffer.from(report) }
  const clientId = await becomeTester(page, { Experian: file })
  await page.getByRole('link', { name: 'Help us read it (Experian)' }).click()

  await test.step('first what the file cannot do without, pressed on the page itself', async () => {
    const picture = page.getByRole('img', { name: 'Page 1 of the Experian report' })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByRole('heading', { name: /Which line names the bureau/ })).toBeVisible()
    await page.getByRole('button', { name: /^kept with Experian, / }).click()
    await expect(page.getByText('The bureau that made the report: kept with Experian')).toBeVisible()
    await expectAccessible(page, 'the line of the bureau, chosen')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: /Which line is the date/ })).toBeVisible()
  })

  await test.step('then from the list, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page
      .getByRole('region', { name: 'Lines of page 1' })
      .getByRole('button', { name: /^Stand of this file/ })
      .click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('2 accounts read')).toBeVisible()
  })

  await test.step('then what was not understood of an account', async () => {
    await page.getByRole('button', { name: /Commenced: 07\/30\/2021, not understood$/ }).click()
    await page.getByLabel('What is it?').selectOption({ label: 'Date opened' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      page.getByText('Saved. Date opened of QUARRY RIDGE RECOVERY: 07/30/2021').first(),
    ).toBeVisible()
    await expectAccessible(page, 'a value said, on a phone')
  })

  await page.goto(`/client-dashboard?client=${clientId}`)
  expect((await page.request.post(`/api/clients/${clientId}/trigger-armor`)).ok()).toBe(true)
  await expectDocuments(page, 6)
  const letter = (await lettersOf(page, clientId)).find(({ recipient }) => recipient === 'Experian')
  expect(letter, 'a letter to Experian').toBeDefined()
  const text = await readLetterText(page, `/api/documents/${letter?.documentId}/download`)
  expect(text).toContain('QUARRY RIDGE RECOVERY')
  expect(text).toContain('07/30/2021')

  await test.step('staff see the file, and teach the label that it still prints without a meaning', async () => {
    const staff = await openBrowser()
    await becomeStaff(staff, 'Sam Staff')
    await staff.goto('/dashboard/unread')
    const files = staff.getByRole('table', { name: /^Reports that were not wholly understood/ })
    await expect(files.getByRole('link', { name: 'Harlan Ashgrove' }).first()).toBeVisible()
    await expectAccessible(staff, 'files with unread lines')
    await files
      .getByRole('button', { name: /^Teach “Commenced/ })
      .first()
      .click()
    await staff.getByLabel('What stands behind it').selectOption({ label: 'Date opened' })
    await staff.getByRole('button', { name: 'Teach this label' }).click()
    const labels = staff.getByRole('table', { name: /^Labels that the reader was taught/ })
    await expect(labels.getByText('In use')).toBeVisible()
    await staff.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(staff, 'taught labels, on a phone')
  })
})
