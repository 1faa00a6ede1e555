import { expect, type Page } from '@playwright/test'
import { createPaymentIntent, getPaymentSetup } from '../../../src/shared/api/checkout.ts'
import { newEmail, person } from './paying-steps.ts'

/**
 * A paid Premier package, open at step 3 of the checkout, where the reports go.
 * @returns the payer's address and the payment's id
 */
export async function payByCall(page: Page): Promise<{ email: string; paymentIntent: string }> {
  const paid = await sendPayment(page)
  await page.goto(`/checkout?step=3&payment_intent=${paid.paymentIntent}`)
  return paid
}

/**
 * A paid Premier package. This browser asks for the payment and pays at the sandbox as the forms do, without opening them: they have
 * journeys of their own (by-thumb, pay-with-trouble).
 * @returns the payer's address and the payment's id
 */
export async function sendPayment(page: Page): Promise<{ email: string; paymentIntent: string }> {
  const email = newEmail()
  const ordered = await page.request.post(createPaymentIntent.path, {
    data: { ...person, email, agreeToContact: true, tier: 'premier' },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  const { clientSecret, paymentIntentId } = await ordered.json()
  const { publishableKey } = await (await page.request.get(getPaymentSetup.path)).json()
  const paid = await page.request.post(`/sandbox/v1/payment_intents/${paymentIntentId}/confirm`, {
    headers: { authorization: `Bearer ${publishableKey}` },
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  })
  expect(paid.status(), await paid.text()).toBe(200)
  return { email, paymentIntent: paymentIntentId }
}
