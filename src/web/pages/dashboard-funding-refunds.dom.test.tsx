import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { refundFundingPayment, refundPurchase } from '../../shared/api/staff-refunds.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { applicationOf, staffApplication } from '../test-support/sample-staff-application.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const [ready] = staffApplication.payments
if (!ready) throw new Error('The sample has no payment.')
const linked = {
  ...ready,
  paymentIntentId: 'pi_linked',
  productName: 'Prequalification',
  amount: '99.00',
  left: '99.00',
  purchaseId: 12,
}
const bundle = {
  ...ready,
  paymentIntentId: 'pi_bundle',
  productName: 'Entity Formation + Readiness Bundle',
  amount: '997.00',
  left: '997.00',
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const openRefund = async (product: string) => {
  renderPage('/dashboard/funding?application=7')
  const part = await region('Packages and papers')
  await userEvent.click(part.getByRole('button', { name: `Refund ${product}` }))
  return { part, form: within(part.getByRole('form', { name: `Refund of ${product}` })) }
}

describe('refunds on the page of an application', () => {
  it('shows what was paid and left, asks once more, and shows what was given back and closed', async () => {
    let application = { ...staffApplication, payments: [ready, linked] }
    const sent: unknown[] = []
    const refunds = [
      {
        id: 're_1',
        amount: '497.00',
        reason: 'Asked for it',
        status: 'succeeded' as const,
        failure: null,
        by: 'Sam Staff',
        createdAt: '2026-11-21T15:00:00.000Z',
      },
    ]
    stubCalls(
      ...applicationOf(() => application),
      answerTo(refundFundingPayment, ({ body, address }) => {
        sent.push([address, body])
        if (sent.length === 1) return refusal(502, 'The payment provider cannot be reached.')
        const refunded = { ...ready, refunded: '497.00', left: '0.00', refunds }
        application = { ...application, packages: [], payments: [refunded, linked] }
        return refunded
      }),
    )
    const { part, form } = await openRefund('ARMOR Ready')
    expect(part.getByText('$497.00, November 19, 2026')).toBeTruthy()
    enter(form.getByLabelText('Reason, for the record'), 'Asked for it')
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    expect(document.activeElement?.textContent).toMatch(
      /^Give \$497\.00 back to the card\?.*what this payment opened for the applicant is closed at once\.$/,
    )
    expect(sent).toEqual([])
    await userEvent.click(form.getByRole('button', { name: 'Yes, refund $497.00' }))
    expect((await form.findByRole('alert')).textContent).toMatch(/cannot be reached/)
    await userEvent.click(form.getByRole('button', { name: 'Yes, refund $497.00' }))
    expect(await part.findByText('$497.00 was refunded.')).toBeTruthy()
    expect(sent[0]).toEqual(sent[1])
    expect(sent[0]).toMatchObject({
      1: { paymentIntentId: 'pi_ready', amount: '497.00', reason: 'Asked for it' },
    })
    const table = within(await part.findByRole('table', { name: 'Refunds' }))
    expect(table.getByText('Sam Staff')).toBeTruthy()
    expect(part.getByText('No package is open: what was paid has been refunded.')).toBeTruthy()
    expect(part.queryByRole('button', { name: 'Refund ARMOR Ready' })).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Refunds of ARMOR Ready')
  })

  it('refunds what was paid through a link by its purchase, and no other call', async () => {
    const sent: unknown[] = []
    stubCalls(
      ...applicationOf(() => ({ ...staffApplication, payments: [linked] })),
      answerTo(refundPurchase, ({ body, address }) => {
        sent.push([address, body])
        return linked
      }),
    )
    const { part, form } = await openRefund('Prequalification')
    const amount = form.getByLabelText('Amount in dollars')
    await userEvent.clear(amount)
    await userEvent.type(amount, '100')
    enter(form.getByLabelText('Reason, for the record'), 'Half of it')
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    expect(form.getByText('At most $99.00 is left to refund.')).toBeTruthy()
    await userEvent.clear(amount)
    await userEvent.type(amount, '49.5')
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await userEvent.click(form.getByRole('button', { name: 'Yes, refund $49.50' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(JSON.stringify(sent)).toContain('/api/staff/purchases/12/refund')
    expect(sent[0]).toMatchObject({ 1: { paymentIntentId: 'pi_linked', amount: '49.50' } })
    expect(await part.findByText('$49.50 was refunded.')).toBeTruthy()
  })

  it.each([
    ['with the bundle', [ready, bundle], 1],
    ['alone', [ready], 0],
    ['with a bundle that was given back', [ready, { ...bundle, left: '0.00' }], 0],
  ])('tells of ARMOR Ready, paid %s, that the form promised it back: %s', async (_how, payments, times) => {
    stubCalls(...applicationOf(() => ({ ...staffApplication, payments })))
    renderPage('/dashboard/funding?application=7')
    const part = await region('Packages and papers')
    const told = /^The bundle includes ARMOR Ready\. .* paid for it before: \$497\.00\.$/
    expect(part.queryAllByText(told)).toHaveLength(times)
  })

  it('sends nothing when it is cancelled, and gives the focus back to its button', async () => {
    stubCalls(...applicationOf(() => staffApplication))
    const { part, form } = await openRefund('ARMOR Ready')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Refund ARMOR Ready' }))
  })
})
