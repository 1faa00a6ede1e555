import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Chargeback, listChargebacks } from '../../shared/api/chargebacks.ts'
import { acceptOtherSum, listOtherSums, type OtherSum, refundOtherSum } from '../../shared/api/other-sums.ts'
import { listPostalTroubles } from '../../shared/api/postal.ts'
import { deleteAddress } from '../../shared/api/privacy.ts'
import { listSentBackRefunds } from '../../shared/api/sent-back-refunds.ts'
import {
  listLooseFundingPayments,
  listLoosePayments,
  listStaffPurchases,
  refundLoosePayment,
  refundPurchase,
} from '../../shared/api/staff-refunds.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { staffPayment } from '../test-support/sample-case.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

it('a payment without a record is refunded on its page, and the list is read again', async () => {
  const payment = { ...staffPayment, purchaseId: 12, amount: '300.00', left: '300.00', refunds: [] }
  const purchase = {
    id: 12,
    productName: 'Something else',
    amount: '300.00',
    status: 'unknown',
    createdAt: '2026-11-01T10:00:00.000Z',
    subscription: false,
    name: null,
    email: 'bea@example.com',
    clientId: null,
    payments: [payment],
  }
  const asked: string[] = []
  stubCalls(
    signedInAs('staff'),
    answerTo(listPostalTroubles, () => []),
    answerTo(listLoosePayments, () => []),
    answerTo(listLooseFundingPayments, () => []),
    answerTo(listChargebacks, () => []),
    answerTo(listSentBackRefunds, () => []),
    answerTo(listOtherSums, () => []),
    answerTo(listStaffPurchases, ({ address }) => {
      asked.push(address)
      return [purchase]
    }),
    answerTo(refundPurchase, ({ address }) => {
      asked.push(address)
      return payment
    }),
  )
  renderPage('/dashboard/payments')
  const card = within(await screen.findByRole('region', { name: 'Something else, bea@example.com' }))
  expect(card.getByText('unknown product or price')).toBeTruthy()
  expect(card.getByText('No name given, bea@example.com')).toBeTruthy()
  expect(card.getByText('Paid (test payment)')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Refund Something else' }))
  enter(card.getByLabelText('Reason, for the record'), 'Paid for nothing')
  await userEvent.click(card.getByRole('button', { name: 'Continue' }))
  await userEvent.click(card.getByRole('button', { name: 'Yes, refund $300.00' }))
  expect(await card.findByText('$300.00 was refunded.')).toBeTruthy()
  expect(asked.filter((address) => address === '/api/staff/purchases/12/refund')).toHaveLength(1)
  expect(asked.at(-1)).toBe('/api/staff/purchases')
  expect(screen.getByRole('link', { name: 'All purchases' }).getAttribute('href')).toBe(
    '/dashboard/payments?show=all',
  )
})

it('whoever may not refund sees what was paid and is offered no refund', async () => {
  const payment = { ...staffPayment, amount: '300.00', left: '300.00' }
  const row = { id: 7, name: 'Bea Buyer', email: 'bea@example.com', clientId: null, payment }
  stubCalls(
    signedInAs('staff', ['work']),
    answerTo(listPostalTroubles, () => []),
    answerTo(listLoosePayments, () => [row]),
    answerTo(listLooseFundingPayments, () => []),
    answerTo(listChargebacks, () => []),
    answerTo(listSentBackRefunds, () => []),
    answerTo(listOtherSums, () => []),
    answerTo(listStaffPurchases, () => []),
  )
  renderPage('/dashboard/payments')
  expect(await screen.findByText('Bea Buyer, bea@example.com')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})

it('what was paid at the checkout and used for no intake is refunded there, with a link to the record that waits', async () => {
  const payment = { ...staffPayment, amount: '500.00', left: '500.00', refunds: [] }
  const row = { id: 7, name: 'Bea Buyer', email: 'bea@example.com', clientId: 41, payment }
  const deleted = {
    id: 6,
    name: null,
    email: null,
    clientId: null,
    payment: { ...payment, paymentIntentId: 'pi_6' },
  }
  const ready = { ...payment, productName: 'ARMOR Ready', paymentIntentId: 'pi_5' }
  const unformed = { id: 7, name: 'Ann Applicant', email: 'ann@example.com', clientId: null, payment: ready }
  const asked: string[] = []
  stubCalls(
    signedInAs('staff'),
    answerTo(listPostalTroubles, () => []),
    answerTo(listChargebacks, () => []),
    answerTo(listSentBackRefunds, () => []),
    answerTo(listOtherSums, () => []),
    answerTo(listStaffPurchases, () => []),
    answerTo(listLoosePayments, () => [row, deleted]),
    answerTo(listLooseFundingPayments, () => [unformed]),
    answerTo(refundLoosePayment, ({ address }) => {
      asked.push(address)
      return payment
    }),
  )
  renderPage('/dashboard/payments')
  const name = `${payment.productName}, Bea Buyer, bea@example.com`
  const card = within(await screen.findByRole('region', { name }))
  expect(card.getByRole('link', { name: 'Open client 41' }).getAttribute('href')).toBe(
    '/dashboard/client?client=41',
  )
  await userEvent.click(card.getByRole('button', { name: `Refund ${payment.productName}` }))
  enter(card.getByLabelText('Reason, for the record'), 'Never came back')
  await userEvent.click(card.getByRole('button', { name: 'Continue' }))
  await userEvent.click(card.getByRole('button', { name: 'Yes, refund $500.00' }))
  expect(await card.findByText('$500.00 was refunded.')).toBeTruthy()
  expect(asked).toEqual(['/api/staff/checkout-payments/7/refund'])
  const gone = within(screen.getByRole('region', { name: `${payment.productName}, The record was deleted.` }))
  expect(gone.queryByRole('link')).toBeNull()
  const part = within(screen.getByRole('region', { name: 'Paid for funding, no application sent' }))
  expect(part.getByRole('button', { name: 'Refund ARMOR Ready' })).toBeTruthy()
})

it('what came in another sum shows both sums; a person gives a part back and accepts the rest', async () => {
  const payment = { ...staffPayment, amount: '1750.00', left: '1750.00' }
  const open: OtherSum = {
    id: 3,
    kind: 'checkout',
    productName: 'ARMOR Standard',
    asked: '500.00',
    paid: '1750.00',
    currency: 'usd',
    foundAt: '2026-11-20T12:00:00.000Z',
    name: 'Bea Buyer',
    email: 'bea@example.com',
    clientId: null,
    state: 'open',
    acceptable: true,
    accepted: null,
    payments: [payment],
  }
  const foreign = { ...open, id: 4, email: null, currency: 'mxn', acceptable: false, payments: [] }
  let sums = [open, foreign]
  const asked: string[] = []
  stubCalls(
    signedInAs('admin'),
    answerTo(listPostalTroubles, () => []),
    answerTo(listStaffPurchases, () => []),
    answerTo(listLoosePayments, () => []),
    answerTo(listLooseFundingPayments, () => []),
    answerTo(listChargebacks, () => []),
    answerTo(listSentBackRefunds, () => []),
    answerTo(listOtherSums, () => sums),
    answerTo(refundOtherSum, ({ address }) => {
      asked.push(address)
      return open
    }),
    answerTo(deleteAddress, ({ body }) => {
      asked.push(JSON.stringify(body))
      return { deleted: true as const }
    }),
    answerTo(acceptOtherSum, ({ address }) => {
      asked.push(address)
      sums = [foreign]
      return { ...open, state: 'accepted' as const, acceptable: false }
    }),
  )
  renderPage('/dashboard/payments')
  const card = within(
    await screen.findByRole('region', { name: 'ARMOR Standard, Bea Buyer, bea@example.com' }),
  )
  expect([card.getByText('$500.00'), card.getByText('$1,750.00')]).toHaveLength(2)
  const abroad = within(screen.getByRole('region', { name: 'ARMOR Standard, The person was deleted.' }))
  expect(abroad.getByText('1750.00 MXN')).toBeTruthy()
  expect(abroad.queryByRole('button')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: /^Refund/ }))
  await userEvent.clear(card.getByLabelText(/dollars/i))
  enter(card.getByLabelText(/dollars/i), '1250.00')
  enter(card.getByLabelText('Reason, for the record'), 'Paid too much')
  await userEvent.click(card.getByRole('button', { name: 'Continue' }))
  await userEvent.click(card.getByRole('button', { name: 'Yes, refund $1,250.00' }))
  await card.findByText('$1,250.00 was refunded.')
  const gone = within(card.getByRole('form', { name: 'Delete this address for good' }))
  enter(gone.getByLabelText('Type “bea@example.com” to confirm'), 'bea@example.com')
  await userEvent.click(gone.getByRole('button', { name: 'Delete this address for good' }))
  await screen.findByText('Everything of the address is deleted.')
  await userEvent.click(card.getByRole('button', { name: 'Accept as paid: ARMOR Standard' }))
  expect(card.getByText('Accept $1,750.00 as paid?')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Yes, accept it' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /bea@example\.com/ })).toBeNull())
  expect(asked).toEqual([
    '/api/staff/other-sums/3/refund',
    '{"email":"bea@example.com","confirmEmail":"bea@example.com"}',
    '/api/staff/other-sums/3/accept',
  ])
})

it('another sum is offered for acceptance to those alone who may work', async () => {
  const sum: OtherSum = {
    ...{ id: 3, kind: 'checkout', productName: 'ARMOR Standard', asked: '500.00', paid: '1750.00' },
    ...{ currency: 'usd', foundAt: '2026-11-20T12:00:00.000Z', name: 'Bea Buyer', email: 'bea@example.com' },
    ...{ clientId: 4, state: 'open', acceptable: true, accepted: null, payments: [] },
  }
  stubCalls(
    signedInAs('staff', []),
    answerTo(listPostalTroubles, () => []),
    answerTo(listStaffPurchases, () => []),
    answerTo(listLoosePayments, () => []),
    answerTo(listLooseFundingPayments, () => []),
    answerTo(listChargebacks, () => []),
    answerTo(listSentBackRefunds, () => []),
    answerTo(listOtherSums, () => [sum]),
  )
  renderPage('/dashboard/payments')
  const name = 'ARMOR Standard, Bea Buyer, bea@example.com'
  const card = within(await screen.findByRole('region', { name }))
  expect(card.getByText('$1,750.00')).toBeTruthy()
  expect(card.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

it('a chargeback says until when it is answered and where; a decided one says what it means', async () => {
  const waiting: Chargeback = {
    ...{ id: 'dp_1', productName: 'ARMOR Premier', name: 'Bea Buyer', email: 'bea@example.com', clientId: 4 },
    ...{ amount: '1750.00', status: 'needs-answer', reason: 'product_not_received' },
    ...{ answerBy: '2026-12-04T12:00:00.000Z', foundAt: '2026-11-20T12:00:00.000Z' },
    address: 'https://dashboard.stripe.com/disputes/dp_1',
  }
  const warned: Chargeback = {
    ...{ ...waiting, id: 'issfr_1', name: 'Wes Warned', status: 'warned', answerBy: null },
    ...{ reason: 'made_with_stolen_card', address: 'https://dashboard.stripe.com/payments/pi_1' },
  }
  const lost: Chargeback = { ...waiting, id: 'dp_2', status: 'lost', reason: 'new_reason', email: null }
  stubCalls(
    signedInAs('staff'),
    answerTo(listPostalTroubles, () => []),
    answerTo(listStaffPurchases, () => []),
    answerTo(listLoosePayments, () => []),
    answerTo(listLooseFundingPayments, () => []),
    answerTo(listOtherSums, () => []),
    answerTo(listSentBackRefunds, () => []),
    answerTo(listChargebacks, ({ query }) => (query.get('show') === 'decided' ? [lost] : [waiting, warned])),
  )
  renderPage('/dashboard/payments')
  const card = within(
    await screen.findByRole('region', { name: 'ARMOR Premier, Bea Buyer, bea@example.com' }),
  )
  for (const said of ['$1,750.00', 'not received', 'waits for evidence'])
    expect(card.getByText(said)).toBeTruthy()
  expect(card.getByText(/December 4, 2026/)).toBeTruthy()
  expect(card.getByRole('link', { name: /Answer on the payment provider/ }).getAttribute('href')).toBe(
    waiting.address,
  )
  const warning = within(screen.getByRole('region', { name: 'ARMOR Premier, Wes Warned, bea@example.com' }))
  for (const said of ['paid with a stolen card', 'the bank warns of fraud'])
    expect(warning.getByText(said)).toBeTruthy()
  expect(warning.queryByText('Disputed')).toBeNull()
  expect(warning.getByRole('link', { name: /Look at it on/ }).getAttribute('href')).toBe(warned.address)
  await userEvent.click(screen.getByRole('link', { name: 'All purchases' }))
  const decided = within(
    await screen.findByRole('region', { name: 'ARMOR Premier, The person was deleted.' }),
  )
  expect([decided.getByText('new reason'), decided.getByText(/The money is gone/)]).toHaveLength(2)
  expect(decided.queryByText('Answer before')).toBeNull()
})
