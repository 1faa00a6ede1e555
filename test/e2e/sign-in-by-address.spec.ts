import { expect, type Page } from '@playwright/test'
import { applyByCall } from './support/apply-by-call.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
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
