import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeRefunded, mailsTo, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { findClient } from '../clients/find-client.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'
import { myDataRecords } from '../privacy/my-data-records.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-20T12:00:00Z'),
    settings: { RATE_LIMIT_PAYMENT: '5000/60', RATE_LIMIT_MESSAGE: '5000/60' },
  })
  staff = await app.asStaff()
})
afterAll(() => app.close())

async function buySession(key = 'strategy-session') {
  const email = `session-${randomUUID().slice(0, 8)}@example.com`
  const session = await app.sandbox.payLink(key, { email, name: 'Sue Session' })
  await sessionPaid(app, session)
  return { email, session }
}
const ask = (session: string, times: string) =>
  app.inject({ method: 'POST', url: `/api/purchases/${session}/times`, payload: { times } })
const page = async (session: string) => (await app.inject({ url: `/api/purchases/${session}` })).json()
const requests = async () => (await staff.inject({ url: '/api/staff/session-requests' })).json()
const requestOf = async (email: string) =>
  (await requests()).find((request: { email: string }) => request.email === email)
const answer = (id: number, message: string, by: Caller = staff) =>
  by.inject({ method: 'POST', url: `/api/staff/session-requests/${id}/answer`, payload: { message } })
const mailText = async (email: string, type: string) =>
  (await mailsWith(app.deps, { to: email, type })).at(-1)?.text ?? ''

describe('the time of a paid session', () => {
  it('is asked for by the buyer and answered by staff, once, by mail, with the act in the audit log', async () => {
    const { email, session } = await buySession()
    expect(await mailText(email, 'receipt')).toMatch(
      /choose a time for your session\. Where none suits you, tell us when you have time/,
    )
    expect((await ask(session, 'Any morning, Eastern')).json()).toEqual({ received: true })
    expect((await page(session)).times).toEqual({ asked: 'Any morning, Eastern', answer: null })
    const { id } = await requestOf(email)
    expect(await requestOf(email)).toMatchObject({ product: 'Strategy Session', answer: null })
    const reply = await answer(id, 'Tuesday at ten, by phone.')
    expect(reply.json()).toMatchObject({ answer: 'Tuesday at ten, by phone.', answeredBy: 'Sam Staff' })
    expect((await answer(id, 'Or Wednesday.')).statusCode).toBe(409)
    expect((await page(session)).times.answer).toBe('Tuesday at ten, by phone.')
    expect(await mailText(email, 'session-answer')).toContain('Tuesday at ten, by phone.')
    const log = await app.deps.database.db.execute<{ detail: object }>(
      `select detail from audit_entries where action = 'answer-session-request'`,
    )
    expect(JSON.stringify(openedRows(app.deps, 'audit_entries', log.rows))).not.toMatch(
      /Tuesday|example\.com/,
    )
    expect(log.rows).toHaveLength(1)
  })

  it('waits for an answer again when the buyer suggests others', async () => {
    const { email, session } = await buySession()
    await ask(session, 'Mondays')
    await answer((await requestOf(email)).id, 'No Monday is free.')
    app.clock.advance(1000)
    await ask(session, 'Fridays')
    expect(await requestOf(email)).toMatchObject({ times: 'Fridays', answer: null })
    expect((await answer((await requestOf(email)).id, 'Friday at nine.')).statusCode).toBe(200)
    expect(await mailsTo(app, email)).toHaveLength(3)
  })

  it('is kept sealed', async () => {
    const { session } = await buySession()
    await ask(session, 'After my shift at the bakery')
    const { rows } = await app.deps.database.db.execute<{ raw: string }>(
      `select encode(times_sealed, 'escape') as raw from session_requests`,
    )
    expect(rows.map(({ raw }) => raw).join()).not.toContain('bakery')
  })

  it('cannot be asked for with a purchase that opens no session, with a refunded one, or with nothing', async () => {
    const other = await buySession('collections-toolkit')
    expect((await ask(other.session, 'Any morning')).statusCode).toBe(404)
    const { email, session } = await buySession()
    expect((await ask(session, '  ')).statusCode).toBe(400)
    expect((await ask(session, 'x'.repeat(1001))).statusCode).toBe(400)
    await ask(session, 'Any morning')
    const told = await app.deps.payments.getCheckoutSession(session)
    await app.sandbox.refund(told?.paymentIntentId ?? '')
    await chargeRefunded(app, told?.paymentIntentId ?? '')
    expect((await ask(session, 'Any evening')).statusCode).toBe(404)
    expect(await requestOf(email)).toBeUndefined()
  })

  it('stands in the data of its buyer, and goes with them, the sandbox’s own records included', async () => {
    const { email, session } = await buySession()
    await ask(session, 'After my shift at the mill')
    const clientId = await app.makeClient({ email, name: 'Sue Session' })
    const client = await findClient(app.deps.database.db, clientId)
    if (!client) throw new Error('there is no client')
    const held = await myDataRecords(app.deps, { clientId: client.id, address: email, language: 'en' })
    expect(JSON.stringify(held)).toContain('After my shift at the mill')
    const others = await myDataRecords(app.deps, { clientId: client.id, address: null, language: 'en' })
    expect(JSON.stringify(others)).not.toContain('After my shift')
    await deleteClientData(app.deps, { clientId, actor: { id: 'admin', name: 'Ada' }, reason: 'staff' })
    expect(await requestOf(email)).toBeUndefined()
    expect(await page(session)).toMatchObject({ email: '', times: null })
    for (const table of ['purchases', 'session_requests', 'mail_outbox', 'sandbox_objects']) {
      const { rows } = await app.deps.database.db.execute<{ left: number }>(
        `select count(*)::int as left from ${table} as one where row_to_json(one)::text like '%${email}%'`,
      )
      expect([table, rows[0]?.left]).toEqual([table, 0])
    }
  })

  it('is chosen on the booking page where the settings name one', async () => {
    const { session, email } = await buySession()
    expect((await page(session)).bookingAddress).toBeNull()
    app.deps.config = { ...app.deps.config, bookingUrl: 'https://booking.example/armor' }
    expect((await page(session)).bookingAddress).toBe('https://booking.example/armor')
    const later = await buySession()
    expect(await mailText(later.email, 'receipt')).toContain('https://booking.example/armor')
    expect(await mailText(email, 'receipt')).not.toContain('booking.example')
  })
})

describe('the page of a subscription', () => {
  it('is opened at the provider and leads back to the purchase; other purchases have none', async () => {
    const { session } = await buySession('monthly-access')
    const reply = await app.inject({ method: 'POST', url: `/api/purchases/${session}/manage` })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().url).toMatch(/\/pay\/manage\?session=/)
    const single = await buySession()
    const none = await app.inject({ method: 'POST', url: `/api/purchases/${single.session}/manage` })
    expect(none.statusCode).toBe(404)
  })
})
