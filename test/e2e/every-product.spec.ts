import { expect, type Page } from '@playwright/test'
import { type ProductRow, productRows, productTable, type SoldKey } from '../support/product-table.ts'
import { buyByButton } from './support/buy-by-button.ts'
import { test } from './support/other-browsers.ts'
import { newEmail } from './support/paying-steps.ts'
import { refundByStaff } from './support/refund-by-staff.ts'
import { findElsewhere } from './support/sign-in-elsewhere.ts'
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

/** A buyer of each kind: what names it in the account of somebody who reads Spanish, and the links that lead on from there. */
const kinds: [SoldKey, names: RegExp[], links: RegExp[]][] = [
  ['standard-credit-repair', [/Standard \(reparación de crédito\)/], [/, desde el /]],
  ['90-day-max-access', [/Software 90-Day Max/], [/, desde el /, /^Detalles de Software 90-Day Max/]],
  ['monthly-access', [/Acceso mensual/], [/^Cambiar o cancelar Acceso mensual/]],
  ['30-day-pass', [/Pase de 30 días/], [/^Detalles de Pase de 30 días/]],
  ['rental-toolkit', [/Kit de alquiler/], [/^Abrir su guía: Kit de alquiler/, /^Detalles de /]],
  [
    '10k-september-play',
    [/Plan 10K September Play/, /Revisión de cumplimiento/],
    [/^Llenar la solicitud de Plan 10K/, /^Detalles de /],
  ],
  ['intake-session', [/Sesión inicial/, /Crédito que todavía puede usar/], [/^Detalles de Sesión inicial/]],
  ['armor-ready', [/ARMOR Ready/], [/^Solicitud enviada el /, /^Detalles de ARMOR Ready/]],
  ['entity-readiness', [/Constitución de empresa/], [/^Solicitud enviada el /]],
]
for (const [key, names, links] of kinds.filter(([key]) => isSoak || key === 'standard-credit-repair')) {
  test(`the buyer of ${key} finds it on another phone, by keyboard, in Spanish @elsewhere`, async ({
    page,
    openBrowser,
  }) => {
    const { price: due } = productTable[key]
    await findElsewhere(await buyByButton(page, key, { email: newEmail(), due, openBrowser }), {
      names,
      links,
    })
  })
}

async function buyFirst(page: Page, key: SoldKey, email: string): Promise<void> {
  const openBrowser = () => Promise.reject(new Error('nobody else is needed'))
  await buyByButton(page, key, { email, due: productTable[key].price, openBrowser })
}
