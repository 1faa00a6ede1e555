import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded, mailsTo } from '../../../../test/support/buying-visitor.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  type PaidThing,
  paidPackage,
  paidPrequalification,
  refundBy,
} from '../../../../test/support/refunding-staff.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'
import { settleFundingPayment } from './settle-funding-payment.ts'

let app: TestApp
let honest: PaymentProvider
let staff: Caller
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(async () => {
  app.deps.payments = honest
  staff = await app.asStaff()
})

const dollars = (cents: number) => (cents / 100).toFixed(2)
const moved = async ({ paymentIntentId }: PaidThing) =>
  (await honest.getPaymentIntent(paymentIntentId))?.refundedCents
const mails = async ({ email }: PaidThing) =>
  (await mailsTo(app, email)).filter((line) => line.startsWith('refund'))
const shown = async ({ applicationId, paymentIntentId }: PaidThing) => {
  const reply = await staff.inject({ url: `/api/staff/funding-applications/${applicationId}` })
  const payments: PaidThing[] = reply.json().payments
  return payments.find((payment) => payment.paymentIntentId === paymentIntentId)
}
const audited = async ({ paymentIntentId }: PaidThing) => {
  const { rows } = await app.deps.database.db.execute<{ action: string; detail: Record<string, unknown> }>(
    `select action, detail from audit_entries where detail->>'payment' = '${paymentIntentId}' order by position`,
  )
  return openedRows(app.deps, 'audit_entries', rows)
}
const silent = async (): Promise<never> => {
  throw new ProviderUnavailable('The line is dead.')
}
/** The provider makes the refund, and its answer is lost in this way. */
const loseAnswer = (how: () => Promise<never>) => {
  app.deps.payments = {
    ...honest,
    refundPayment: async (input) => {
      await honest.refundPayment(input)
      return how()
    },
  }
}
const killed = async (): Promise<never> => {
  throw new Error('the process was killed here')
}

describe.each([
  {
    what: 'a package paid by card',
    pay: () => paidPackage(app),
    settle: ({ paymentIntentId }: PaidThing) => settleFundingPayment(app.deps, paymentIntentId),
  },
  {
    what: 'something paid through a link',
    pay: () => paidPrequalification(app),
    settle: ({ paymentIntentId }: PaidThing) => settlePurchase(app.deps, { paymentIntentId }),
  },
])('a refund of $what', ({ pay, settle }) => {
  it('in part and of the rest is shown, mailed once each, and in the audit log without its reason', async () => {
    const paid = await pay()
    const part = await refundBy(staff, paid, '40.00')
    const left = dollars(paid.cents - 4000)
    expect([part.status, part.body]).toMatchObject([
      200,
      { amount: dollars(paid.cents), refunded: '40.00', left },
    ])
    expect(part.body.refunds).toMatchObject([
      { amount: '40.00', status: 'succeeded', by: 'Sam Staff', reason: 'Asked for it by phone' },
    ])
    expect((await refundBy(staff, paid, left)).body).toMatchObject({
      refunded: dollars(paid.cents),
      left: '0.00',
    })
    expect(await shown(paid)).toMatchObject({
      left: '0.00',
      refunds: [{ amount: '40.00' }, { amount: left }],
    })
    expect(await moved(paid)).toBe(paid.cents)
    expect(await mails(paid)).toEqual(
      Array(2).fill(expect.stringContaining(`refund for ${paid.productName}`)),
    )
    const log = await audited(paid)
    expect(log.map(({ action }) => action)).toEqual([
      'ask-refund',
      'settle-refund',
      'ask-refund',
      'settle-refund',
    ])
    expect(log[0]?.detail).toMatchObject(
      paid.refundUrl.includes('purchases') ? { amount: '40.00' } : { application: paid.applicationId },
    )
    expect(JSON.stringify(log)).not.toContain('phone')
    expect(await verifyAuditLog(app.deps.database.db)).toMatchObject({ whole: true })
  })

  it('is one for a double click, for 8 at once and for every repetition of its key', async () => {
    const paid = await pay()
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 8 }, () => refundBy(staff, paid, '10.00', key)))
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await refundBy(await app.asStaff(), paid, '10.00', key)
    expect((await refundBy(staff, paid, '20.00', key)).status).toBe(409)
    expect(await moved(paid)).toBe(1000)
    expect(await mails(paid)).toHaveLength(1)
  })

  it('by two people at once never gives back more than was paid', async () => {
    const paid = await pay()
    const most = dollars(paid.cents - 1000)
    const replies = await Promise.all([
      refundBy(staff, paid, most),
      refundBy(await app.asStaff(), paid, most),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await moved(paid)).toBe(paid.cents - 1000)
    expect(await mails(paid)).toHaveLength(1)
  })

  it('in two different parts at once moves both, and the mails say together what moved', async () => {
    const paid = await pay()
    await Promise.all([refundBy(staff, paid, '10.00'), refundBy(await app.asStaff(), paid, '5.00')])
    expect(await shown(paid)).toMatchObject({ refunded: '15.00' })
    const rows = await mailsWith(app.deps, { to: paid.email, type: 'refund' })
    const sums = rows.map(({ text }) => Number(/\$(\d+\.\d\d)/.exec(text)?.[1]))
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(15)
  })

  it('of more than is left is refused, and so is one of nothing', async () => {
    const paid = await pay()
    const { status, body } = await refundBy(staff, paid, '100000.00')
    expect([status, body]).toMatchObject([400, { code: 'payment_refused' }])
    expect(body.error).toContain('is left to refund of this payment')
    expect(await refundBy(staff, paid, '0.00')).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { amount: 'Enter an amount such as 250.00' } },
    })
    expect(await moved(paid)).toBe(0)
  })

  it('is not there for another application or purchase, nor for whoever is no staff', async () => {
    const [one, other] = [await pay(), await pay()]
    const { paymentIntentId } = other
    expect((await refundBy(staff, { ...one, paymentIntentId }, '1.00')).status).toBe(404)
    for (const caller of [one.applicant, await app.asClient(one.email)])
      expect((await refundBy(caller, one, '1.00')).status).toBe(404)
    expect((await refundBy(app.asNobody(), one, '1.00')).status).toBe(401)
    expect(await moved(one)).toBe(0)
    expect(await moved(other)).toBe(0)
  })

  it('at a provider that is down moves nothing, holds its sum, and the same key works later', async () => {
    const paid = await pay()
    const key = randomUUID()
    app.deps.payments = { ...honest, refundPayment: silent, listRefunds: silent }
    const down = await refundBy(staff, paid, '50.00', key)
    expect([down.status, down.body.code]).toEqual([502, 'provider_unavailable'])
    app.deps.payments = honest
    expect((await refundBy(staff, paid, dollars(paid.cents))).body.error).toMatch(/^At most \$/)
    expect((await refundBy(staff, paid, '50.00', key)).status).toBe(200)
    expect(await moved(paid)).toBe(5000)
    expect(await mails(paid)).toHaveLength(1)
  })

  it('whose answer was lost is found again by its key', async () => {
    const paid = await pay()
    const key = randomUUID()
    loseAnswer(silent)
    expect((await refundBy(staff, paid, '50.00', key)).status).toBe(502)
    app.deps.payments = honest
    expect((await refundBy(staff, paid, '50.00', key)).body).toMatchObject({ refunded: '50.00' })
    expect(await moved(paid)).toBe(5000)
    expect(await mails(paid)).toHaveLength(1)
  })

  it.each(['webhook', 'timer'])('after a crash before our record is finished by the %s, once', async (by) => {
    const paid = await pay()
    loseAnswer(killed)
    expect((await refundBy(staff, paid, '50.00')).status).toBe(500)
    app.deps.payments = honest
    app.errors.length = 0
    for (let copies = 0; copies < 2; copies += 1)
      await (by === 'webhook' ? chargeRefunded(app, paid.paymentIntentId) : settle(paid))
    expect(await shown(paid)).toMatchObject({ refunded: '50.00', refunds: [{ status: 'succeeded' }] })
    expect(await mails(paid)).toHaveLength(1)
  })

  it('is looked at again by itself after 2 minutes, 20 minutes and a day', async () => {
    const paid = await pay()
    app.deps.payments = { ...honest, refundPayment: silent }
    await refundBy(staff, paid, '50.00')
    const { rows } = await app.deps.database.db.execute(
      `select start_after from pgboss.job where data::text like '%${paid.paymentIntentId}%' order by start_after`,
    )
    const minutes = rows.map(
      (row) => (new Date(String(row.start_after)).getTime() - app.clock.now().getTime()) / 60_000,
    )
    expect(minutes).toEqual(expect.arrayContaining([2, 20, 1440]))
  })

  it('that the provider never got has failed after a while, and its sum is free again', async () => {
    const paid = await pay()
    app.deps.payments = { ...honest, refundPayment: silent }
    await refundBy(staff, paid, dollars(paid.cents))
    app.deps.payments = honest
    await settle(paid)
    expect((await refundBy(staff, paid, dollars(paid.cents))).status).toBe(400)
    app.clock.advance(11 * 60_000)
    await settle(paid)
    const again = await refundBy(await app.asStaff(), paid, dollars(paid.cents))
    expect(again.body.refunds).toMatchObject([
      { status: 'failed', failure: expect.stringContaining('never received') },
      { status: 'succeeded' },
    ])
    expect(await moved(paid)).toBe(paid.cents)
  })

  it('that the provider refuses shows its sentence, and its truth is taken over', async () => {
    const paid = await pay()
    // At the provider's own pages, while ours is on its way: told of before, we would not ask.
    app.deps.payments = {
      ...honest,
      refundPayment: async (input) => {
        await app.sandbox.refund(paid.paymentIntentId)
        return honest.refundPayment(input)
      },
    }
    const { status, body } = await refundBy(staff, paid, '10.00')
    app.deps.payments = honest
    expect([status, body.code]).toEqual([400, 'payment_refused'])
    expect(body.error).toContain('already been refunded')
    expect(await shown(paid)).toMatchObject({
      refunded: dollars(paid.cents),
      left: '0.00',
      refunds: [{ status: 'failed' }],
    })
  })

  it('whose webhook comes first, and then twice, is one refund and one mail', async () => {
    const paid = await pay()
    app.deps.payments = {
      ...honest,
      refundPayment: async (input) => {
        const made = await honest.refundPayment(input)
        await chargeRefunded(app, paid.paymentIntentId)
        return made
      },
    }
    expect((await refundBy(staff, paid, '50.00')).body).toMatchObject({ refunded: '50.00' })
    app.deps.payments = honest
    await chargeRefunded(app, paid.paymentIntentId)
    await settle(paid)
    expect(await mails(paid)).toHaveLength(1)
    expect((await audited(paid)).map(({ action }) => action)).toEqual(['ask-refund', 'settle-refund'])
  })

  it('that the bank sends back is no refund any more, and can be made again', async () => {
    const paid = await pay()
    await refundBy(staff, paid, dollars(paid.cents))
    const [made] = await honest.listRefunds(paid.paymentIntentId)
    const intent = await honest.getPaymentIntent(paid.paymentIntentId)
    if (!made || !intent) throw new Error('the sandbox lost the refund')
    app.deps.payments = {
      ...honest,
      getPaymentIntent: async () => ({ ...intent, refundedCents: 0 }),
      listRefunds: async () => [{ ...made, status: 'failed' }],
    }
    await settle(paid)
    expect(await shown(paid)).toMatchObject({
      refunded: '0.00',
      left: dollars(paid.cents),
      refunds: [{ status: 'failed', failure: expect.stringContaining('did not take the refund') }],
    })
  })
})
