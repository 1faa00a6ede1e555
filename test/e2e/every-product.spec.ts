import { expect, type Page } from '@playwright/test'
import { type ProductRow, productRows, productTable, type SoldKey } from '../support/product-table.ts'
import { buyByButton } from './support/buy-by-button.ts'
import { test } from './support/other-browsers.ts'
import { newEmail } from './support/paying-steps.ts'
import { refundByStaff } from './support/refund-by-staff.ts'
import { usesInBrowser } from './support/use-what-was-bought.ts'

/**
 * Every product through its own button. The soak walks the whole table (docs/decisions/077); `npm test` what no other journey buys:
 * a single payment for the generator, and the offer that a credit counts toward.
 */
const isSoak = process.env.ARMOR_SOAK !== undefined
const rowsOf = (wanted: (row: ProductRow) => unknown, always: readonly SoldKey[]) =>
  productRows.filter(([key, row]) => wanted(row) && (isSoak || always.includes(key)))

for (const [key, row] of rowsOf(() => true, ['30-day-pass'])) {
  test(`${key} is bought alone, used to its end, and closed by its refund @alone`, async ({
    page,
    openBrowser,
  }) => {
    const bought = await buyByButton(page, key, { email: newEmail(), due: row.price, openBrowser })
    for (const use of row.uses) await test.step(use, () => usesInBrowser[use].toItsEnd(bought))
    await test.step('refund', () => refundByStaff(bought))
    for (const use of row.uses) await test.step(`${use}, refunded`, () => usesInBrowser[use].isClosed(bought))
  })
}

for (const [key, row] of rowsOf(({ renews }) => !renews, ['10k-september-play'])) {
  test(`${key} after a Strategy Session costs what the table says @credited`, async ({
    page,
    openBrowser,
  }) => {
    const email = newEmail()
    await buyFirst(page, 'strategy-session', email)
    await buyByButton(page, key, { email, due: row.credited, openBrowser })
  })
}

for (const [key, row] of rowsOf(({ afterStandard }) => afterStandard, [])) {
  test(`${key} after ARMOR Standard costs the difference @upgraded`, async ({ page, openBrowser }) => {
    const email = newEmail()
    await buyFirst(page, 'standard', email)
    const { tab } = await buyByButton(page, key, { email, due: row.afterStandard ?? 0, openBrowser })
    await expect(tab.getByRole('link', { name: 'Complete Client Intake' })).toBeVisible()
  })
}

for (const [key, row] of rowsOf(({ renews }) => renews, [])) {
  test(`${key} is cancelled in two clicks, and open to its end @cancelled`, async ({ page, openBrowser }) => {
    const bought = await buyByButton(page, key, { email: newEmail(), due: row.price, openBrowser })
    const { tab } = bought
    await tab.getByRole('button', { name: 'Cancel subscription' }).click()
    await tab.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(tab.getByText(/^It ends on .*, and nothing more is charged/)).toBeVisible()
    await usesInBrowser.generator.toItsEnd(bought)
  })
}

async function buyFirst(page: Page, key: SoldKey, email: string): Promise<void> {
  const openBrowser = () => Promise.reject(new Error('nobody else is needed'))
  await buyByButton(page, key, { email, due: productTable[key].price, openBrowser })
}
