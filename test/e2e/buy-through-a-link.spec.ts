import { expect, type Page } from '@playwright/test'
import { createPaymentIntent } from '../../src/shared/api/checkout.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { agreeToRenewal, fillCard, fillContact, newEmail, person } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'

/** Presses a payment link of a page and pays on the page that opens beside it. @returns the tab with the purchase */
async function buy(
  page: Page,
  link: RegExp,
  email: string,
  { renews = false }: { renews?: boolean } = {},
): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: link }).first().click(),
  ])
  if (renews) await agreeToRenewal(tab)
  await tab.getByLabel('Full name').fill(person.name)
  await tab.getByLabel('Email address').fill(email)
  await fillCard(tab, '4242424242424242')
  await tab.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Thank you for your purchase' })).toBeVisible()
  return tab
}

async function checkAccess(page: Page, email: string): Promise<void> {
  await page.goto('/dispute-generator')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Check my access' }).click()
}

test('a month opens the letter generator the first time it is asked for, and a cancelled one stays open to its end', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/subscriptions')
  const tab = await buy(page, /Monthly Access/, email, { renews: true })
  await checkAccess(page, email)
  await expect(page.getByText('Subscriber', { exact: true })).toBeVisible()
  await expectAccessible(tab, 'a purchase')

  await tab.getByRole('button', { name: 'Cancel subscription' }).click()
  const asked = tab.getByRole('dialog')
  await expectAccessible(tab, 'a cancellation that is asked for')
  await asked.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(tab.getByText(/^It ends on .*, and nothing more is charged/)).toBeVisible()
  await expect(tab.getByText(/It stays open until/)).toBeVisible()
  await checkAccess(page, email)
  await expect(page.getByText('Subscriber', { exact: true })).toBeVisible()
})

test('a package bought through a link leads to its intake, and its refund closes the generator', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  await page.goto('/software-plans')
  const tab = await buy(page, /^Get 90-Day Max Software Access/, email)
  await checkAccess(page, email)
  await expect(page.getByText('Subscriber', { exact: true })).toBeVisible()
  await tab.getByRole('link', { name: 'Complete Client Intake' }).click()
  await expect(tab).toHaveURL(/\/intake\?client=/)
  await expect(tab.getByLabel('Email address')).toHaveValue(email)

  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  const listed = await staff.request.get(`/api/clients?search=${encodeURIComponent(email)}`)
  const [client] = await listed.json()
  await staff.goto(`/dashboard/client?client=${client.id}&part=money`)
  const payments = staff.getByRole('region', { name: 'Payments and refunds' })
  await payments.getByRole('button', { name: /^Refund / }).click()
  await payments.getByLabel('Amount in dollars').fill('500')
  await payments.getByLabel('Reason, for the record').fill('Not what was wanted')
  await payments.getByRole('button', { name: 'Continue' }).click()
  await payments.getByRole('button', { name: 'Yes, refund $500.00' }).click()
  await expect(payments.getByText('$500.00 was refunded.')).toBeVisible()
  await checkAccess(page, email)
  await expect(page.getByText('Subscription Required').first()).toBeVisible()
})

test('an upgrade pays the difference, whatever the browser says', async ({ page }) => {
  await page.goto('/checkout?tier=premium&amount=1250')
  const email = newEmail()
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $1,250.00' }).click()
  await expect(page).toHaveURL(/step=3/)
  // The way on stands there once the payment is settled.
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()

  await page.goto('/checkout?tier=premier&amount=1750')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary.getByText('To pay now')).toBeVisible()
  await expect(summary.getByText('$500.00')).toBeVisible()
  await expectAccessible(page, 'a checkout with a credit')
  const body = { ...person, email, agreeToContact: true, tier: 'premier', amount: 1 }
  const asked = await page.request.post(createPaymentIntent.path, { data: body })
  expect(await asked.json()).toMatchObject({ amount: 500 })
  // What was typed before is still there.
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $500.00' }).click()
  await expect(page).toHaveURL(/step=3/)
})

test('the buyer of a session says when there is time, and staff answer by mail', async ({
  page,
  openBrowser,
}) => {
  await page.goto('/')
  const tab = await buy(page, /^Book Strategy Session/, newEmail())
  const times = `Mondays after five, ${Date.now()}`
  await tab.getByLabel('When do you have time?').fill(times)
  const told = await hearToasts(tab)
  await tab.getByRole('button', { name: 'Send my times' }).click()
  await told('We have your times. We’ll answer by email.')

  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  await staff.goto('/dashboard/sessions')
  const request = staff.locator('section').filter({ hasText: times }).last()
  await expectAccessible(staff, 'sessions that wait for a time')
  await request.getByLabel('Your answer').fill('Monday at six it is.')
  await request.getByRole('button', { name: 'Send the answer' }).click()
  // What is typed into a field counts as the text of the page, too: it is answered when it stands among the answers.
  await expect(
    staff.getByRole('region', { name: 'Answered' }).getByText('Monday at six it is.'),
  ).toBeVisible()
  await tab.reload()
  await expect(tab.getByText('Monday at six it is.')).toBeVisible()
})
