import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { applyForFunding } from '../../../../test/support/funding-applicant.ts'
import { linkedBuyer } from '../../../../test/support/linked-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { orderPackage, payWithCard } from '../../../../test/support/paying-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '999/1', RATE_LIMIT_PAYMENT: '999/1' },
  })
})
afterAll(() => app.close())

/** Asks for a link as the sign-in page does. @returns its token, or undefined when none was mailed */
async function linkTo(email: string, next?: string): Promise<string | undefined> {
  app.clock.advance(1_000)
  const payload = { email, next }
  const reply = await app.inject({ method: 'POST', url: '/api/account/sign-in-link', payload })
  expect([reply.statusCode, reply.json()]).toEqual([200, { sent: true }])
  await app.deps.queue.idle()
  const mails = await mailsWith(app.deps, { to: email, type: 'sign-in-link' })
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
}

async function signedIn(email: string, asked?: string): Promise<{ who: Caller; next: string }> {
  const who = app.asNobody()
  const payload = { token: await linkTo(email, asked) }
  const reply = await who.inject({ method: 'POST', url: '/api/account/redeem-link', payload })
  return { who, next: reply.json().next }
}

const overviewOf = async (who: Caller) => (await who.inject({ url: '/api/account/overview' })).json()

async function subscriber(key = 'monthly-access') {
  const buyer = linkedBuyer(app, app.deps.payments)
  const session = await buyer.buy(key)
  await sessionPaid(app, session)
  return { ...buyer, session }
}

describe('an address without a client record', () => {
  it('that bought a subscription signs in and finds its receipt, its cancellation and support', async () => {
    const { email, session } = await subscriber()
    const { who, next } = await signedIn(email)
    expect(next).toBe('/account/overview')
    const overview = await overviewOf(who)
    expect(overview).toMatchObject({ email, cases: [], applications: [] })
    expect(overview.receipts).toMatchObject([
      { product: 'Monthly Access', paid: 49, credited: 0, refunded: 0 },
    ])
    expect(overview.supportEmail).toContain('@')
    expect(overview.purchases).toMatchObject([{ sessionId: session, paid: 49, manageable: true }])
    const url = `/api/purchases/${session}/manage`
    expect((await who.inject({ method: 'POST', url })).json().url).toContain('/pay/manage')
  })

  it('that bought a toolkit finds it, with nothing to cancel', async () => {
    const { email } = await subscriber('collections-toolkit')
    const { who } = await signedIn(email)
    expect((await overviewOf(who)).purchases).toMatchObject([{ paid: 300, manageable: false }])
  })

  it('that bought what only a person can do finds it with its day, and the note once it is done', async () => {
    const { email, session } = await subscriber('10k-september-play')
    const { who } = await signedIn(email)
    const { works } = await overviewOf(who)
    expect(works).toMatchObject([
      { key: 'expedited-processing', state: 'open', product: '10K September Play', sessionId: session },
      { key: 'compliance-review', state: 'open', product: '10K September Play', sessionId: session },
    ])
    const url = `/api/staff/works/${works[0].id}/delivery`
    await (await app.asStaff()).inject({ method: 'POST', url, payload: { note: 'Sent ahead today.' } })
    expect((await overviewOf(who)).works).toMatchObject([
      { key: 'compliance-review', state: 'open' },
      { key: 'expedited-processing', state: 'delivered', note: 'Sent ahead today.' },
    ])
  })

  it('that paid for a session finds the fee among its credits until it was used up', async () => {
    const { email } = await subscriber('strategy-session')
    const { who } = await signedIn(email)
    expect((await overviewOf(who)).credits).toMatchObject([
      { name: 'Strategy Session', amount: 97, toward: 'packages' },
    ])
    const { body } = await orderPackage(who, { email, tier: 'standard' })
    expect(body.amount).toBe(403)
    await payWithCard(app, body)
    await who.inject({ url: `/api/payments/${body.paymentIntentId}` })
    expect((await overviewOf(who)).credits).toMatchObject([
      { name: 'ARMOR Standard', amount: 500, toward: 'larger-packages' },
    ])
  })

  it('that only applied for funding finds the application', async () => {
    const { email, id } = await applyForFunding(app)
    const { who, next } = await signedIn(email)
    expect(next).toBe('/account/overview')
    expect((await overviewOf(who)).applications).toMatchObject([{ id }])
    expect((await who.inject({ url: `/api/funding-applications/${id}` })).statusCode).toBe(200)
  })

  it('goes on to the page that it asked for', async () => {
    const { email } = await subscriber()
    expect((await signedIn(email, '/account/preferences')).next).toBe('/account/preferences')
  })

  it('gets no mail when it is known for nothing, and the very same answer', async () => {
    expect(await linkTo('stranger@example.com')).toBeUndefined()
  })
})

describe('an address with a client record', () => {
  it('lands in its portal, and finds cases, purchases and receipts together', async () => {
    const { email } = await subscriber()
    const id = await app.makeClient({ email })
    const { who, next } = await signedIn(email)
    expect(next).toBe('/client-dashboard?client=me')
    const overview = await overviewOf(who)
    expect(overview.cases).toMatchObject([{ id }])
    expect(overview.purchases).toHaveLength(1)
  })
})

describe('the overview', () => {
  it('shows one address what another one bought to nobody, also in a browser that holds a record', async () => {
    const { email } = await subscriber()
    const { who: other } = await signedIn((await subscriber()).email)
    expect(JSON.stringify(await overviewOf(other))).not.toContain(email)
    const holder = await app.asBrowser(await app.makeClient({ email }))
    expect((await holder.inject({ url: '/api/account/overview' })).statusCode).toBe(401)
  })
})
