import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'
import type { StaffPurchase } from '../../../shared/api/staff-refunds.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const newAddress = () => `loose-${randomUUID().slice(0, 8)}@example.com`
async function buy(key: string, email: string) {
  const session = await app.sandbox.payLink(key, { email, name: 'Bea Buyer' })
  await sessionPaid(app, session)
}
const listed = async (query = '') =>
  (await staff.inject({ url: `/api/staff/purchases${query}` })).json() as StaffPurchase[]
const of = (email: string, rows: StaffPurchase[]) => rows.filter((row) => row.email === email)

describe('payments without a record', () => {
  it('are listed with what paid for them, those of a client only among all', async () => {
    const [alone, known] = [newAddress(), newAddress()]
    await paidBrowser(app, { email: known })
    await buy('rental-toolkit', alone)
    await buy('rental-toolkit', known)
    expect(of(alone, await listed())).toMatchObject([
      { productName: 'Rental Toolkit', amount: '250.00', name: 'Bea Buyer', payments: [{ left: '250.00' }] },
    ])
    expect(of(known, await listed())).toEqual([])
    expect(of(known, await listed('?show=all'))).toHaveLength(1)
    const counted = await staff.inject({ url: '/api/staff/purchases' })
    expect(counted.headers['x-total-count']).toBe('1')
  })

  it('at a price that is none of ours can be refunded whole, even where the address has a client', async () => {
    const email = newAddress()
    await paidBrowser(app, { email })
    const session = await app.sandbox.payLink('premium-plan', { email, name: 'Bea Buyer' })
    const honest = app.deps.payments.getCheckoutSession
    app.deps.payments.getCheckoutSession = async (id) => {
      const told = await honest.call(app.deps.payments, id)
      return told && id === session ? { ...told, productKey: 'sold-by-nobody' } : told
    }
    await sessionPaid(app, session)
    // It waits for a decision in the list of sums that differ.
    expect(of(email, await listed())).toEqual([])
    const [purchase] = of(email, await listed('?show=all'))
    const [payment] = purchase?.payments ?? []
    expect([purchase?.status, payment?.left]).toEqual(['unknown', '1250.00'])
    const reply = await staff.inject({
      method: 'POST',
      url: `/api/staff/purchases/${purchase?.id}/refund`,
      payload: {
        paymentIntentId: payment?.paymentIntentId,
        amount: '1250.00',
        reason: 'Paid for nothing that we sell',
        attemptKey: randomUUID(),
      },
    })
    expect([reply.statusCode, reply.json().left]).toEqual([200, '0.00'])
    expect(of(email, await listed())).toMatchObject([{ amount: '0.00', payments: [{ left: '0.00' }] }])
  })
})
