import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { applyForFunding, filledFundingForm } from '../../../../test/support/funding-applicant.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { wholeDatabase } from '../../../../test/support/whole-database.ts'
import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import { fundingDrafts } from '../funding/funding.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { purchases } from '../settlement/settlement.tables.ts'
import { applyRetention } from './apply-retention.ts'
import { forgetPeople } from './forget-people.ts'

const dayMs = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-21T15:00:00Z') })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.startAnew()
})

const forget = () => forgetPeople(app.deps, dayOf(app.clock.now()))
const linesWith = async (text: string) =>
  (await wholeDatabase(app.deps)).filter((line) => line.includes(text))
const leave = (email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/submissions',
    payload: {
      name: 'Lea Lead',
      email,
      phone: '555 010 7777',
      agreeToStudy: true,
      agreeToContact: true,
      communicationPreferences: { phone: true, text: false, email: true },
    },
  })

describe('people of whom there is no record', () => {
  it('are forgotten two years after they left their address, with consents and language', async () => {
    expect((await leave('lea@lead.example')).statusCode).toBe(200)
    expect((await linesWith('lea@lead.example')).map((line) => line.split(' ')[0])).toContain('consents')
    app.clock.advance(730 * dayMs)
    await forget()
    expect(await linesWith('lea@lead.example')).not.toEqual([])
    app.clock.advance(dayMs)
    await applyRetention(app.deps)
    expect(await linesWith('lea@lead.example')).toEqual([])
    await forget()
    expect(app.errors).toEqual([])
  })

  it('stay while the same person is a client or has an application', async () => {
    const applicant = await applyForFunding(app)
    await app.makeClient({ email: 'client@lead.example' })
    for (const email of [applicant.email, 'client@lead.example', 'alone@lead.example']) await leave(email)
    app.clock.advance(731 * dayMs)
    await forget()
    const rows = await app.deps.database.db.select().from(leads).orderBy(leads.id)
    const left = rows.map(({ email }) => email)
    expect(left).toEqual([applicant.email, 'client@lead.example'])
    expect(await linesWith('alone@lead.example')).toEqual([])
    const { rows: known } = await app.deps.database.db.execute(
      sql`select 1 from known_addresses where leads > 0`,
    )
    expect(known).toHaveLength(left.length)
  })

  it('stay in the books as a purchase without a name once nothing of it runs', async () => {
    const buy = async (key: string, email: string) =>
      sessionPaid(app, await app.sandbox.payLink(key, { email, name: 'Bo Buyer' }))
    await buy('strategy-session', 'bo@buyer.example')
    await buy('monthly-access', 'runs@buyer.example')
    const { db } = app.deps.database
    app.clock.advance(731 * dayMs)
    // The provider renews it every month.
    const opensUntil = new Date(app.clock.now().getTime() + dayMs)
    await db.update(purchases).set({ opensUntil }).where(eq(purchases.emailKey, 'runs@buyer.example'))
    await forget()
    const rows = await db.select().from(purchases).orderBy(purchases.id)
    expect(rows).toMatchObject([
      { productKey: 'strategy-session', email: '', emailKey: '', name: null },
      { productKey: 'monthly-access', email: 'runs@buyer.example' },
    ])
    expect(rows[0]?.amountCents).toBeGreaterThan(0)
    expect(await linesWith('"bo@buyer.example"')).toEqual([])
  })

  it('are forgotten though they signed in once', async () => {
    const email = 'signed@buyer.example'
    await sessionPaid(app, await app.sandbox.payLink('strategy-session', { email, name: 'Sig Signed' }))
    await app.asClient(email)
    const tables = async () => (await linesWith(email)).map((line) => line.split(' ')[0])
    expect(await tables()).toContain('users')
    app.clock.advance(731 * dayMs)
    await forget()
    expect(await tables()).toEqual([])
  })

  it('stay in the books as a payment without a name when no application followed it', async () => {
    const browser = await app.asBrowser()
    const customerInfo = { fullName: 'Pia Paid', email: 'pia@paid.example', phone: '555 010 8888' }
    const payload = { productType: 'armor-ready', customerInfo }
    await browser.inject({ method: 'POST', url: '/api/create-funding-payment-intent', payload })
    app.clock.advance(731 * dayMs)
    await forget()
    const [row] = await app.deps.database.db.select().from(fundingPayments)
    expect(row).toMatchObject({ amountCents: 49_700, name: '', email: '', emailKey: '', phone: '' })
  })

  it('keep no form that was never sent longer than its browser could open it', async () => {
    const browser = await app.asBrowser()
    const payload = { fields: filledFundingForm({ email: 'draft@lead.example' }), step: 2 }
    await browser.inject({ method: 'PUT', url: '/api/funding-draft', payload })
    const drafts = () => app.deps.database.db.select().from(fundingDrafts)
    app.clock.advance(30 * dayMs)
    await forget()
    expect(await drafts()).toHaveLength(1)
    app.clock.advance(dayMs)
    await forget()
    expect(await drafts()).toEqual([])
  })

  it('are looked for by the day: the same day twice changes nothing more', async () => {
    await leave('twice@lead.example')
    const day = addDays('2026-11-21', 731)
    app.clock.advance(731 * dayMs)
    await forgetPeople(app.deps, day)
    const before = await wholeDatabase(app.deps)
    await forgetPeople(app.deps, day)
    expect(await wholeDatabase(app.deps)).toEqual(before)
  })
})
