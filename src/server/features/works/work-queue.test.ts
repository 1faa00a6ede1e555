import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chargeRefunded, sessionPaid } from '../../../../test/support/buying-visitor.ts'
import { applyForFunding } from '../../../../test/support/funding-applicant.ts'
import { linkedBuyer, openShop } from '../../../../test/support/linked-buyer.ts'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import type { Caller, TestApp } from '../../../../test/support/make-app.ts'
import { payWithCard } from '../../../../test/support/paying-client.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import type { StaffWork } from '../../../shared/api/works.ts'
import type { WorkKey } from '../../../shared/catalogue/grants.ts'
import { findClient } from '../clients/find-client.ts'
import { deleteApplicationData } from '../privacy/delete-application-data.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'
import { myDataRecords } from '../privacy/my-data-records.ts'
import { findWork } from './find-work.ts'
import { tellLateWorks } from './tell-late-works.ts'

let app: TestApp
let sam: Caller
let ida: Caller
let first: Awaited<ReturnType<typeof buys>>
beforeAll(async () => {
  // A Friday; the Thursday after it is Thanksgiving.
  app = await openShop(new Date('2026-11-20T17:00:00Z'))
  sam = await app.asStaff()
  ida = await app.asStaff('admin')
  first = await buys('strategy-session')
})
/** Each test has one session that was just bought, and nothing done about it. */
beforeEach(() => app.startAnew())
afterAll(() => app.close())

async function rows<T extends Record<string, unknown>>(query: string): Promise<T[]> {
  return (await app.deps.database.db.execute<T>(query)).rows
}

async function buys(key: WorkKey | '10k-september-play') {
  const buyer = linkedBuyer(app, app.deps.payments)
  const session = await buyer.buy(key)
  await sessionPaid(app, session)
  const [purchase] = await rows<{ id: number }>(
    `select id from purchases where provider_reference = '${session}'`,
  )
  const workKey = key === '10k-september-play' ? 'compliance-review' : key
  const work = await findWork(app.deps.database.db, { purchaseId: purchase?.id ?? 0, workKey })
  return { ...buyer, session, id: work?.id ?? 0 }
}

async function act(by: Caller, id: number, what: string, payload: object = {}) {
  const reply = await by.inject({ method: 'POST', url: `/api/staff/works/${id}/${what}`, payload })
  return { status: reply.statusCode, body: reply.json() as StaffWork & { error: string } }
}

async function list(by: Caller, query = '') {
  const reply = await by.inject({ url: `/api/staff/works?${query}` })
  return { total: Number(reply.headers['x-total-count']), rows: reply.json() as StaffWork[] }
}

const seen = async (session: string, by: Caller = app.asNobody()) =>
  (await by.inject({ url: `/api/purchases/${session}/works` })).json()

const news = async (email: string) =>
  (await mailsWith(app.deps, { to: email, type: 'work-news' })).map(({ subject, text }) => ({
    subject,
    text,
  }))

describe('the queue of work', () => {
  it('shows first what is due first, by kind and owner, with whose it is', async () => {
    const september = await buys('10k-september-play')
    const session = first
    const { rows: all, total } = await list(sam)
    expect(total).toBe(3)
    expect(all.map(({ key, dueOn }) => [key, dueOn])).toEqual([
      ['strategy-session', '2026-11-24'],
      ['expedited-processing', '2026-11-24'],
      ['compliance-review', '2026-11-30'],
    ])
    expect(all[0]).toMatchObject({ buyerEmail: session.email, buyerName: 'Bea Buyer', owner: null })
    expect((await list(sam, 'key=compliance-review')).rows).toMatchObject([{ id: september.id }])
    await act(sam, session.id, 'take')
    expect((await list(sam, 'owner=me')).rows).toMatchObject([{ id: session.id, isMine: true }])
    expect((await list(ida, 'owner=me')).total).toBe(0)
    expect((await list(ida, 'owner=nobody')).total).toBe(2)
    expect((await list(sam, 'show=late')).total).toBe(0)
  })

  it('gives a work to whoever takes it first, and tells the other one who that was', async () => {
    const { id } = first
    const [one, other] = await Promise.all([act(sam, id, 'take'), act(ida, id, 'take')])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect([one, other].find(({ status }) => status === 409)?.body.error).toMatch(
      /^Sam Staff \(.+@staff\.example\) has taken this/,
    )
    const second = one.status === 200 ? ida : sam
    expect((await act(second, id, 'delivery', { note: 'Mine' })).status).toBe(409)
    const taker = one.status === 200 ? sam : ida
    expect((await act(taker, id, 'take')).status).toBe(200)
  })

  it('is handed over to a colleague who can sign in, or back to everybody, from the owner that was on the screen', async () => {
    const { id } = first
    await rows(`insert into staff_credentials (user_id, password_hash) values ('${ida.userId}', 'none')`)
    const owners = (await sam.inject({ url: '/api/staff/work-owners' })).json()
    // Several here are called that.
    expect(owners).toEqual([
      { id: ida.userId, name: expect.stringMatching(/^Sam Staff \(.+@staff\.example\)$/) },
    ])
    const handed = await act(sam, (await buys('strategy-session')).id, 'owner', {
      to: ida.userId,
      from: null,
    })
    expect(handed.body).toMatchObject({ owner: owners[0].name, ownerId: ida.userId, isMine: false })
    await act(sam, id, 'take')
    expect((await act(ida, id, 'owner', { to: null, from: null })).status).toBe(409)
    expect((await act(ida, id, 'owner', { to: 'nobody-known', from: sam.userId })).status).toBe(404)
    // Of the same name, but not whose it is.
    expect((await act(ida, id, 'owner', { to: null, from: ida.userId })).status).toBe(409)
    const back = await act(ida, id, 'owner', { to: null, from: sam.userId })
    expect(back.body).toMatchObject({ owner: null, ownerId: null })
  })
})

describe('a work that is delivered', () => {
  it('is read by its buyer with the note, told by one mail that does not hold it', async () => {
    const { id, email, session } = first
    expect(await seen(session)).toMatchObject([
      { state: 'open', dueOn: '2026-11-24', owner: null, note: null },
    ])
    const done = await act(sam, id, 'delivery', { note: '  Your plan: pay the two cards first. ' })
    expect(done.body).toMatchObject({ state: 'delivered', deliveredBy: 'Sam Staff' })
    // Staff tell two of one name apart by the address, which no buyer reads.
    expect(done.body.owner).toMatch(/^Sam Staff \(.+@staff\.example\)$/)
    expect(await seen(session)).toMatchObject([{ owner: 'Sam Staff' }])
    const signedIn = await app.asClient(email)
    expect(await seen(session, signedIn)).toMatchObject([
      { state: 'delivered', note: 'Your plan: pay the two cards first.', noteKept: false },
    ])
    const [mail, ...more] = await news(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Done: Strategy session')
    expect(mail?.text).not.toContain('two cards')
    expect((await act(sam, id, 'delivery', { note: 'Again' })).status).toBe(409)
    expect((await list(sam, 'show=delivered')).rows[0]).toMatchObject({ id })
  })

  it('keeps its note from whoever only has the link of the receipt', async () => {
    const { id, session } = first
    await act(sam, id, 'delivery', { note: 'Your number is 12-3456789.' })
    expect(await seen(session)).toMatchObject([{ note: null, noteKept: true }])
    const stranger = await app.asClient('stranger@example.com')
    expect(await seen(session, stranger)).toMatchObject([{ note: null, noteKept: true }])
    const { rows: raw } = await app.deps.database.db.execute<{ text: string }>(
      `select encode(note_sealed, 'escape') as text from works where id = ${id}`,
    )
    expect(raw[0]?.text).not.toContain('3456789')
  })

  it('is open again when the mark is taken back, as its buyer is told; the note waits for the next time', async () => {
    const { id, email, session } = first
    expect((await act(sam, id, 'reopening')).status).toBe(409)
    await act(sam, id, 'delivery', { note: 'Done by mistake' })
    expect((await act(ida, id, 'reopening')).body).toMatchObject({ state: 'open', note: 'Done by mistake' })
    expect(await seen(session, await app.asClient(email))).toMatchObject([{ state: 'open', note: null }])
    await act(sam, id, 'delivery', { note: 'Done now' })
    expect((await news(email)).map(({ subject }) => subject)).toEqual([
      'Done: Strategy session',
      'Still in progress: Strategy session',
      'Done: Strategy session',
    ])
  })

  it('stays delivered when the payment is given back, and is not opened again then', async () => {
    const { id, session, newestIntent } = first
    await act(sam, id, 'delivery', { note: '' })
    const intent = await newestIntent(session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    expect(await seen(session)).toMatchObject([{ state: 'delivered' }])
    expect((await act(sam, id, 'reopening')).status).toBe(409)
  })

  it('cannot be what was given back', async () => {
    const { id, session, newestIntent } = first
    const intent = await newestIntent(session)
    await app.sandbox.refund(intent)
    await chargeRefunded(app, intent)
    for (const [what, payload] of [
      ['take', {}],
      ['delivery', { note: '' }],
      ['owner', { to: null, from: null }],
      ['day', { day: '2026-12-01' }],
    ] as const)
      expect([what, (await act(sam, id, what, payload)).status]).toEqual([what, 409])
    expect(await seen(session)).toMatchObject([{ state: 'withdrawn' }])
  })
})

describe('the day of a session', () => {
  it('is its clock once it is agreed, and the clock begins anew when it is not any more', async () => {
    const { id, session } = first
    const day = { day: '2026-12-09' }
    expect((await act(sam, id, 'day', day)).body).toMatchObject({ dueOn: '2026-12-09', agreed: true })
    expect(await seen(session)).toMatchObject([{ dueOn: '2026-12-09', agreed: true, state: 'open' }])
    expect((await act(sam, id, 'day', { day: null })).body).toMatchObject({
      dueOn: '2026-11-24',
      agreed: false,
    })
    expect((await act(sam, id, 'day', { day: '2026-11-19' })).status).toBe(400)
    const review = await buys('10k-september-play')
    expect((await act(sam, review.id, 'day', day)).status).toBe(400)
  })
})

describe('a work that is late', () => {
  it('is shown so to staff and buyer, and mailed to staff once, again only with another day', async () => {
    const { id, session } = first
    const told = async () =>
      (await mailsWith(app.deps, { to: app.deps.config.supportEmail, type: 'work-late' })).filter(
        ({ text }) => text.includes(`number ${id}`),
      )
    await tellLateWorks(app.deps)
    expect(await told()).toEqual([])
    app.clock.advance(5 * 86_400_000)
    // The session of before has ended meanwhile.
    const later = await app.asStaff()
    await Promise.all([tellLateWorks(app.deps), tellLateWorks(app.deps)])
    await tellLateWorks(app.deps)
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Strategy session')
    expect(mail?.text).not.toContain('Bea Buyer')
    expect(await seen(session)).toMatchObject([{ state: 'late' }])
    expect((await list(later, 'show=late')).rows.map((work) => work.id)).toContain(id)
    await act(later, id, 'day', { day: '2026-11-26' })
    await tellLateWorks(app.deps)
    expect(await told()).toHaveLength(1)
    app.clock.advance(2 * 86_400_000)
    await tellLateWorks(app.deps)
    expect(await told()).toHaveLength(2)
  })
})

describe('what is kept of a work', () => {
  it('is told to its buyer, and goes with them', async () => {
    const { id, email } = first
    await act(sam, id, 'delivery', { note: 'After your shift at the mill' })
    const clientId = await app.makeClient({ email, name: 'Bea Buyer' })
    if (!(await findClient(app.deps.database.db, clientId))) throw new Error('there is no client')
    const held = await myDataRecords(app.deps, { clientId, address: email, language: 'en' })
    expect(JSON.stringify(held)).toContain('After your shift at the mill')
    const others = await myDataRecords(app.deps, { clientId, address: null, language: 'en' })
    expect(JSON.stringify(others)).not.toContain('After your shift')
    await deleteClientData(app.deps, { clientId, actor: { id: 'admin', name: 'Ada' }, reason: 'staff' })
    expect(await rows(`select id from works where id = ${id}`)).toEqual([])
    expect((await act(sam, id, 'reopening')).status).toBe(404)
  })

  it('goes with the funding application that it was bought for, its mails included', async () => {
    const applicant = await applyForFunding(app)
    const { browser, email } = applicant
    const reply = await browser.inject({
      method: 'POST',
      url: '/api/create-funding-payment-intent',
      payload: {
        productType: 'entity-readiness',
        customerInfo: { fullName: 'Fay Founder', email, phone: '555 010 1234' },
      },
    })
    const intent = reply.json()
    await payWithCard(app, intent)
    await browser.inject({ url: `/api/funding-payments/${intent.paymentIntentId}` })
    const { rows: queue } = await list(sam, 'key=ein')
    const work = queue.find(({ buyerEmail }) => buyerEmail === email)
    expect(work).toMatchObject({ applicationId: applicant.id, clientId: null, dueOn: expect.any(String) })
    await act(sam, work?.id ?? 0, 'delivery', { note: 'The number is on its way.' })
    const actor = { id: 'admin', name: 'Ada' }
    await deleteApplicationData(app.deps, { applicationId: applicant.id, actor, reason: 'browser' })
    expect(await rows(`select id from works where funding_payment_id is not null`)).toEqual([])
    expect(await rows(`select id from mail_outbox where dedupe_key like 'work:${work?.id}:%'`)).toEqual([])
  })

  it('stands in the audit log without a word of the note', async () => {
    const { id, session } = first
    await act(sam, id, 'delivery', { note: 'A private word' })
    const log = await rows(`select action, detail from audit_entries where detail->>'work' = '${id}'`)
    expect(log).toMatchObject([{ action: 'deliver-work' }])
    expect(await seen(session, sam)).toMatchObject([{ note: 'A private word' }])
    const opened = await rows(`select detail from audit_entries where action = 'open-purchase-works'`)
    expect(opened).toHaveLength(1)
    expect(JSON.stringify(openedRows(app.deps, 'audit_entries', log))).not.toContain('private')
  })
})
