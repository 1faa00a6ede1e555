import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { refundPurchase } from '../../shared/api/staff-refunds.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf, staffPayment } from '../test-support/sample-case.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const page = '/dashboard/client?client=5&part=money'
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const form = async (name: string) => within(await screen.findByRole('form', { name }))

describe('a refund of something bought through a payment link', () => {
  it('names the payment by its day, says that the subscription goes on, and is sent to its purchase', async () => {
    const payment = { ...staffPayment, amount: '49.00', left: '49.00' }
    const newest = { ...payment, paymentIntentId: 'pi_2', settledAt: '2026-12-01T10:00:00.000Z' }
    const purchase = {
      id: 12,
      productName: 'Monthly Access',
      amount: '98.00',
      status: 'active',
      createdAt: '2026-11-01T10:00:00.000Z',
      subscription: true,
      creditedToward: null,
      payments: [payment, newest],
    }
    const sent: unknown[] = []
    stubCalls(
      answerTo(refundPurchase, ({ address, body }) => {
        sent.push(address, body)
        return newest
      }),
      ...caseOf({ record: { purchases: [purchase] } }),
    )
    renderPage(page)
    const other = await region('Purchases and funding')
    const product = 'Monthly Access, paid December 1, 2026'
    await userEvent.click(other.getByRole('button', { name: `Refund ${product}` }))
    const refund = await form(`Refund of ${product}`)
    enter(refund.getByLabelText('Reason, for the record'), 'Asked for it')
    await userEvent.click(refund.getByRole('button', { name: 'Continue' }))
    expect(document.activeElement?.textContent).toContain('The subscription itself is not canceled')
    await userEvent.click(refund.getByRole('button', { name: 'Yes, refund $49.00' }))
    expect(await other.findByText('$49.00 was refunded.')).toBeTruthy()
    expect(sent).toMatchObject([
      '/api/staff/purchases/12/refund',
      { paymentIntentId: 'pi_2', amount: '49.00' },
    ])
  })
})
