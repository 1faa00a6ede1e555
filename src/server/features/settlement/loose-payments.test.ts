import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import type { LoosePayment } from '../../../shared/api/staff-refunds.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
  staff = await app.asStaff('admin')
})
afterAll(() => app.close())

const listed = async () =>
  (await staff.inject({ url: '/api/staff/checkout-payments' })).json() as LoosePayment[]
const of = async (paymentIntentId: string) =>
  (await listed()).find(({ payment }) => payment.paymentIntentId === paymentIntentId)
const newAddress = () => `loose-${randomUUID().slice(0, 8)}@example.com`

async function refund(id: number, paymentIntentId: string, amount: string) {
  const reply = await staff.inject({
    method: 'POST',
    url: `/api/staff/checkout-payments/${id}/refund`,
    payload: { paymentIntentId, amount, reason: 'Never came back', attemptKey: randomUUID() },
  })
  return { status: reply.statusCode, body: reply.json() }
}

describe('payments of the checkout that no intake was sent for', () => {
  it('are listed with who paid and their record, until the intake comes', async () => {
    const email = newAddress()
    const { caller, clientId, paymentIntentId } = await paidBrowser(app, { email })
    expect(await of(paymentIntentId)).toMatchObject({ email, clientId, payment: { left: '1750.00' } })
    await sendIntake(caller, { paymentIntentId, email }, {})
    expect(await of(paymentIntentId)).toBeUndefined()
  })

  it('are refunded in part and whole, which closes the record and is mailed once each', async () => {
    const email = newAddress()
    const { clientId, paymentIntentId } = await paidBrowser(app, { email })
    const id = (await of(paymentIntentId))?.id ?? 0
    expect(await refund(id, paymentIntentId, '0.00')).toMatchObject({
      status: 400,
      body: { fields: { amount: 'Enter an amount such as 250.00' } },
    })
    expect(await refund(id, paymentIntentId, '50.00')).toMatchObject({
      status: 200,
      body: { left: '1700.00' },
    })
    expect(await refund(id, paymentIntentId, '1700.00')).toMatchObject({
      status: 200,
      body: { left: '0.00' },
    })
    expect(await refund(id, paymentIntentId, '1.00')).toMatchObject({ status: 400 })
    const client = (await staff.inject({ url: `/api/clients/${clientId}` })).json()
    expect(client.paymentStatus).toBe('failed')
    expect(await mailsWith(app.deps, { to: email, type: 'refund' })).toHaveLength(2)
  })

  it('are not refunded under the number of another payment', async () => {
    const { paymentIntentId } = await paidBrowser(app, { email: newAddress() })
    const id = (await of(paymentIntentId))?.id ?? 0
    expect(await refund(id + 1, paymentIntentId, '50.00')).toMatchObject({ status: 404 })
  })

  it('stay refundable when the record was deleted, and name nobody then', async () => {
    const email = newAddress()
    const { clientId, paymentIntentId } = await paidBrowser(app, { email })
    const deletion = await staff.inject({
      method: 'DELETE',
      url: `/api/staff/clients/${clientId}`,
      payload: { confirmName: 'Harlan Ashgrove' },
    })
    expect(deletion.statusCode).toBe(200)
    const row = await of(paymentIntentId)
    expect(row).toMatchObject({ name: null, email: null, clientId: null, payment: { left: '1750.00' } })
    expect(await refund(row?.id ?? 0, paymentIntentId, '1750.00')).toMatchObject({
      status: 200,
      body: { left: '0.00' },
    })
    expect(await mailsWith(app.deps, { to: email, type: 'refund' })).toEqual([])
  })
})
