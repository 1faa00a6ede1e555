import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type ContractProxy,
  openContractProxy,
  passOn,
} from '../../../../test/contracts/stripe/contract-proxy.ts'
import { keyedDb } from '../../../../test/support/keyed-db.ts'
import { linkedProducts } from '../../../shared/catalogue/linked-products.ts'
import { loadConfig } from '../../config.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { openSandbox, type Sandbox } from './sandbox/open-sandbox.ts'
import { setUpStripe } from './set-up-stripe.ts'

let database: Database
let sandbox: Sandbox
let proxy: ContractProxy
let stripe: Stripe
beforeAll(async () => {
  database = await keyedDb()
  sandbox = await openSandbox({ database, clock: systemClock, log: createLog('silent'), production: false })
  proxy = await openContractProxy(passOn(sandbox.access))
  stripe = new Stripe(sandbox.access.secretKey, { ...proxy.api, telemetry: false })
})
afterEach(() => expect(proxy.takeProblems()).toEqual([]))
afterAll(async () => {
  await proxy.close()
  await sandbox.close()
  await database.close()
})

async function run(publicUrl = 'https://armor.example') {
  const said: string[] = []
  const lines = await setUpStripe(stripe, publicUrl, (line) => said.push(line))
  return { said, lines }
}

const active = { active: true, limit: 100 }

describe('npm run stripe:setup', () => {
  it('makes a product, a price and a link for everything with a payment link, and prints settings that load', async () => {
    const { lines, said } = await run()
    expect(lines).toHaveLength(linkedProducts.length)
    const given = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]))
    const { paymentLinks } = loadConfig({ ...given, HOME: '/nowhere' })
    expect(Object.keys(paymentLinks)).toEqual(linkedProducts.map(({ key }) => key))
    expect(said).toHaveLength(3 * linkedProducts.length + 1)

    const { data: prices } = await stripe.prices.list(active)
    const shown = (key: string) => prices.find((price) => price.lookup_key === key)
    expect(shown('monthly-access')).toMatchObject({
      unit_amount: 4900,
      recurring: { interval: 'month', interval_count: 1 },
      metadata: { product: 'monthly-access' },
    })
    expect(shown('quarterly-package')).toMatchObject({
      unit_amount: 12_500,
      recurring: { interval: 'month', interval_count: 3 },
    })
    expect(shown('30-day-pass')).toMatchObject({ unit_amount: 9700, recurring: null })
    const { data: links } = await stripe.paymentLinks.list(active)
    expect(links).toHaveLength(linkedProducts.length)
    for (const link of links)
      expect(link.after_completion).toEqual({
        type: 'redirect',
        redirect: { url: 'https://armor.example/account/purchase?session_id={CHECKOUT_SESSION_ID}' },
      })
  })

  it('makes and changes nothing the second time, and prints the same', async () => {
    const before = await run()
    const after = await run()
    expect(after.said).toEqual([])
    expect(after.lines).toEqual(before.lines)
  })

  it('sends buyers to another address when the product moved, by the same links', async () => {
    const before = await run()
    const moved = await run('https://new.example')
    expect(moved.lines).toEqual(before.lines)
    const { data } = await stripe.paymentLinks.list(active)
    expect(data.every((link) => link.after_completion.redirect?.url.startsWith('https://new.example/'))).toBe(
      true,
    )
    expect((await run('https://new.example')).said).toEqual([])
  })

  it('keeps price and link where the account has another price besides, and closes that one', async () => {
    const { data } = await stripe.prices.list(active)
    const [right] = data.filter((price) => price.metadata.product === 'profile-review')
    const wrong = await stripe.prices.create({
      product: String(right?.product),
      currency: 'usd',
      unit_amount: 7000,
      lookup_key: 'profile-review',
      transfer_lookup_key: true,
      metadata: { product: 'profile-review' },
    })
    const { lines, said } = await run('https://new.example')
    expect(said).toEqual(['Gave the price of Profile Review its key back.'])
    expect((await stripe.prices.retrieve(wrong.id)).active).toBe(false)
    expect((await stripe.prices.retrieve(right?.id ?? '')).lookup_key).toBe('profile-review')
    const open = (await stripe.paymentLinks.list(active)).data.filter(
      (link) => link.metadata.product === 'profile-review',
    )
    expect(open).toHaveLength(1)
    expect(lines).toContain(`PAYMENT_LINK_PROFILE_REVIEW=${open[0]?.url}`)
    expect((await run('https://new.example')).said).toEqual([])
  })

  it('offers the plans that renew on the customer page: up at once, down with the next period', async () => {
    const { data } = await stripe.billingPortal.configurations.list({
      active: true,
      expand: ['data.features.subscription_update.products'],
    })
    expect(data).toHaveLength(1)
    const [page] = data
    expect(page?.features.subscription_update).toMatchObject({
      proration_behavior: 'always_invoice',
    })
    expect(Object.keys(page?.features.subscription_update.products ?? {})).toHaveLength(3)
    expect(page?.features.subscription_cancel).toMatchObject({ mode: 'at_period_end' })
  })
})
