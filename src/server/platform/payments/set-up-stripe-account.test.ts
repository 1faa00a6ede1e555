import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContractProxy, openContractProxy } from '../../../../test/contracts/stripe/contract-proxy.ts'
import { exampleObject } from '../../../../test/contracts/stripe/example-object.ts'
import { type Mishap, StandInAccount } from '../../../../test/contracts/stripe/stand-in-account.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { linkedProducts } from '../../../shared/catalogue/linked-products.ts'
import { setUpStripe } from './set-up-stripe.ts'

let account: StandInAccount
let proxy: ContractProxy
beforeEach(async () => {
  account = new StandInAccount()
  proxy = await openContractProxy((request) => account.answer(request))
})
afterEach(async () => {
  const problems = proxy.takeProblems()
  await proxy.close()
  expect(problems).toEqual([])
})

async function run(maxNetworkRetries = 2) {
  const stripe = new Stripe('sk_test_standin', { ...proxy.api, telemetry: false, maxNetworkRetries })
  const said: string[] = []
  const lines = await setUpStripe(stripe, 'https://armor.example', (line) => said.push(line))
  return { said, lines }
}

let setUp: StandInAccount | undefined
/** The account is one that was set up: what a first run makes is the same for all that look at the next one. */
async function setUpBefore(): Promise<void> {
  if (setUp === undefined) await run()
  setUp ??= account
  account = setUp.copy()
}

const ofProduct = (object: string, key: string) =>
  account.active(object).filter((each) => (each.metadata as Record<string, string>).product === key)
const page = () => account.active('billing_portal.configuration')[0]
const featuresOf = () => page()?.features as Record<string, Record<string, unknown>>

/** One of each, and nothing else that could be bought. */
function expectWhole(): void {
  for (const { key, dollars } of linkedProducts) {
    expect(ofProduct('product', key)).toHaveLength(1)
    expect(ofProduct('price', key)).toMatchObject([
      { unit_amount: dollars * 100, currency: 'usd', lookup_key: key },
    ])
    const [price] = ofProduct('price', key)
    expect(ofProduct('payment_link', key)).toMatchObject([{ metadata: { price: price?.id } }])
  }
  expect(account.active('billing_portal.configuration')).toHaveLength(1)
}

describe('npm run stripe:setup, on an account that speaks the recorded contract', () => {
  it('makes everything once, and nothing the second time', async () => {
    const first = await run()
    expectWhole()
    const posts = account.posts
    const second = await run()
    expect(second.said).toEqual([])
    expect(second.lines).toEqual(first.lines)
    expect(account.posts).toBe(posts)
  })

  it('finds its own among hundreds of products of others', async () => {
    await setUpBefore()
    for (let at = 0; at < 250; at += 1)
      account.kept.unshift({
        ...exampleObject('product'),
        id: `prod_other${at}`,
        object: 'product',
        active: true,
      })
    expect((await run()).said).toEqual([])
    expectWhole()
  })

  it('goes on from every call that failed, and leaves nothing twice', async () => {
    const error = { type: 'api_error', message: 'An error occurred.' }
    const total = 3 * linkedProducts.length + 1
    const failed: Mishap = { status: 500, error }
    const few: [number, Mishap][] = [
      [1, failed],
      [2, 'broken'],
      [17, failed],
      [total, 'broken'],
    ]
    const all = [1, 2, 3, 4, 5, 6, 17, total - 1, total].flatMap((at): [number, Mishap][] => [
      [at, failed],
      [at, 'broken'],
    ])
    for (const [at, mishap] of soaked(few, all)) {
      account = new StandInAccount()
      account.mishaps.set(at, mishap)
      await expect(run(0).then(() => (mishap === 'broken' ? Promise.reject() : null))).rejects.not.toBe(null)
      await run()
      expectWhole()
      expect((await run()).said).toEqual([])
    }
  })

  it('asks again after a refusal for haste, under the same key', async () => {
    const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' }
    account.mishaps.set(2, { status: 429, error })
    await expect(run()).rejects.toThrow(/Too many/)
    account.mishaps.set(5, 'broken')
    await run()
    expectWhole()
  })

  it('closes the old price and the old link also where a run broke off between them', async () => {
    await setUpBefore()
    const [right] = ofProduct('price', 'profile-review')
    account.change(String(right?.id), { unit_amount: 7000 })
    account.mishaps.set(account.posts + 2, { status: 500, error: { type: 'api_error', message: 'No.' } })
    await expect(run(0)).rejects.toThrow()
    await run()
    expectWhole()
  })

  it.each([
    ['its name', 'product', { name: 'Another name' }],
    ['its description', 'product', { description: 'Another description' }],
  ])('takes back what was changed of a product in the dashboard: %s', async (_what, object, change) => {
    await setUpBefore()
    const [own] = ofProduct(object, 'profile-review')
    const before = { ...own }
    account.change(String(own?.id), change)
    expect((await run()).said).toHaveLength(1)
    expect(account.kept.find((each) => each.id === own?.id)).toMatchObject(before)
    expect((await run()).said).toEqual([])
  })

  it.each([
    ['a price without its lookup key', 'price', { lookup_key: null }],
    ['a price in another currency', 'price', { currency: 'eur' }],
    ['a product that was archived', 'product', { active: false }],
    ['a price that was archived', 'price', { active: false }],
    ['a link that was closed', 'payment_link', { active: false }],
    [
      'a link that leads elsewhere',
      'payment_link',
      { after_completion: { type: 'redirect', redirect: { url: 'https://elsewhere.example' } } },
    ],
    ['a link that asks for no phone number', 'payment_link', { phone_number_collection: { enabled: false } }],
  ])('mends %s', async (_what, object, change) => {
    await setUpBefore()
    const [own] = ofProduct(object, 'strategy-session')
    account.change(String(own?.id), change)
    expect((await run()).said).not.toEqual([])
    expectWhole()
    const [link] = ofProduct('payment_link', 'strategy-session')
    expect(link).toMatchObject({
      after_completion: { redirect: { url: expect.stringContaining('https://armor.example/') } },
      phone_number_collection: { enabled: true },
    })
    const [price] = ofProduct('price', 'strategy-session')
    expect(ofProduct('product', 'strategy-session')[0]?.id).toBe(price?.product)
    expect((await run()).said).toEqual([])
  })

  it.each([
    ['subscription_cancel', { mode: 'immediately' }],
    ['subscription_cancel', { enabled: false }],
    ['subscription_update', { proration_behavior: 'none' }],
    ['subscription_update', { schedule_at_period_end: { conditions: [] } }],
    ['subscription_update', { products: [] }],
    ['customer_update', { allowed_updates: ['email'] }],
    ['payment_method_update', { enabled: false }],
  ])('mends the customer page where %s was changed to %j', async (feature, change) => {
    await setUpBefore()
    const before = featuresOf()
    account.change(String(page()?.id), {
      features: { ...before, [feature]: { ...before[feature], ...change } },
    })
    expect((await run()).said).toEqual(['Changed the customer page.'])
    expect(featuresOf()).toEqual(before)
    expect((await run()).said).toEqual([])
  })
})
