import { expect, type Page } from '@playwright/test'
import { createPaymentIntent, getPaymentSetup } from '../../../src/shared/api/checkout.ts'
import { openPaymentPage } from '../../../src/shared/api/storefront.ts'
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
export async function sendPayment(
  page: Page,
  email = newEmail(),
): Promise<{ email: string; paymentIntent: string }> {
  const ordered = await page.request.post(createPaymentIntent.path, {
    data: { ...person, email, agreeToContact: true, tier: 'premier' },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  const { clientSecret, paymentIntentId } = await ordered.json()
  await confirmByCall(page, clientSecret)
  // As the page that the payer comes back to: what is looked up next is settled, however late the provider's own word comes.
  const settled = await page.request.get(`/api/payments/${paymentIntentId}`)
  expect(await settled.json()).toMatchObject({ status: 'succeeded' })
  return { email, paymentIntent: paymentIntentId }
}

/**
 * Something of the storefront, bought once; this browser is then open at the page of the purchase. It asks and pays at the sandbox as the
 * page of the product does, without opening it: that has journeys of its own (every-product, buy-through-a-link).
 * @param product its key in the catalogue
 */
export async function buyByCall(page: Page, product: string, email: string): Promise<void> {
  const opened = await page.request.post(openPaymentPage.path, { data: { product } })
  expect(opened.status(), await opened.text()).toBe(200)
  const { sessionId } = await opened.json()
  const hosted = `payment_pages/${sessionId}`
  const named = await atSandbox(page, hosted, { email, name: person.name })
  expect(named.status(), await named.text()).toBe(200)
  const { client_secret: clientSecret } = await (await atSandbox(page, hosted)).json()
  await confirmByCall(page, clientSecret)
  await page.goto(`/account/purchase?session_id=${sessionId}`)
}

/** Pays what waits for a card, with the sandbox's 4242. */
export async function confirmByCall(page: Page, clientSecret: string): Promise<void> {
  const [paymentIntent] = clientSecret.split('_secret_')
  const paid = await atSandbox(page, `payment_intents/${paymentIntent}/confirm`, {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  })
  expect(paid.status(), await paid.text()).toBe(200)
}

/** What the provider's script sends from the page, and what its own pages do. */
async function atSandbox(page: Page, path: string, form?: Record<string, string>) {
  const { publishableKey } = await (await page.request.get(getPaymentSetup.path)).json()
  const headers = { authorization: `Bearer ${publishableKey}` }
  return page.request.fetch(`/sandbox/v1/${path}`, { headers, ...(form && { method: 'POST', form }) })
}
