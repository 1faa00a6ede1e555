import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getPaymentSetup } from '../../shared/api/checkout.ts'
import { getFundingPayment } from '../../shared/api/funding-payments.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const paidFor = (productType: string, service: string, amount: number) =>
  answerTo(getFundingPayment, () => ({
    paymentIntentId: 'pi_1',
    status: 'succeeded' as const,
    productType,
    service,
    amount,
    applicationId: 41,
    failure: null,
  }))
const noProvider = answerTo(getPaymentSetup, () => ({ status: 503, body: {} }))

it.each([
  ['armor-ready', 'ARMOR Ready', 497, 'Your ARMOR Ready documents follow within 24-48 hours.'],
  [
    'entity-readiness',
    'Entity Formation + Readiness Bundle',
    997,
    'Your entity formation and readiness documents follow within 3-5 business days.',
  ],
])('the confirmation of %s says when it follows', async (productType, service, amount, told) => {
  stubCalls(paidFor(productType, service, amount), noProvider)
  renderPage('/readiness-success?payment_intent=pi_1')
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.getByText('We review your application within 24 hours.')).toBeTruthy()
})

it('the confirmation of the application package speaks of it, and leads to the application that was sent', async () => {
  const service = 'Business Readiness Application Module 10k: Application Package'
  stubCalls(paidFor('application-package', service, 300), noProvider)
  renderPage('/readiness-success?payment_intent=pi_1')
  expect(
    await screen.findByText(
      'Once the payment is confirmed, your application package is on your status page, to check and sign.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/ARMOR Ready documents/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Continue your application' })).toBeNull()
  const status = screen.getByRole('link', { name: 'See the status of your application' })
  expect(status.getAttribute('href')).toBe('/readiness/status?application=mine')
})
