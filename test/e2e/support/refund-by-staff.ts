import { expect, type Locator, type Page } from '@playwright/test'
import { findReadinessPackage } from '../../../src/shared/catalogue/readiness-packages.ts'
import { formatDollars } from '../../../src/shared/rules/money.ts'
import type { Bought } from './buy-by-button.ts'
import { becomeStaff } from './staff-member.ts'

/** Staff give all of it back, on the page on which the payment stands. */
export async function refundByStaff(bought: Bought): Promise<void> {
  const staff = await bought.openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  const part = await placeOf(staff, bought)
  const product = findReadinessPackage(bought.key)?.name ?? ''
  await part
    .getByRole('button', { name: new RegExp(`^Refund ${product}`) })
    .first()
    .click()
  await part.getByLabel('Reason, for the record').fill('Not what was wanted')
  await part.getByRole('button', { name: 'Continue' }).click()
  const amount = formatDollars(bought.row.price)
  await part.getByRole('button', { name: `Yes, refund ${amount}` }).click()
  await expect(staff.getByText(`${amount} was refunded.`).first()).toBeVisible()
}

async function placeOf(staff: Page, { row, email, applicationId, key }: Bought): Promise<Locator> {
  if (row.uses.includes('case')) {
    const listed = await staff.request.get(`/api/clients?search=${encodeURIComponent(email)}`)
    const [client] = await listed.json()
    await staff.goto(`/dashboard/client?client=${client.id}&part=money`)
    return staff.getByRole('region', { name: 'Payments and refunds' })
  }
  if (applicationId > 0 && (key === 'application-package' || key === 'entity-readiness')) {
    await staff.goto(`/dashboard/funding?application=${applicationId}`)
    return staff.getByRole('region', { name: 'Packages and papers' })
  }
  await staff.goto('/dashboard/payments?show=all')
  return staff.getByRole('region', { name: new RegExp(email) })
}
