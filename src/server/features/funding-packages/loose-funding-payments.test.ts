import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { payWithCard } from '../../../../test/support/paying-client.ts'
import { paidPackage } from '../../../../test/support/refunding-staff.ts'
import type { LoosePayment } from '../../../shared/api/staff-refunds.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' } })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const listed = async () =>
  (await staff.inject({ url: '/api/staff/funding-payments' })).json() as LoosePayment[]

async function refund(paymentIntentId: string, amount: string) {
  const reply = await staff.inject({
    method: 'POST',
    url: '/api/staff/funding-payments/refund',
    payload: { paymentIntentId, amount, reason: 'Sent no form', attemptKey: randomUUID() },
  })
  return { status: reply.statusCode, left: reply.json().left }
}

describe('funding packages that no application was sent for', () => {
  it('are listed with who paid, and refunded whole or in part', async () => {
    const caller = app.asNobody()
    const email = `loose-${randomUUID().slice(0, 8)}@example.com`
    const ordered = await caller.inject({
      method: 'POST',
      url: '/api/create-funding-payment-intent',
      payload: {
        productType: 'armor-ready',
        customerInfo: { fullName: 'Ann Applicant', email, phone: '555 010 0100' },
      },
    })
    const intent = ordered.json()
    expect((await listed()).filter((row) => row.email === email)).toEqual([])
    await payWithCard(app, intent)
    await caller.inject({ url: `/api/funding-payments/${intent.paymentIntentId}` })
    expect((await listed()).filter((row) => row.email === email)).toMatchObject([
      { name: 'Ann Applicant', payment: { productName: 'ARMOR Ready', left: '497.00' } },
    ])
    expect(await refund(intent.paymentIntentId, '97.00')).toEqual({ status: 200, left: '400.00' })
    expect(await refund(intent.paymentIntentId, '400.00')).toEqual({ status: 200, left: '0.00' })
    expect((await refund(intent.paymentIntentId, '1.00')).status).toBe(400)
  })

  it('are not those of an application, which are refunded there', async () => {
    const { paymentIntentId, email } = await paidPackage(app)
    expect((await listed()).filter((row) => row.email === email)).toEqual([])
    expect((await refund(paymentIntentId, '1.00')).status).toBe(404)
  })
})
