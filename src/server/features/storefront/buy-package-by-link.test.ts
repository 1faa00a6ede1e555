import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatorAccess, mailsTo, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { sendIntake } from '../../../../test/support/paying-client.ts'
import { clients } from '../clients/clients.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_SUBSCRIPTION: '5000/60' },
  })
})
afterAll(() => app.close())

const newEmail = () => `package-${randomUUID().slice(0, 8)}@example.com`
const buy = (email: string) => app.sandbox.payLink('premium-plan', { email, name: 'Paul Packager' })
const page = async (caller: Caller, sessionId: string) =>
  (await caller.inject({ url: `/api/purchases/${sessionId}` })).json()
async function clientsOf(email: string) {
  const { id, paymentStatus: status, amountCents: cents, name } = clients
  return app.deps.database.db
    .select({ id, status, cents, name })
    .from(clients)
    .where(eq(clients.emailKey, email))
}

describe('a package bought through its link', () => {
  it('makes a client record once, and its receipt leads to the intake', async () => {
    const email = newEmail()
    const session = await buy(email)
    await sessionPaid(app, session)
    await sessionPaid(app, session)
    await page(app.asNobody(), session)
    expect(await clientsOf(email)).toMatchObject([{ status: 'paid', cents: 125_000, name: 'Paul Packager' }])
    expect(await mailsTo(app, email)).toEqual(['receipt: Your receipt for ARMOR Premium'])
    const [receipt] = await mailsWith(app.deps, { to: email, type: 'receipt' })
    expect(receipt?.text).toMatch(/\/intake\?client=pi_/)
  })

  it('is held by the browser that comes back first, whose intake completes the record', async () => {
    const email = newEmail()
    const session = await buy(email)
    const browser = app.asNobody()
    const shown = await page(browser, session)
    expect(shown).toMatchObject({ state: 'paid', purchase: { opens: ['case', 'generator'] } })
    expect(shown.holding).toMatchObject({ begun: 0, isOver: false, upgrade: null })
    const paymentIntentId = new URL(shown.intakeAddress, 'http://any').searchParams.get('client') ?? ''
    const intake = await sendIntake(browser, { email, paymentIntentId })
    const [client] = await clientsOf(email)
    expect(intake.body.clientId).toBe(client?.id)
    const later = app.asNobody()
    await page(later, session)
    expect((await later.inject({ url: `/api/clients/${client?.id}` })).statusCode).toBe(404)
  })

  it('is held by nobody who comes an hour later with the address alone', async () => {
    const email = newEmail()
    const session = await buy(email)
    await sessionPaid(app, session)
    app.clock.advance(3_600_001)
    const late = app.asNobody()
    expect(await page(late, session)).toMatchObject({ state: 'paid' })
    const [client] = await clientsOf(email)
    expect((await late.inject({ url: `/api/clients/${client?.id}` })).statusCode).toBe(404)
  })

  it('is refunded by staff like a payment of the checkout: record, purchase and generator are closed', async () => {
    const email = newEmail()
    const session = await buy(email)
    await sessionPaid(app, session)
    expect(await generatorAccess(app, email)).toBe(true)
    const [client] = await clientsOf(email)
    const staff = await app.asStaff()
    const { payments, purchases } = (await staff.inject({ url: `/api/staff/clients/${client?.id}` })).json()
    expect(purchases).toMatchObject([{ productName: 'ARMOR Premium', status: 'active' }])
    const reply = await staff.inject({
      method: 'POST',
      url: `/api/staff/clients/${client?.id}/refund`,
      payload: {
        paymentIntentId: payments[0].paymentIntentId,
        amount: '1250.00',
        reason: 'Changed their mind',
        attemptKey: randomUUID(),
      },
    })
    expect(reply.statusCode).toBe(200)
    expect(await generatorAccess(app, email)).toBe(false)
    expect(await clientsOf(email)).toMatchObject([{ status: 'failed', cents: 0 }])
    expect(await page(app.asNobody(), session)).toMatchObject({
      purchase: { status: 'refunded' },
      intakeAddress: null,
    })
    expect(await mailsTo(app, email)).toContain('refund: Your refund for ARMOR Premium')
  })
})

describe('the purchases of a client', () => {
  it('are seen by staff and the proven owner, and not by a browser that merely typed the address', async () => {
    const email = newEmail()
    await sessionPaid(app, await app.sandbox.payLink('strategy-session', { email, name: 'Paul Packager' }))
    const clientId = await app.makeClient({ email })
    const url = `/api/clients/${clientId}/purchases`
    const staff = await app.asStaff()
    expect((await staff.inject({ url })).json()).toMatchObject([{ product: { key: 'strategy-session' } }])
    const owner = await app.asClient(email)
    expect((await owner.inject({ url })).json()).toHaveLength(1)
    const browser = await app.asBrowser(clientId)
    expect((await browser.inject({ url })).json()).toEqual([])
  })
})
