import { expect, type Page, test } from '@playwright/test'
import { fillCard, openPayment, payButton } from './support/paying-steps.ts'

const declined = 'Your card was declined.'
const processing = 'An error occurred while processing your card. Try again in a little bit.'
const refused: [string, string | RegExp][] = [
  ['4000000000000002', declined],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000009987', declined],
  ['4000000000009979', declined],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', "Your card's security code is incorrect."],
  ['4000000000000119', processing],
  ['4000000000006975', /too frequently/],
  ['4000000000000341', declined],
  ['4000008400001280', processing],
  ['4100000000000019', declined],
  ['4000000000004954', declined],
]
const afterChallenge: [string, string | null][] = [
  ['4000002500003155', null],
  ['4000002760003184', null],
  ['4000000000003220', null],
  ['4000008400001629', declined],
  ['4000008260003178', 'Your card has insufficient funds.'],
]
const succeed = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '4000000000003055',
  '4000000000003097',
  '4000000000000259',
  '4000000000002685',
  '4000000000001976',
  '4000000000000077',
]

async function press(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  if (number.startsWith('3')) await page.getByLabel('Security code').fill('1234')
  await payButton(page).click()
}

/** The toast of the specification: its title, and the provider's own sentence. */
async function expectFailure(page: Page, sentence: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ })
  await expect(toast.getByText('Payment Failed')).toBeVisible()
  await expect(toast.getByText(sentence)).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
}

test('every card that is refused says why, on the same form', async ({ page }) => {
  await openPayment(page)
  for (const [number, sentence] of refused) {
    await press(page, number)
    await expectFailure(page, sentence)
    await page.reload()
    await expect(payButton(page)).toBeEnabled()
  }
})

test('a mistyped number is refused before anything is sent', async ({ page }) => {
  await openPayment(page)
  await press(page, '4242424242424241')
  await expect(page.getByText('Your card number is invalid.').first()).toBeVisible()
})

for (const [number, sentence] of afterChallenge) {
  test(`card ${number} asks for authentication and then ${sentence ? 'is refused' : 'pays'}`, async ({
    page,
  }) => {
    await openPayment(page)
    await press(page, number)
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    if (sentence) await expectFailure(page, sentence)
    else await expect(page).toHaveURL(/step=3/)
  })
}

for (const number of succeed) {
  test(`card ${number} pays`, async ({ page }) => {
    await openPayment(page)
    await press(page, number)
    await expect(page.getByText('Payment Processing').first()).toBeVisible()
    await expect(page).toHaveURL(/step=3/)
  })
}
