import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeRefunded, deliverEvent, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { linkedBuyer, openShop } from '../../../../test/support/linked-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import type { TestApp } from '../../../../test/support/make-app.ts'
import { payWithCard } from '../../../../test/support/paying-client.ts'
import { sealedAddress } from '../../../../test/support/whole-database.ts'
import { addEarlierWorks } from './add-earlier-works.ts'

let app: TestApp
beforeAll(async () => {
  // A Friday; the Thursday after it is Thanksgiving.
  app = await openShop(new Date('2026-11-20T17:00:00Z'))
})
afterAll(() => app.close())

async function rows<T extends Record<string, unknown>>(query: string): Promise<T[]> {
  return (await app.deps.database.db.execute<T>(query)).rows
}

const worksOf = (email: string) =>
  rows(`select work_key as key, due_on::text as due, works.withdrawn_at is not null as withdrawn from works
    left join purchases on purchases.id = purchase_id
    left join funding_payments on funding_payments.id = funding_payment_id
    where coalesce(purchases.email_key, funding_payments.email_key) = '${sealedAddress(app.deps, email)}' order by works.id`)

async function bought(key: string) {
  const buyer = linkedBuyer(app, app.deps.payments)
  const session = await buyer.buy(key)
  await sessionPaid(app, session)
  return { ...buyer, session, intent: await buyer.newestIntent(session) }
}

async function giveBack(paymentIntentId: string, amountCents?: number): Promise<void> {
  const part = { paymentIntentId, amountCents: amountCents ?? 0, attemptKey: randomUUID() }
  if (amountCents === undefined) await app.sandbox.refund(paymentIntentId)
  else await app.deps.payments.refundPayment(part)
  await chargeRefunded(app, paymentIntentId)
}

/** A funding package paid by card in the form. */
async function paidPackage(productType: string) {
  const email = `fund-${randomUUID().slice(0, 8)}@example.com`
  const reply = await app.inject({
    method: 'POST',
    url: '/api/create-funding-payment-intent',
    payload: { productType, customerInfo: { fullName: 'Bea Buyer', email, phone: '555 010 0100' } },
  })
  const { paymentIntentId: intent, clientSecret } = reply.json()
  await payWithCard(app, { paymentIntentId: intent, clientSecret })
  await deliverEvent(app, 'payment_intent.succeeded', { id: intent, object: 'payment_intent' })
  return { email, intent }
}

describe('what only a person can do', () => {
  it('is one row each from the payment on, however often it is settled, with its clock in business days', async () => {
    const { email, session, page } = await bought('10k-september-play')
    await Promise.all([sessionPaid(app, session), page(session), sessionPaid(app, session)])
    expect(await worksOf(email)).toEqual([
      { key: 'compliance-review', due: '2026-11-30', withdrawn: false },
      { key: 'expedited-processing', due: '2026-11-24', withdrawn: false },
    ])
  })

  it('is named by the receipt, with the day of its clock', async () => {
    const play = await bought('10k-september-play')
    const session = await bought('strategy-session')
    const company = await paidPackage('entity-readiness')
    for (const [{ email }, ...promised] of [
      [
        play,
        'Compliance documentation review We do this by November 30, 2026.',
        'Expedited processing support We do this by November 24, 2026.',
      ],
      [session, 'Strategy session We agree on a time with you by November 24, 2026.'],
      [company, 'EIN registration We do this by November 30, 2026.'],
    ] as const) {
      const receipt = (await mailsWith(app.deps, { to: email })).find(({ subject }) =>
        subject.startsWith('Your receipt'),
      )
      for (const sentence of promised) expect(receipt?.text.replaceAll(/\s+/g, ' ')).toContain(sentence)
    }
    const none = await bought('collections-toolkit')
    const [receipt] = await mailsWith(app.deps, { to: none.email })
    expect(receipt?.text).not.toContain('We do this by')
  })

  it('is a session’s answer, too, and nothing where a product needs nobody', async () => {
    const session = await bought('strategy-session')
    expect(await worksOf(session.email)).toEqual([
      { key: 'strategy-session', due: '2026-11-24', withdrawn: false },
    ])
    expect(await worksOf((await bought('collections-toolkit')).email)).toEqual([])
  })

  it('comes with a funding package, before there is an application', async () => {
    const { email } = await paidPackage('entity-readiness')
    expect((await worksOf(email)).map(({ key }) => key)).toEqual(['llc-formation', 'ein', 'bank-account'])
    expect(await worksOf((await paidPackage('armor-ready')).email)).toEqual([])
  })

  it('stays when a part of the payment is given back, and is withdrawn with all of it', async () => {
    const purchase = await bought('strategy-session')
    await giveBack(purchase.intent, 5_000)
    expect(await worksOf(purchase.email)).toMatchObject([{ withdrawn: false }])
    await giveBack(purchase.intent)
    expect(await worksOf(purchase.email)).toMatchObject([{ withdrawn: true }])
    const funding = await paidPackage('entity-readiness')
    await giveBack(funding.intent, 100)
    expect(await worksOf(funding.email)).toMatchObject([
      { withdrawn: false },
      { withdrawn: false },
      { withdrawn: false },
    ])
    await giveBack(funding.intent)
    expect((await worksOf(funding.email)).every(({ withdrawn }) => withdrawn)).toBe(true)
  })

  it('begins its clock anew when the buyer of a session says when they have time', async () => {
    const { email, session } = await bought('intake-session')
    await rows(`update works set due_on = '2026-11-02' where work_key = 'intake-session'`)
    const url = `/api/purchases/${session}/times`
    await app.inject({ method: 'POST', url, payload: { times: 'Any morning' } })
    expect(await worksOf(email)).toMatchObject([{ due: '2026-11-24' }])
  })
})

describe('what was paid before there was a queue', () => {
  it('gets its rows once, where it was not given back, with a clock that begins then', async () => {
    const [paid, refunded, funding] = [
      await bought('profile-review'),
      await bought('profile-review'),
      await paidPackage('entity-readiness'),
    ]
    await giveBack(refunded.intent)
    await rows('delete from works')
    app.clock.advance(10 * 86_400_000)
    await addEarlierWorks(app.deps)
    await addEarlierWorks(app.deps)
    expect(await worksOf(paid.email)).toEqual([
      { key: 'profile-review', due: '2026-12-02', withdrawn: false },
    ])
    expect(await worksOf(refunded.email)).toEqual([])
    expect(await worksOf(funding.email)).toHaveLength(3)
  })

  it('gets none once its person was erased', async () => {
    const { email, session } = await bought('profile-review')
    await rows(`delete from works`)
    await rows(
      `update purchases set email = '', email_key = '' where email_key = '${sealedAddress(app.deps, email)}'`,
    )
    await addEarlierWorks(app.deps)
    await sessionPaid(app, session)
    const [left] =
      await rows(`select count(*)::int as n from works join purchases on purchases.id = purchase_id
      where provider_reference = '${session}'`)
    expect(left).toEqual({ n: 0 })
  })
})
