import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import {
  filledFundingForm,
  mailTextsOf,
  sendFundingForm,
} from '../../../../test/support/funding-applicant.ts'
import { type LinkedBuyer, linkedBuyer, openShop } from '../../../../test/support/linked-buyer.ts'
import type { Caller, TestApp } from '../../../../test/support/make-app.ts'
import { payWithCard } from '../../../../test/support/paying-client.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import { addressValue } from '../../platform/db/person-columns.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'

let app: TestApp
let honest: PaymentProvider
let buyer: LinkedBuyer
let staff: Caller
beforeAll(async () => {
  app = await openShop(new Date('2026-11-20T12:00:00Z'))
  honest = app.deps.payments
  staff = await app.asStaff()
})
afterAll(async () => {
  expect(app.errors).toEqual([])
  await app.close()
})
beforeEach(() => {
  buyer = linkedBuyer(app, honest)
})

const packages = async (caller: Caller, purchase?: string) => {
  const query = purchase === undefined ? '' : `?purchase=${purchase}`
  return (await caller.inject({ url: `/api/funding-draft/packages${query}` })).json()
}
const keysOf = (reply: { packages: { key: string }[] }) => reply.packages.map(({ key }) => key)
/** The browser that comes back from the payment. */
async function paidBy(key: string): Promise<{ browser: Caller; session: string }> {
  const session = await buyer.buy(key)
  const browser = await app.asBrowser()
  await browser.inject({ url: `/api/purchases/${session}` })
  return { browser, session }
}
async function send(browser: Caller, change: Partial<FundingFields> = {}, purchase = '', agreeToFee = '') {
  const form = filledFundingForm({ email: buyer.email, ...change })
  const reply = await sendFundingForm(browser, form, {
    fields: { purchase, agreeToFee, attemptKey: randomUUID() },
  })
  return reply.json().applicationId as number
}
const shown = async (id: number, caller = staff) =>
  (await caller.inject({ url: `/api/funding-applications/${id}` })).json()
const paidFor = async (id: number) =>
  (await shown(id)).packages.map(({ key }: { key: string }) => key) as string[]

describe('a package bought by link leads to the funding form', () => {
  it.each(['armor-ready', 'application-prequalification', '10k-september-play'])(
    '%s waits for the form of the browser that paid, and for nobody else',
    async (key) => {
      const { browser, session } = await paidBy(key)
      expect(await packages(browser, session)).toMatchObject({ named: 'waiting', applicationId: null })
      expect(keysOf(await packages(browser))).toEqual([key])
      for (const stranger of [app.asNobody(), await app.asBrowser(), staff])
        expect(await packages(stranger, session)).toEqual({
          packages: [],
          named: 'not-yours',
          applicationId: null,
        })
      expect(await packages(browser, 'cs_of_nobody_at_all')).toMatchObject({ named: 'not-yours' })
    },
  )

  it('is told so in its receipt, which leads to the form, and promises no mail', async () => {
    const { session } = await paidBy('armor-ready')
    await app.deps.queue.idle()
    const [receipt = ''] = await mailTextsOf(app, buyer.email, 'receipt')
    expect(receipt).toContain(`/readiness-intake?purchase=${session}`)
    expect(receipt).not.toContain('24-48')
  })

  it('waits for whoever signs in with the address of the receipt, on any device', async () => {
    const { session } = await paidBy('armor-ready')
    const signedIn = await app.asClient(buyer.email)
    expect(await packages(signedIn, session)).toMatchObject({ named: 'waiting' })
    expect(await packages(await app.asClient('other@example.com'), session)).toMatchObject({
      named: 'not-yours',
    })
  })

  it('belongs to the application that its form sends, under another address too, and to no second one', async () => {
    const { browser, session } = await paidBy('armor-ready')
    const first = await send(browser, { email: `other-${buyer.email}` }, session)
    expect(await paidFor(first)).toEqual(['armor-ready'])
    expect(await packages(browser, session)).toEqual({ packages: [], named: 'used', applicationId: first })
    const second = await send(browser, {}, session)
    expect(await paidFor(second)).toEqual([])
    expect(await paidFor(first)).toEqual(['armor-ready'])
  })

  it('of two bought the second waits for the second application', async () => {
    const { browser } = await paidBy('armor-ready')
    const other = await buyer.buy('armor-ready')
    await browser.inject({ url: `/api/purchases/${other}` })
    const first = await send(browser, {}, other)
    expect(await packages(browser, other)).toMatchObject({ named: 'used', applicationId: first })
    expect(keysOf(await packages(browser))).toEqual(['armor-ready'])
    expect(await paidFor(await send(browser))).toEqual(['armor-ready'])
    expect(await packages(browser)).toMatchObject({ packages: [] })
  })

  it('is not taken by a stranger who names it, nor kept from its buyer by one who typed the address', async () => {
    const { browser, session } = await paidBy('armor-ready')
    const named = await send(await app.asBrowser(), { email: 'stranger@example.com' }, session)
    expect(await paidFor(named)).toEqual([])
    const typed = await send(await app.asBrowser())
    expect(await paidFor(typed)).toEqual(['armor-ready'])
    expect(keysOf(await packages(browser))).toEqual(['armor-ready'])
    const own = await send(browser, {}, session)
    expect(await paidFor(own)).toEqual(['armor-ready'])
    expect(await paidFor(typed)).toEqual([])
  })

  it('bought after the application belongs to it', async () => {
    const applicant = await app.asClient(buyer.email)
    const id = await send(applicant)
    await sessionPaid(app, await buyer.buy('application-prequalification'))
    expect(await shown(id, applicant)).toMatchObject({ prequalification: { paid: true } })
  })

  it('bought when every application is over waits for the next form', async () => {
    const applicant = await app.asClient(buyer.email)
    const over = await send(applicant)
    await app.deps.database.db.execute(
      `update funding_applications set case_status = 'closed' where id = ${over}`,
    )
    const { session } = await paidBy('armor-ready')
    expect(await paidFor(over)).toEqual([])
    const next = await send(applicant, {}, session)
    expect(await paidFor(next)).toEqual(['armor-ready'])
  })

  it('is paid no longer once it is refunded, before the form is sent and after', async () => {
    const { browser, session } = await paidBy('armor-ready')
    const id = await send(browser, {}, session)
    const paymentIntentId = await buyer.newestIntent(session)
    await honest.refundPayment({ paymentIntentId, amountCents: 49_700, attemptKey: 'all-of-it' })
    await chargeRefunded(app, paymentIntentId)
    expect(await paidFor(id)).toEqual([])
    const early = await paidBy('armor-ready')
    const earlyIntent = await buyer.newestIntent(early.session)
    await honest.refundPayment({
      paymentIntentId: earlyIntent,
      amountCents: 49_700,
      attemptKey: 'all-of-the-other',
    })
    expect(await packages(early.browser, early.session)).toMatchObject({ packages: [], named: 'closed' })
  })

  it('of another kind is none that a form delivers', async () => {
    const { browser, session } = await paidBy('collections-toolkit')
    expect(await packages(browser, session)).toMatchObject({ packages: [], named: 'closed' })
  })
})

describe('the September Play', () => {
  it('is known to its application: its checks are paid, and nothing else is due upfront', async () => {
    const { browser, session } = await paidBy('10k-september-play')
    const id = await send(browser, {}, session, 'true')
    expect(await shown(id, browser)).toMatchObject({
      prequalification: { paid: true, packagePaid: true },
      packages: [
        {
          key: '10k-september-play',
          delivered: [{ key: 'prequalification-answer' }, { key: 'application-package' }],
        },
      ],
      works: [
        { key: 'compliance-review', state: 'open', dueOn: '2026-11-30', note: null },
        { key: 'expedited-processing', state: 'open', dueOn: '2026-11-24' },
      ],
    })
    const [review] = (await shown(id, browser)).works
    const url = `/api/staff/works/${review.id}/delivery`
    await staff.inject({ method: 'POST', url, payload: { note: 'All papers are in order.' } })
    const read = { state: 'delivered', note: 'All papers are in order.' }
    expect((await shown(id, browser)).works).toContainEqual(expect.objectContaining(read))
    const wanted = {
      productType: 'application-package',
      applicationId: id,
      customerInfo: { fullName: 'Fay Founder', email: buyer.email, phone: '555 010 1234' },
    }
    const again = await browser.inject({
      method: 'POST',
      url: '/api/create-funding-payment-intent',
      payload: wanted,
    })
    expect(again.json().code).toBe('payment_refused')
    const staffView = (await staff.inject({ url: `/api/staff/funding-applications/${id}` })).json()
    expect(JSON.stringify(staffView)).toContain('10K September Play')
  })
})

describe('the fee of success', () => {
  it('is agreed to with the form, in its own words, and kept as a consent', async () => {
    const { browser, session } = await paidBy('10k-september-play')
    const form = filledFundingForm({ email: buyer.email })
    await sendFundingForm(browser, form, { fields: { purchase: session, agreeToFee: 'true' } })
    const { rows } = await app.deps.database.db.execute(
      sql`select wording from consents where subject_email = ${addressValue(buyer.email)} and purpose like 'service fee: application %'`,
    )
    expect(rows).toEqual([{ wording: expect.stringMatching(/^I agree to the service fee: 10%/) }])
  })

  it('is asked for by the server: without it nothing is sent, whatever the page did, and the package waits on', async () => {
    const { browser, session } = await paidBy('10k-september-play')
    const form = filledFundingForm({ email: buyer.email })
    const refused = await sendFundingForm(browser, form, { fields: { purchase: session } })
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      'Please agree to the service fee to send an application with this package.',
    ])
    expect(await packages(browser, session)).toMatchObject({ named: 'waiting' })
  })

  it('is not agreed to by somebody who typed the address: the package waits for its holder', async () => {
    const { browser, session } = await paidBy('10k-september-play')
    expect(await paidFor(await send(await app.asBrowser()))).toEqual([])
    expect(await packages(browser, session)).toMatchObject({ named: 'waiting' })
  })
})

describe('a payment inside the form', () => {
  const pay = async (browser: Caller, email: string) => {
    const customerInfo = { fullName: 'Fay Founder', email, phone: '555 010 1234' }
    const reply = await browser.inject({
      method: 'POST',
      url: '/api/create-funding-payment-intent',
      payload: { productType: 'armor-ready', customerInfo },
    })
    await payWithCard(app, reply.json())
    const { paymentIntentId } = reply.json()
    await browser.inject({ url: `/api/funding-payments/${paymentIntentId}` })
  }
  const draft = (browser: Caller, email: string) =>
    browser.inject({
      method: 'PUT',
      url: '/api/funding-draft',
      payload: { fields: filledFundingForm({ email }), step: 2 },
    })

  it('waits for the form that is filled in, although an application was sent before', async () => {
    const browser = await app.asBrowser()
    const before = await send(browser)
    await draft(browser, buyer.email)
    await pay(browser, buyer.email)
    expect(await paidFor(before)).toEqual([])
    expect(keysOf(await packages(browser))).toEqual(['armor-ready'])
    expect(await paidFor(await send(browser))).toEqual(['armor-ready'])
  })

  it('belongs to the form although its address was corrected afterwards', async () => {
    const browser = await app.asBrowser()
    await draft(browser, `wrong-${buyer.email}`)
    await pay(browser, `wrong-${buyer.email}`)
    expect(keysOf(await packages(browser))).toEqual(['armor-ready'])
    expect(await packages(await app.asBrowser())).toMatchObject({ packages: [] })
    expect(await paidFor(await send(browser))).toEqual(['armor-ready'])
  })
})
