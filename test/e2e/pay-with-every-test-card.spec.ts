import { expect, type Page } from '@playwright/test'
import { type HeardToasts, hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { fillCard, openPayment, payButton } from './support/paying-steps.ts'

// What each of the 28 cards does, and the sentence it comes with, stands in test/journeys/every-test-card.test.ts, by calls. Here: each sentence
// on the page, once.
const refused: [string, string | RegExp][] = [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
  ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.'],
  ['4000000000006975', /too frequently/],
]

/** @returns what a toast says from then on */
async function press(page: Page, number: string, code = '123'): Promise<HeardToasts> {
  await fillCard(page, number)
  await page.getByLabel('Security code').fill(code)
  const told = await hearToasts(page)
  await payButton(page).click()
  return told
}

/** The toast of the specification: its title, and the provider's own sentence. */
async function expectFailure(page: Page, told: HeardToasts, sentence: string | RegExp): Promise<void> {
  await told('Payment Failed', sentence)
  await expect(payButton(page)).toBeEnabled()
}

test('a card that is refused says why, at once or after its authentication, and one with four digits of security code then pays', async ({
  page,
}) => {
  await openPayment(page)
  await press(page, '4242424242424241')
  await expect(page.getByText('Your card number is invalid.').first()).toBeVisible()
  for (const [number, sentence] of refused) {
    await expectFailure(page, await press(page, number), sentence)
  }
  for (const [number, sentence] of [
    ['4000008400001629', 'Your card was declined.'],
    ['4000008260003178', 'Your card has insufficient funds.'],
  ] as const) {
    const told = await press(page, number)
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expectFailure(page, told, sentence)
    await page.reload()
    await expect(payButton(page)).toBeEnabled()
  }
  const told = await press(page, '378282246310005', '1234')
  await told('Payment Processing')
  await expect(page).toHaveURL(/step=3/)
})
