import { expect, type Page } from '@playwright/test'
import { listMyClients } from '../../src/shared/api/accounts.ts'
import { applyByCall } from './support/apply-by-call.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { sendPayment } from './support/pay-by-call.ts'
import { agreeToRenewal, fillCard, newEmail, person } from './support/paying-steps.ts'
import { readSignInLink } from './support/read-sign-in-link.ts'

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/pay/monthly-access')
  await agreeToRenewal(page)
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email address').fill(email)
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your purchase' })).toBeVisible()
}

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/account/sign-in')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  return readSignInLink(email)
}

test('a subscriber comes back with the address alone, and finds the receipt, the way to cancel and support', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  await subscribe(page, email)
  await applyByCall(page, email)
  const elsewhere = await openBrowser()
  await elsewhere.goto(await askForLink(elsewhere, email))
  await expect(elsewhere.getByText(new RegExp(`This link belongs to ${email.slice(0, 1)}•••@`))).toBeVisible()
  await expectAccessible(elsewhere, 'a link before it is used')
  await elsewhere.getByRole('button', { name: 'Sign in now' }).click()
  await expect(elsewhere).toHaveURL(/\/account\/overview$/)
  await expect(elsewhere.getByRole('link', { name: /^Application sent on/ })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Send message' })).toBeVisible()
  await expectAccessible(elsewhere, 'an account, wide')
  await elsewhere.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(elsewhere, 'an account, narrow')
  await elsewhere.getByRole('button', { name: 'Cancel subscription' }).click()
  await elsewhere.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(elsewhere.getByRole('button', { name: 'Keep my subscription' })).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Change or cancel Monthly Access' }).click()
  await elsewhere.getByRole('button', { name: 'Keep my subscription' }).click()
  await elsewhere.getByRole('button', { name: 'Change plan or card' }).click()
  await expect(elsewhere.getByRole('button', { name: 'Cancel the subscription' })).toBeVisible()
})

/** The numbers of the clients that this browser opens. */
async function opened(page: Page): Promise<number[]> {
  const reply = await page.request.get(listMyClients.path)
  return (await reply.json()).map(({ id }: { id: number }) => id)
}

const masked = (email: string) => new RegExp(`${email.slice(0, 1)}•••@`)

test('whoever is sent the link of somebody else is told whose it is, may stay as they are, and gives nothing away by pressing', async ({
  page: visitor,
  openBrowser,
}) => {
  const sender = await openBrowser()
  const { email: sendersEmail } = await sendPayment(sender, `a-${newEmail()}`)
  const { email: ownEmail } = await sendPayment(visitor, `b-${newEmail()}`)
  const [ofSender, ofVisitor] = [await opened(sender), await opened(visitor)]
  const link = await askForLink(sender, sendersEmail)

  await visitor.goto(link)
  await expect(visitor.getByText(/^This link belongs to /)).toHaveText(masked(sendersEmail))
  const warning = visitor.getByText(/^This browser also opens what was started here with /)
  await expect(warning).toHaveText(masked(ownEmail))
  await expect(warning).toContainText('That stays in this browser only')
  await expect(visitor.locator('body')).not.toContainText(sendersEmail)
  await expectAccessible(visitor, 'a link of somebody else')
  await visitor.getByRole('link', { name: 'Stay as I am' }).click()
  await expect(visitor).toHaveURL(/\/client-dashboard/)
  await expect(visitor.getByText(ownEmail).first()).toBeVisible()
  expect(await opened(visitor)).toEqual(ofVisitor)

  // Nothing was used up: another time they press, and both stay what they were.
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Sign in now' }).click()
  await expect(visitor).toHaveURL(/\/client-dashboard/)
  expect((await opened(visitor)).toSorted()).toEqual([...ofSender, ...ofVisitor].toSorted())
  expect(await opened(sender)).toEqual(ofSender)
  const elsewhere = await openBrowser()
  await elsewhere.goto(await askForLink(elsewhere, sendersEmail))
  await elsewhere.getByRole('button', { name: 'Sign in now' }).click()
  await expect(elsewhere).toHaveURL(/\/client-dashboard/)
  expect(await opened(elsewhere)).toEqual(ofSender)
  const reply = await elsewhere.request.get(`/api/clients/${ofVisitor[0]}`)
  expect(reply.status()).toBe(404)
})
