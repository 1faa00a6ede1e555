import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problemsOfEvent } from '../../../../../test/contracts/stripe/check-event.ts'
import {
  type ContractProxy,
  openContractProxy,
  passOn,
} from '../../../../../test/contracts/stripe/contract-proxy.ts'
import { keyedDb } from '../../../../../test/support/keyed-db.ts'
import { movableClock } from '../../../../../test/support/movable-clock.ts'
import type { Database } from '../../db/database.ts'
import { createLog } from '../../log/log.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { createStripeProvider } from '../stripe-provider.ts'
import { openSandbox, type Sandbox } from './open-sandbox.ts'

const start = new Date('2026-01-31T15:00:00Z')
const clock = movableClock(start)
const setClock = (at: Date) => clock.advance(at.getTime() - clock.now().getTime())
const day = 86_400_000
let database: Database
let sandbox: Sandbox
let proxy: ContractProxy
let provider: PaymentProvider
let stripe: Stripe
/** What was not as Stripe documents it in an event. */
const wrong: string[] = []
const events: { id: string; type: string; object: Record<string, unknown> }[] = []
beforeAll(async () => {
  database = await keyedDb()
  sandbox = await openSandbox({ database, clock, log: createLog('silent'), production: false })
  proxy = await openContractProxy(passOn(sandbox.access))
  provider = createStripeProvider({ ...sandbox.access, api: proxy.api })
  stripe = new Stripe(sandbox.access.secretKey, { ...proxy.api, telemetry: false })
  sandbox.startDelivery(async (body) => {
    wrong.push(...problemsOfEvent(body))
    const event = JSON.parse(body)
    events.push({ id: event.id, type: event.type, object: event.data.object })
    return 200
  })
})
afterEach(() => expect([...proxy.takeProblems(), ...wrong.splice(0)]).toEqual([]))
afterAll(async () => {
  await proxy.close()
  await sandbox.close()
  await database.close()
})

let id: string
beforeEach(async () => {
  setClock(start)
  const session = await sandbox.payLink('monthly-access', { email: 'bea@example.com', name: 'Bea Buyer' })
  id = (await provider.getCheckoutSession(session))?.subscriptionId ?? ''
})

const subscription = async () => {
  const found = await provider.getSubscription(id)
  if (!found) throw new Error('There is no subscription.')
  return found
}
const paidCents = async () => {
  const paid: number[] = []
  for (const each of (await subscription()).paymentIntentIds)
    paid.push((await provider.getPaymentIntent(each))?.amountCents ?? 0)
  return paid
}
const moveTo = async (at: string) => {
  setClock(new Date(at))
  await sandbox.advanceSubscriptions()
}
const priceOf = async (key: string) => {
  const session = await sandbox.payLink(key, { email: 'other@example.com', name: 'Otto Other' })
  const other = (await provider.getCheckoutSession(session))?.subscriptionId ?? ''
  return (await stripe.subscriptions.retrieve(other)).items.data[0]?.price.id ?? ''
}
const takeCard = (method: string) =>
  subscription().then(({ customerId }) =>
    stripe.customers.update(customerId, { invoice_settings: { default_payment_method: method } }),
  )
/** The types of the events about the subscription that were delivered since. */
const told = (from: number) => () =>
  events
    .slice(from)
    .filter(({ object }) => JSON.stringify(object).includes(id))
    .map(({ type }) => type)

describe('renewals', () => {
  it('happen at the end of each paid period, counted from the first day, each with its own payment', async () => {
    expect((await subscription()).periodEndsAt).toEqual(new Date('2026-02-28T15:00:00Z'))
    await moveTo('2026-02-28T14:59:59Z')
    expect(await paidCents()).toEqual([4900])
    await moveTo('2026-02-28T15:00:00Z')
    expect(await paidCents()).toEqual([4900, 4900])
    expect((await subscription()).periodEndsAt).toEqual(new Date('2026-03-31T15:00:00Z'))
    await sandbox.advanceSubscriptions()
    expect(await paidCents()).toHaveLength(2)
  })

  it('that a stopped sandbox missed are made up, one payment a period', async () => {
    await moveTo('2026-05-02T00:00:00Z')
    expect(await paidCents()).toEqual([4900, 4900, 4900, 4900])
    expect((await subscription()).periodEndsAt).toEqual(new Date('2026-05-31T15:00:00Z'))
  })

  it('that the bank declines leave it past due, paid until the old end, and are tried again after 3 days', async () => {
    await takeCard('pm_card_chargeCustomerFail')
    const from = events.length
    await moveTo('2026-02-28T15:00:00Z')
    expect(await subscription()).toMatchObject({
      status: 'past_due',
      periodEndsAt: new Date('2026-02-28T15:00:00Z'),
    })
    await expect.poll(told(from)).toContain('invoice.payment_failed')
    await takeCard('pm_card_visa')
    await moveTo('2026-03-03T15:00:00Z')
    expect(await subscription()).toMatchObject({
      status: 'active',
      periodEndsAt: new Date('2026-03-31T15:00:00Z'),
    })
    expect(await paidCents()).toEqual([4900, 4900])
  })

  it('that are declined four times end it', async () => {
    await takeCard('pm_card_chargeCustomerFail')
    for (const at of ['2026-02-28T15:00:00Z', '2026-03-03T15:00:00Z', '2026-03-08T15:00:00Z'])
      await moveTo(at)
    expect((await subscription()).status).toBe('past_due')
    await moveTo('2026-03-15T15:00:00Z')
    expect((await subscription()).status).toBe('canceled')
    await moveTo('2026-06-01T00:00:00Z')
    expect(await paidCents()).toEqual([4900])
  })
})

describe('a change upward', () => {
  it('begins a new period at once and charges the new price less what is left of the old one', async () => {
    const price = await priceOf('annual-subscription')
    setClock(new Date(start.getTime() + 14 * day))
    const [item] = (await stripe.subscriptions.retrieve(id)).items.data
    const from = events.length
    await stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', price }],
      proration_behavior: 'always_invoice',
    })
    expect(await subscription()).toMatchObject({
      productKey: 'annual-subscription',
      periodEndsAt: new Date('2027-02-14T15:00:00Z'),
    })
    // Half of the 28 days of $49.00 is left: $500.00 - $24.50.
    expect((await paidCents()).toSorted((a, b) => a - b)).toEqual([4900, 47_550])
    await expect
      .poll(told(from))
      .toEqual(expect.arrayContaining(['customer.subscription.updated', 'invoice.paid']))
  })

  it('whose charge is declined changes nothing', async () => {
    const price = await priceOf('quarterly-package')
    await takeCard('pm_card_chargeCustomerFail')
    const [item] = (await stripe.subscriptions.retrieve(id)).items.data
    const change = stripe.subscriptions.update(id, { items: [{ id: item?.id ?? '', price }] })
    await expect(change).rejects.toThrow('Your card was declined.')
    expect(await subscription()).toMatchObject({
      productKey: 'monthly-access',
      status: 'active',
      periodEndsAt: new Date('2026-02-28T15:00:00Z'),
    })
    expect(await paidCents()).toEqual([4900])
  })
})

describe('a cancellation', () => {
  it('lasts to the end of what is paid, and then nothing is charged any more', async () => {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(await subscription()).toMatchObject({ status: 'active', endsWithPeriod: true })
    const from = events.length
    await moveTo('2026-02-28T15:00:00Z')
    expect(await subscription()).toMatchObject({
      status: 'canceled',
      periodEndsAt: new Date('2026-02-28T15:00:00Z'),
    })
    await expect.poll(told(from)).toContain('customer.subscription.deleted')
    expect(await paidCents()).toEqual([4900])
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow(/canceled/)
  })

  it('is taken back while the period lasts', async () => {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect((await subscription()).endsWithPeriod).toBe(false)
    await moveTo('2026-02-28T15:00:00Z')
    expect(await paidCents()).toEqual([4900, 4900])
  })

  it('at once ends it at once', async () => {
    await stripe.subscriptions.cancel(id)
    expect(await subscription()).toMatchObject({ status: 'canceled', periodEndsAt: start })
  })
})

describe('the lists', () => {
  it('go on from page to page', async () => {
    await moveTo('2026-07-05T00:00:00Z')
    const ids: string[] = []
    for await (const invoice of stripe.invoices.list({ subscription: id, limit: 2 }))
      ids.push(invoice.id ?? '')
    expect(new Set(ids).size).toBe(6)
    expect(ids).toHaveLength(6)
  })
})
