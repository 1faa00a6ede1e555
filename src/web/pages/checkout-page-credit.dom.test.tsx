import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPaymentIntent, getPayment, getPaymentSetup } from '../../shared/api/checkout.ts'
import { getCheckoutCredit } from '../../shared/api/storefront.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const credits = [
  { name: 'ARMOR Standard', paidOn: '2026-11-01T12:00:00.000Z', amount: 500 },
  { name: 'Strategy Session', paidOn: '2026-11-02T12:00:00.000Z', amount: 97 },
]

it('shows the price, each credit and what is left to pay', async () => {
  stubCalls(
    answerTo(getCheckoutCredit, ({ query }) => {
      expect(query.get('tier')).toBe('premium')
      return { price: 1250, credits, due: 653 }
    }),
  )
  renderPage('/checkout?tier=premium')
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  expect(await within(summary).findByText('$653.00')).toBeTruthy()
  expect(within(summary).getByText('ARMOR Standard, paid November 1, 2026')).toBeTruthy()
  for (const amount of ['$1,250.00', '-$500.00', '-$97.00'])
    expect(within(summary).getByText(amount)).toBeTruthy()
})

it('shows the price alone when nothing was paid before', async () => {
  stubCalls(answerTo(getCheckoutCredit, () => ({ price: 1250, credits: [], due: 1250 })))
  renderPage('/checkout?tier=premium')
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  expect(await within(summary).findByText('$1,250.00')).toBeTruthy()
  expect(within(summary).queryByText('To pay now')).toBeNull()
})

it('shows the total that the open payment asks for, also when a credit was used up elsewhere meanwhile', async () => {
  const draft = { name: 'Ana Silva', email: 'ana@example.com', phone: '5550100100', agreeToContact: true }
  localStorage.setItem(
    'armor_checkout_data',
    JSON.stringify({ ...draft, tier: 'premium', attemptKey: 'key-1' }),
  )
  const intent = {
    clientSecret: 'pi_1_secret_2',
    paymentIntentId: 'pi_1',
    amount: 1250,
    product: 'ARMOR Premium',
  }
  stubCalls(
    answerTo(getCheckoutCredit, () => ({ price: 1250, credits, due: 653 })),
    answerTo(createPaymentIntent, () => intent),
    answerTo(getPayment, () => ({ status: 503, body: {} })),
    answerTo(getPaymentSetup, () => ({ status: 503, body: {} })),
  )
  renderPage('/checkout?step=2')
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  expect(await within(summary).findByText('$1,250.00')).toBeTruthy()
  expect(within(summary).queryByText('$653.00')).toBeNull()
  expect(within(summary).queryByText('-$97.00')).toBeNull()
})
