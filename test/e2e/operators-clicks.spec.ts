import { expect } from '@playwright/test'
import { applyByCall } from './support/apply-by-call.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { sendIntake } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'
import { sendPayment } from './support/pay-by-call.ts'
import { newEmail, person } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'
import { countPresses, openPart, region } from './support/staff-steps.ts'

test('a client is found, refunded in part, mailed and moved in the row in half of the presses that it took', async ({
  page: client,
  openBrowser,
}) => {
  const { email, paymentIntent } = await sendPayment(client)
  const whose = { ...person, email, clientType: 'paid', paymentIntentId: paymentIntent }
  await sendIntake(client, whose, { Experian: 'set-1/experian.pdf' })
  const staff = await openBrowser()
  await becomeStaff(staff, 'Ada Admin')

  await test.step('find and open a client', async () => {
    await staff.goto('/dashboard')
    const counted = countPresses()
    await staff.getByRole('searchbox', { name: 'Search' }).fill(email)
    await expect(staff.getByText('1 to 1 of 1 client')).toBeVisible()
    await counted.press(staff.getByRole('rowheader').getByRole('link', { name: person.name }))
    await expect(staff.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
    counted.done('find and open a client', 1)
  })

  await test.step('a refund in part', async () => {
    await openPart(staff, 'Money').click()
    const payments = region(staff, 'Payments and refunds')
    const counted = countPresses()
    await counted.press(payments.getByRole('button', { name: /^Refund / }))
    await payments.getByLabel('Amount in dollars').fill('250')
    await payments.getByLabel('Reason, for the record').fill('Agreed on the phone')
    // The Enter key of a form sends it.
    await payments.getByLabel('Amount in dollars').press('Enter')
    await counted.press(payments.getByRole('button', { name: 'Yes, refund $250.00' }))
    await expect(payments.getByText('$250.00 was refunded.')).toBeVisible()
    counted.done('a refund in part', 2)
  })

  await test.step('a mail of a type', async () => {
    const counted = countPresses()
    await counted.press(openPart(staff, 'Messages and emails'))
    // By the mouse alone: the type, and yes to the question beside which the mail stands.
    const types = staff.getByRole('group', { name: 'Write an email' })
    await counted.press(types.getByRole('button', { name: 'Welcome', exact: true }))
    const told = await hearToasts(staff)
    await counted.press(staff.getByRole('button', { name: 'Yes, send it' }))
    await told('Email Sent')
    counted.done('a mail of a type', 3)
  })

  await test.step('stage and date in the row', async () => {
    await staff.goto(`/dashboard?search=${email}`)
    const counted = countPresses()
    await counted.press(staff.getByRole('button', { name: `Edit ${person.name}` }))
    const form = staff.getByRole('form', { name: /^Edit/ })
    await counted.select(form.getByLabel('Stage'), 'Round 1 Sent')
    await form.getByLabel(/Round 1/).fill('2026-11-02')
    await form.getByLabel(/Round 1/).press('Enter')
    await expect(form).toHaveCount(0)
    counted.done('stage and date in the row', 2)
    await expect(staff.getByRole('row', { name: new RegExp(person.name) })).toContainText('Nov 2')
  })
})

test('an application is moved in half of the presses that it took', async ({ page, openBrowser }) => {
  const id = await applyByCall(page, newEmail())
  const staff = await openBrowser()
  await becomeStaff(staff, 'Ada Admin')
  await staff.goto(`/dashboard/funding?application=${id}`)
  const status = region(staff, 'Status')
  const counted = countPresses()
  await counted.press(status.getByRole('button', { name: 'Under Review' }))
  // It can be taken back for ten seconds; then it is done, by that one press.
  await expect(status.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(region(staff, 'History').getByRole('row', { name: /Under Review/ })).toBeVisible()
  counted.done('move an application', 1)
})
