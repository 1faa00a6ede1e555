import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { sendPayment } from './support/pay-by-call.ts'
import { becomeStaff } from './support/staff-member.ts'

test('staff go from a figure of the revenue to who paid, and give a part of it back there', async ({
  page,
  openBrowser,
}) => {
  const { email, paymentIntent } = await sendPayment(page)
  // The returning browser asks, which settles it.
  await page.request.get(`/api/payments/${paymentIntent}`)
  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')

  await test.step('from the month, by keyboard', async () => {
    await staff.goto('/dashboard/reports')
    const months = staff.getByRole('table', { name: 'By month', exact: true })
    await expectAccessible(staff, 'revenue')
    await months.getByRole('link').last().press('Enter')
    await expect(staff.getByRole('heading', { name: 'Payments behind the figure' })).toBeVisible()
    await expectAccessible(staff, 'payments behind a figure')
    await staff.getByRole('link', { name: email }).press('Enter')
    await expect(staff.getByRole('heading', { name: email })).toBeVisible()
  })

  await test.step('a part of it back, on a telephone', async () => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(staff, 'a person on a telephone')
    const payments = staff.getByRole('region', { name: 'Payments' })
    await payments.getByRole('button', { name: /^Refund / }).click()
    await payments.getByLabel('Amount in dollars').fill('50')
    await payments.getByLabel('Reason, for the record').fill('Agreed by phone')
    await payments.getByRole('button', { name: 'Continue' }).click()
    await payments.getByRole('button', { name: 'Yes, refund $50.00' }).click()
    await expect(payments.getByText('$1,700.00 kept in all: $1,750.00 paid, $50.00 refunded.')).toBeVisible()
  })

  await test.step('and what else there is, on a telephone', async () => {
    for (const part of ['', '?part=outcomes', '?part=work']) {
      await staff.goto(`/dashboard/reports${part}`)
      await expect(staff.getByRole('combobox', { name: 'Last month' })).toBeVisible()
      await expectAccessible(staff, `reports ${part} on a telephone`)
    }
  })
})
