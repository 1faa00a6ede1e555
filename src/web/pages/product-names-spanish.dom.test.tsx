import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { englishNamesIn } from '../../../test/support/english-product-names.ts'
import { getSession, listMyClients } from '../../shared/api/accounts.ts'
import { getSessionBooking } from '../../shared/api/bookings.ts'
import { getPayment, getPaymentSetup } from '../../shared/api/checkout.ts'
import { getAccountOverview } from '../../shared/api/overview.ts'
import { getAddressKeeping } from '../../shared/api/privacy.ts'
import { getCheckoutCredit, getPurchase, openPaymentPage } from '../../shared/api/storefront.ts'
import { listMyMessages } from '../../shared/api/visitor-messages.ts'
import { listPurchaseWorks } from '../../shared/api/works.ts'
import { chooseSpanish } from '../test-support/choose-spanish.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { portalOf } from '../test-support/sample-portal.ts'
import { monthlyAccess, paidAnswer, strategySession } from '../test-support/sample-purchase.ts'
import { openWork } from '../test-support/sample-work.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const sessionId = 'cs_test_1234567890'
const changing = {
  ...monthlyAccess,
  becomes: 'Quarterly Package',
  creditedToward: '90-Day Max',
}
const bought = [
  { ...changing, sessionId, manageable: true },
  { ...strategySession, sessionId: 'cs_test_2', manageable: false, creditedToward: 'Standard Credit Repair' },
  {
    ...strategySession,
    product: { ...strategySession.product, key: '10k-september-play', name: '10K September Play' },
    opens: ['material' as const],
    sessionId: 'cs_test_3',
    manageable: false,
  },
]
const upgrade = { name: '90-Day Max', address: '/checkout?service=90-day-max&amount=750' }
const holding = { rounds: 2, begun: 1, until: '2027-01-30', isOver: false, supportPlace: 2, upgrade }
const credits = [
  { name: 'Strategy Session', paidOn: '2026-11-02T12:00:00Z', amount: 97 },
  { name: 'Standard Credit Repair', paidOn: '2026-11-02T12:00:00Z', amount: 300 },
]
const client = answerTo(getSession, () => ({
  kind: 'client' as const,
  email: null,
  name: null,
  role: null,
  language: null,
}))
const overview = answerTo(getAccountOverview, () => ({
  email: 'bea@example.com',
  supportEmail: 'support@armor.example',
  cases: [{ id: 5, name: 'Bea', startedAt: '2026-11-19T10:00:00.000Z', holding }],
  applications: [],
  purchases: bought,
  works: [{ ...openWork, product: 'Strategy Session', sessionId }],
  sessions: [{ sessionId, product: 'Intake Session', startsAt: '2026-11-24T15:00:00.000Z', timeZone: 'UTC' }],
  credits: [
    {
      name: 'Strategy Session',
      paidOn: '2026-11-20T10:00:00.000Z',
      amount: 97,
      toward: 'packages' as const,
    },
  ],
  receipts: [
    {
      number: 'pi_1',
      product: 'Rental Toolkit',
      paid: 250,
      credited: 0,
      refunded: 0,
      paidOn: '2026-11-18T10:00:00.000Z',
    },
  ],
}))
const noHours = { minutes: 45, mayAct: true, booking: null, times: [] }
const paid = answerTo(getPayment, () => ({
  paymentIntentId: 'pi_1',
  status: 'succeeded' as const,
  amount: 300,
  product: 'Standard Credit Repair',
  clientId: 5,
  name: 'Bea',
  email: 'bea@example.com',
  phone: '',
  intakeCompleted: false,
  failure: null,
}))

/** Each page with what its calls answer, and a Spanish name that it shows. */
const pages: [address: string, stubs: Parameters<typeof stubCalls>, shown: RegExp][] = [
  [
    '/account/overview',
    [
      client,
      overview,
      answerTo(listMyClients, () => []),
      answerTo(listMyMessages, () => []),
      answerTo(getAddressKeeping, () => ({
        deletionRequestedAt: null,
        deletionDueOn: null,
        hasCase: true,
      })),
    ],
    /Llenar la solicitud de Plan 10K September Play/,
  ],
  [
    `/account/purchase?session_id=${sessionId}`,
    [
      answerTo(getPurchase, () => paidAnswer(changing, { manageable: true, holding })),
      answerTo(listPurchaseWorks, () => []),
      answerTo(getSessionBooking, () => noHours),
    ],
    /Paquete trimestral/,
  ],
  ['/client-dashboard?client=5', portalOf({ client: { holding }, purchases: bought }), /Acceso mensual/],
  [
    '/pay/collections-toolkit',
    [
      answerTo(getPaymentSetup, () => ({ status: 503, body: {} })),
      answerTo(openPaymentPage, () => ({
        sessionId,
        url: 'https://checkout.stripe.com/c/pay/1',
        price: 300,
        credits,
        due: 203,
      })),
    ],
    /Kit de cobranzas/,
  ],
  [
    '/checkout?service=90-day-max&amount=750',
    [answerTo(getCheckoutCredit, () => ({ price: 750, credits, due: 353 }))],
    /Sesión de estrategia, pagado/,
  ],
  ['/success?payment_intent=pi_1&type=paid', [paid], /Standard \(reparación de crédito\)/],
]

beforeEach(chooseSpanish)

it.each(pages)('%s names products in Spanish alone', async (address, stubs, shown) => {
  stubCalls(...stubs)
  renderPage(address)
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  await vi.waitFor(() => expect(document.body.textContent).toMatch(shown))
  const named = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
  expect(englishNamesIn(`${document.title} ${document.body.textContent} ${named.join(' ')}`)).toEqual([])
})
