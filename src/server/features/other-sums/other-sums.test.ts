import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded, mailsTo, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'
import { openedRows, sealedAddress } from '../../../../test/support/whole-database.ts'
import type { OtherSum } from '../../../shared/api/other-sums.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { forgetPeople } from '../privacy/forget-people.ts'

let app: TestApp
let staff: Caller
let honest: PaymentProvider
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_ANY: '50000/60' },
  })
  staff = await app.asStaff()
  honest = app.deps.payments
})
afterAll(() => app.close())
beforeEach(() => {
  app.deps.payments = honest
  app.errors.splice(0)
})

const name = 'Bea Buyer'
const phone = '555 010 0100'
const newAddress = () => `other-${randomUUID().slice(0, 8)}@example.com`
const rows = async (query: string) => (await app.deps.database.db.execute<{ reference: string }>(query)).rows
const refundsMailed = async (email: string) =>
  (await mailsTo(app, email)).filter((line) => line.startsWith('refund')).length

interface Came {
  email: string
  paymentIntentId: string
  /** Asks the product anew, as a returning browser or an event does. */
  ask: () => Promise<unknown>
  /** What it opened so far. */
  opened: () => Promise<unknown[]>
}

/** $1,750 came for an order of $500. */
async function atCheckout(): Promise<Came> {
  const email = newAddress()
  const caller = app.asNobody()
  const { body: intent } = await orderPackage(caller, { email })
  const { paymentIntentId } = intent
  await rows(`update payments set amount_cents = 50000 where payment_intent_id = '${paymentIntentId}'`)
  await payWithCard(app, intent)
  const ask = async () => (await caller.inject({ url: `/api/payments/${paymentIntentId}` })).json()
  const opened = () => rows(`select id from clients where email_key = '${sealedAddress(app.deps, email)}'`)
  return { email, paymentIntentId, ask, opened }
}

/** $497 came for a package of $100. */
async function forFunding(): Promise<Came> {
  const email = newAddress()
  const caller = await app.asBrowser()
  const reply = await caller.inject({
    method: 'POST',
    url: '/api/create-funding-payment-intent',
    payload: { productType: 'armor-ready', customerInfo: { fullName: name, email, phone } },
  })
  const intent = reply.json()
  const { paymentIntentId } = intent
  await rows(
    `update funding_payments set amount_cents = 10000 where payment_intent_id = '${paymentIntentId}'`,
  )
  await payWithCard(app, intent)
  const ask = async () => (await caller.inject({ url: `/api/funding-payments/${paymentIntentId}` })).json()
  const opened = () =>
    rows(
      `select id from funding_payments where payment_intent_id = '${paymentIntentId}' and settled_at is not null`,
    )
  return { email, paymentIntentId, ask, opened }
}

/** $250 came on a page that asked for $100. */
async function byLink(): Promise<Came> {
  const email = newAddress()
  const session = await app.sandbox.payLink('rental-toolkit', { email, name })
  app.deps.payments = {
    ...honest,
    getCheckoutSession: async (id) => {
      const told = await honest.getCheckoutSession(id)
      return told && id === session ? { ...told, askedCents: 10_000 } : told
    },
  }
  const { paymentIntentId } = (await honest.getCheckoutSession(session)) ?? {}
  const ask = async () => {
    await sessionPaid(app, session)
    return (await app.inject({ url: `/api/purchases/${session}` })).json()
  }
  const opened = () =>
    rows(
      `select id from purchases where email_key = '${sealedAddress(app.deps, email)}' and status = 'active'`,
    )
  return { email, paymentIntentId: paymentIntentId ?? '', ask, opened }
}

const listed = async ({ email }: Came, show = 'open') => {
  const reply = await staff.inject({ url: `/api/staff/other-sums?show=${show}` })
  const found: OtherSum[] = reply.json()
  return found.filter((sum) => sum.email === email)
}
const accept = (id: number) => staff.inject({ method: 'POST', url: `/api/staff/other-sums/${id}/accept` })
const refund = (id: number, paymentIntentId: string, amount: string) =>
  staff.inject({
    method: 'POST',
    url: `/api/staff/other-sums/${id}/refund`,
    payload: { paymentIntentId, amount, reason: 'Another sum', attemptKey: randomUUID() },
  })
const audited = async (reference: string) =>
  openedRows(
    app.deps,
    'audit_entries',
    await rows(
      `select actor_name, detail from audit_entries where action = 'accept-other-sum' and detail->>'payment' = '${reference}'`,
    ),
  )

describe.each([
  { kind: 'checkout', pay: atCheckout, asked: '500.00', paid: '1750.00', rest: '1250.00' },
  { kind: 'funding', pay: forFunding, asked: '100.00', paid: '497.00', rest: '397.00' },
  { kind: 'purchase', pay: byLink, asked: '100.00', paid: '250.00', rest: '150.00' },
])('another sum than was asked for ($kind)', ({ kind, pay, asked, paid, rest }) => {
  it('opens nothing, is shown to staff with both sums, and opens what it was paid for once it is accepted', async () => {
    const came = await pay()
    await came.ask()
    await came.ask()
    expect(await came.opened()).toEqual([])
    const [sum, ...others] = await listed(came)
    expect(others).toEqual([])
    expect(sum).toMatchObject({
      kind,
      asked,
      paid,
      state: 'open',
      acceptable: true,
      payments: [{ left: paid }],
    })
    expect(await mailsTo(app, came.email)).toEqual([])
    const accepted = await accept(sum?.id ?? 0)
    expect([accepted.statusCode, accepted.json()]).toMatchObject([
      200,
      { state: 'accepted', accepted: { by: 'Sam Staff' }, payments: [] },
    ])
    expect(await came.opened()).toHaveLength(1)
    expect(await mailsTo(app, came.email)).toEqual([expect.stringContaining('receipt')])
    expect(await listed(came)).toEqual([])
    expect(await listed(came, 'decided')).toMatchObject([{ state: 'accepted' }])
    expect((await accept(sum?.id ?? 0)).statusCode).toBeGreaterThanOrEqual(400)
    const reference = kind === 'purchase' ? await referenceOf(sum?.id ?? 0) : came.paymentIntentId
    expect(await audited(reference)).toMatchObject([
      { actor_name: 'Sam Staff', detail: { asked, paid, payment: reference } },
    ])
  })

  it('is given back in part and whole, each mailed once; then nobody can accept it', async () => {
    const came = await pay()
    await came.ask()
    const [sum] = await listed(came)
    const id = sum?.id ?? 0
    const part = await refund(id, came.paymentIntentId, rest)
    expect([part.statusCode, part.json()]).toMatchObject([
      200,
      { state: 'open', payments: [{ left: asked, refunds: [{ amount: rest, status: 'succeeded' }] }] },
    ])
    expect((await refund(id, came.paymentIntentId, asked)).json()).toMatchObject({ state: 'refunded' })
    await chargeRefunded(app, came.paymentIntentId)
    await came.ask()
    expect(await came.opened()).toEqual([])
    expect(await refundsMailed(came.email)).toBe(2)
    expect((await honest.getPaymentIntent(came.paymentIntentId))?.refundedCents).toBe(Number(paid) * 100)
    expect(await listed(came)).toEqual([])
    expect(await listed(came, 'decided')).toMatchObject([{ state: 'refunded' }])
    expect((await accept(id)).statusCode).toBe(409)
  })

  it('is accepted after what was too much was given back', async () => {
    const came = await pay()
    await came.ask()
    const [sum] = await listed(came)
    await refund(sum?.id ?? 0, came.paymentIntentId, rest)
    expect((await accept(sum?.id ?? 0)).statusCode).toBe(200)
    expect(await came.opened()).toHaveLength(1)
    expect(await refundsMailed(came.email)).toBe(1)
  })
})

const referenceOf = async (id: number) => {
  const [row] = await rows(`select reference from other_sums where id = ${id}`)
  return String(row?.reference)
}

describe('another sum than was asked for', () => {
  it('is under way for whoever paid it, until it is settled or given back', async () => {
    const came = await atCheckout()
    expect(await came.ask()).toMatchObject({ status: 'processing', clientId: null })
    const [sum] = await listed(came)
    await refund(sum?.id ?? 0, came.paymentIntentId, '1750.00')
    expect(await came.ask()).toMatchObject({ status: 'canceled', clientId: null })
  })

  it('in another currency can be given back on the provider’s own site alone', async () => {
    const came = await atCheckout()
    app.deps.payments = {
      ...honest,
      getPaymentIntent: async (id) => {
        const told = await honest.getPaymentIntent(id)
        return told && { ...told, currency: 'mxn' }
      },
    }
    await came.ask()
    const [sum] = await listed(came)
    expect(sum).toMatchObject({ currency: 'mxn', acceptable: false, payments: [] })
    expect((await accept(sum?.id ?? 0)).statusCode).toBe(400)
    expect((await refund(sum?.id ?? 0, came.paymentIntentId, '1.00')).statusCode).toBe(400)
  })

  it('stays refundable, and can no longer be accepted, after its person was forgotten', async () => {
    const came = await atCheckout()
    await came.ask()
    await forgetPeople(app.deps, '2029-01-20')
    const [sum] = (await staff.inject({ url: '/api/staff/other-sums' })).json().filter(isNobodys)
    expect(sum).toMatchObject({ name: null, email: null, acceptable: false, payments: [{ left: '1750.00' }] })
    expect((await accept(sum.id)).statusCode).toBe(400)
    expect((await refund(sum.id, came.paymentIntentId, '1750.00')).statusCode).toBe(200)
  })
})

const isNobodys = ({ email }: OtherSum) => email === null
