import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listChargebacks } from '../../shared/api/chargebacks.ts'
import { listOtherSums } from '../../shared/api/other-sums.ts'
import { listPostalTroubles } from '../../shared/api/postal.ts'
import { closeRefund, listSentBackRefunds, type SentBackRefund } from '../../shared/api/sent-back-refunds.ts'
import {
  listLooseFundingPayments,
  listLoosePayments,
  listStaffPurchases,
} from '../../shared/api/staff-refunds.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const open: SentBackRefund = {
  id: 7,
  productName: 'ARMOR Premier',
  name: 'Bea Buyer',
  email: 'bea@example.com',
  clientId: 41,
  amount: '250.00',
  reason: 'Asked by phone',
  by: 'Sam Staff',
  askedAt: '2026-11-19T12:00:00.000Z',
  sentBackAt: '2026-11-20T12:00:00.000Z',
  closed: null,
}
const closing = { at: '2026-11-21T12:00:00.000Z', by: 'Sam Staff', note: 'Check 118' }
const named = { name: 'ARMOR Premier, Bea Buyer, bea@example.com' }
const others = [
  ...[listPostalTroubles, listLoosePayments, listLooseFundingPayments].map((call) =>
    answerTo(call, () => []),
  ),
  ...[listChargebacks, listOtherSums, listStaffPurchases].map((call) => answerTo(call, () => [])),
]

it('a refund that the bank sent back says what to do; its note closes it, and it stands among those that were paid', async () => {
  let refund = open
  const sent: unknown[] = []
  stubCalls(
    signedInAs('staff'),
    ...others,
    answerTo(listSentBackRefunds, ({ query }) =>
      (query.get('show') === 'closed') === (refund.closed !== null) ? [refund] : [],
    ),
    answerTo(closeRefund, ({ body }) => {
      sent.push(body)
      if (sent.length === 1) return refusal(503, 'The server is being restarted.')
      refund = { ...refund, closed: closing }
      return refund
    }),
  )
  renderPage('/dashboard/payments')
  const card = within(await screen.findByRole('region', named))
  expect(card.getByText('$250.00')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Refund again: open client 41' }).getAttribute('href')).toBe(
    '/dashboard/client?client=41&part=money',
  )
  const press = () => userEvent.click(card.getByRole('button', { name: 'Paid back another way' }))
  await press()
  expect(await card.findByText('Say how it was paid, for the record')).toBeTruthy()
  expect(sent).toEqual([])
  enter(card.getByLabelText('How it was paid instead'), 'Check 118')
  await press()
  expect(await card.findByText('The server is being restarted.')).toBeTruthy()
  await press()
  expect(await screen.findByText('Noted: it was paid back.')).toBeTruthy()
  expect(sent).toEqual([{ note: 'Check 118' }, { note: 'Check 118' }])
  expect(screen.queryByRole('region', named)).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'All purchases' }))
  const paid = within(await screen.findByRole('region', named))
  expect(paid.getByText('Check 118')).toBeTruthy()
  expect(paid.queryByRole('button')).toBeNull()
})

it('whoever may not refund is offered no note; of somebody without a record the way to all of the address is', async () => {
  stubCalls(
    signedInAs('staff', ['work']),
    ...others,
    answerTo(listSentBackRefunds, () => [{ ...open, name: null, clientId: null }]),
  )
  renderPage('/dashboard/payments')
  const card = within(await screen.findByRole('region', { name: 'ARMOR Premier, bea@example.com' }))
  expect(card.getByRole('link', { name: /^Refund again/ }).getAttribute('href')).toBe(
    '/dashboard/people?email=bea%40example.com',
  )
  expect(card.queryByRole('button')).toBeNull()
})

it('goes to the very refund that Today named, among several', async () => {
  const gone: string[] = []
  const scroll = vi.fn(function (this: HTMLElement) {
    gone.push(this.id)
  })
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = scroll
  stubCalls(
    signedInAs('staff'),
    ...others,
    answerTo(listSentBackRefunds, () => [open, { ...open, id: 99, productName: 'Strategy Session' }]),
  )
  renderPage('/dashboard/payments#refund-99')
  await screen.findByRole('region', { name: /^Strategy Session/ })
  await waitFor(() => expect(gone).toContain('refund-99'))
})
