import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidPackage, paidPrequalification, refundBy } from '../../../../test/support/refunding-staff.ts'
import { prequalificationRequirements } from '../../../shared/rules/prequalification.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
  app.deps.engine = keptEngine()
})
afterAll(() => app.close())
beforeEach(async () => {
  staff = await app.asStaff()
})

describe('what staff refund of an application', () => {
  it('leaves the papers of its package open while a part stays paid, and closes them when nothing does', async () => {
    const paid = await paidPackage(app)
    const of = `/api/funding-applications/${paid.applicationId}`
    const paper = async () => (await paid.applicant.inject({ url: `${of}/papers/cover-letter` })).statusCode
    const packages = async () =>
      (await paid.applicant.inject({ url: of })).json().packages.map(({ key }: { key: string }) => key)
    await refundBy(staff, paid, '496.99')
    expect([await paper(), await packages()]).toEqual([200, ['armor-ready']])
    await refundBy(staff, paid, '0.01')
    expect([await paper(), await packages()]).toEqual([404, []])
    const billing = await paid.applicant.inject({ method: 'POST', url: `${of}/billing` })
    expect(billing.json()).toMatchObject({ payments: [{ amount: 497, refunded: 497 }] })
  })

  it('tells every open page of the application and of staff', async () => {
    const paid = await paidPackage(app)
    const heard: unknown[] = []
    const { live } = app.deps
    app.deps.live = { ...live, emit: (...event: unknown[]) => heard.push(event) } as typeof live
    await refundBy(staff, paid, '1.00')
    app.deps.live = live
    const { applicationId } = paid
    expect(heard).toContainEqual([
      `application:${applicationId}`,
      'funding-change',
      { applicationId, what: 'packages' },
    ])
    expect(heard).toContainEqual([
      'staff',
      'staff-change',
      { what: 'funding', clientId: null, applicationId },
    ])
  })

  it('closes the prequalification with all of its $99, and not with a part', async () => {
    const paid = await paidPrequalification(app)
    const [first] = prequalificationRequirements
    const judge = async () =>
      (
        await staff.inject({
          method: 'POST',
          url: `/api/staff/funding-applications/${paid.applicationId}/requirements`,
          payload: { key: first?.key, met: true, note: 'Seen on the papers' },
        })
      ).statusCode
    await refundBy(staff, paid, '98.99')
    expect(await judge()).toBe(200)
    await refundBy(staff, paid, '0.01')
    expect(await judge()).toBe(402)
  })

  it('stands with everything paid for it, by card and by link, in the order of the days', async () => {
    const byLink = await paidPrequalification(app)
    app.clock.advance(60_000)
    const intent = await byLink.applicant.inject({
      method: 'POST',
      url: '/api/create-funding-payment-intent',
      payload: {
        productType: 'armor-ready',
        customerInfo: { fullName: 'Ann Applicant', email: byLink.email, phone: '555 010 0100' },
      },
    })
    const { paymentIntentId } = intent.json()
    await app.sandbox.payWithTestCard(paymentIntentId)
    await byLink.applicant.inject({ url: `/api/funding-payments/${paymentIntentId}` })
    const reply = await staff.inject({ url: `/api/staff/funding-applications/${byLink.applicationId}` })
    expect(reply.json().payments).toMatchObject([
      { paymentIntentId: byLink.paymentIntentId, amount: '99.00', purchaseId: expect.any(Number) },
      { paymentIntentId, amount: '497.00', purchaseId: null },
    ])
  })
})
