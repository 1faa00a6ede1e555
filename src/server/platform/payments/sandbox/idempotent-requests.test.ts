import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type ContractProxy,
  openContractProxy,
  passOn,
} from '../../../../../test/contracts/stripe/contract-proxy.ts'
import { keyedDb } from '../../../../../test/support/keyed-db.ts'
import { movableClock } from '../../../../../test/support/movable-clock.ts'
import type { Database } from '../../db/database.ts'
import { createLog } from '../../log/log.ts'
import { openSandbox, type Sandbox } from './open-sandbox.ts'

const clock = movableClock(new Date('2026-04-01T12:00:00Z'))
let database: Database
let sandbox: Sandbox
let proxy: ContractProxy
let stripe: Stripe
beforeAll(async () => {
  database = await keyedDb()
  sandbox = await openSandbox({ database, clock, log: createLog('silent'), production: false })
  proxy = await openContractProxy(passOn(sandbox.access))
  stripe = new Stripe(sandbox.access.secretKey, { ...proxy.api, telemetry: false, maxNetworkRetries: 0 })
})
afterEach(() => expect(proxy.takeProblems()).toEqual([]))
afterAll(async () => {
  await proxy.close()
  await sandbox.close()
  await database.close()
})

const paid = async () => {
  const made = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
  await sandbox.payWithTestCard(made.id)
  return made.id
}

// docs.stripe.com/api/idempotent_requests
describe('an idempotency key of the sandbox', () => {
  it('answers the same request the same, whatever was done in between', async () => {
    const payment_intent = await paid()
    const ask = () => stripe.refunds.create({ payment_intent, amount: 1000 }, { idempotencyKey: 'same' })
    const first = await ask()
    await stripe.refunds.create({ payment_intent, amount: 4000 })
    expect((await ask()).id).toBe(first.id)
  })

  it('keeps also a refusal that came of doing it', async () => {
    const payment_intent = await paid()
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
    const refund = () => stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'refused' })
    await expect(refund()).rejects.toThrow(/does not have a successful charge/)
    await sandbox.payWithTestCard(id)
    await expect(refund()).rejects.toThrow(/does not have a successful charge/)
    const declined = () =>
      stripe.paymentIntents.confirm(
        payment_intent,
        { payment_method: 'pm_card_visa' },
        { idempotencyKey: 'twice' },
      )
    await expect(declined()).rejects.toThrow(/already succeeded/)
    await expect(declined()).rejects.toThrow(/already succeeded/)
  })

  it('is free again after parameters that were not taken', async () => {
    const key = { idempotencyKey: 'mended' }
    await expect(stripe.products.create({ name: '' }, key)).rejects.toThrow(/Missing required param: name/)
    expect((await stripe.products.create({ name: 'A product' }, key)).name).toBe('A product')
  })

  it('refuses another request, and is forgotten after a day', async () => {
    const ask = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'day' })
    const first = await ask(5000)
    await expect(ask(6000)).rejects.toThrow(Stripe.errors.StripeIdempotencyError)
    clock.advance(24 * 60 * 60 * 1000 + 1000)
    expect((await ask(6000)).id).not.toBe(first.id)
  })
})
