import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { holdClient } from '../accounts/hold-client.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { findClient } from '../clients/find-client.ts'
import { documents } from '../documents/documents.tables.ts'
import { scheduledMails } from '../mail/mail.tables.ts'
import { mailingSteps } from '../mail-log/mail-log.tables.ts'

const now = new Date('2026-11-20T14:02:00Z')
let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now, working: false })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const patch = (id: number | string, payload: unknown, headers: Record<string, string> = {}) =>
  staff.inject({ method: 'PATCH', url: `/api/clients/${id}`, payload: payload as object, headers })

const entriesOf = async (clientId: number) => {
  const { rows } = await app.deps.database.db.execute<{ action: string; detail: unknown }>(
    `select action, detail from audit_entries where client_id = ${clientId} order by position`,
  )
  return openedRows(app.deps, 'audit_entries', rows)
}

describe('the change of a client by staff', () => {
  it('writes the fields of the record and ignores the others of a row sent along', async () => {
    const id = await app.makeClient()
    const row = (await staff.inject({ url: '/api/clients?sort=created' }))
      .json()
      .find((each: { id: number }) => each.id === id)
    const reply = await patch(id, {
      ...row,
      name: '  Dana Changed ',
      disputeStatus: 'round1_sent',
      amount: '1.00',
      paymentStatus: 'failed',
      version: 77,
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toMatchObject({
      id,
      name: 'Dana Changed',
      disputeStatus: 'round1_sent',
      amount: '1750.00',
      paymentStatus: 'paid',
      version: 2,
      changedBy: 'Sam Staff',
      changedAt: now.toISOString(),
    })
    expect(await entriesOf(id)).toEqual([
      { action: 'changeClient', detail: { name: 'changed', disputeStatus: 'round1_sent' } },
    ])
    expect((await verifyAuditLog(app.deps.database.db)).whole).toBe(true)
  })

  it('is none when everything reads as before', async () => {
    const id = await app.makeClient()
    const reply = await patch(id, { name: 'Pat Example', results: '', round1MailDate: null })
    expect(reply.json()).toMatchObject({ version: 1, changedBy: null })
    expect(await entriesOf(id)).toEqual([])
  })

  it('of two editors keeps the first, and tells the second who changed it when', async () => {
    const id = await app.makeClient()
    const first = await patch(id, { name: 'First Editor' }, { 'if-match': '"1"' })
    expect(first.json().version).toBe(2)
    app.clock.advance(60_000)
    const second = await patch(id, { name: 'Second Editor', results: 'Lost?' }, { 'if-match': '"1"' })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      code: 'conflict',
      error:
        'Sam Staff changed this client at 14:02 UTC. Nothing of yours was saved yet: compare, and save again.',
    })
    expect(await findClient(app.deps.database.db, id)).toMatchObject({ name: 'First Editor', results: null })
    // The same save sent twice (a lost answer) is no conflict: it stands already.
    expect((await patch(id, { name: 'First Editor' }, { 'if-match': '"1"' })).statusCode).toBe(200)
    expect((await patch(id, { name: 'Second Editor' }, { 'if-match': '"2"' })).json().version).toBe(3)
    expect((await patch(id, { name: 'Without version' })).json().version).toBe(4)
  })

  it('names the product and the day where these made the conflict', async () => {
    const id = await app.makeClient()
    app.clock.advance(24 * 3_600_000)
    // A session of staff ends after half an hour of rest.
    staff = await app.asStaff()
    const reply = await patch(id, { name: 'Late Editor' }, { 'if-match': 'W/"9"' })
    expect(reply.json().error).toMatch(
      /^The product itself \(an intake, a payment or an email\) changed this client on November 20, 2026 at 14:0\d UTC\./,
    )
  })

  it('at the same time by ten editors is made once, and nine are told', async () => {
    const id = await app.makeClient()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => patch(id, { name: `Editor ${at}` }, { 'if-match': '"1"' })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    const kept = replies.find(({ statusCode }) => statusCode === 200)?.json().name
    expect(await findClient(app.deps.database.db, id)).toMatchObject({ name: kept, version: 2 })
  })

  it('of the address moves who may open it', async () => {
    const { db } = app.deps.database
    const id = await app.makeClient({ email: 'old@example.com' })
    const old = await app.asClient('old@example.com')
    const browser = await app.asBrowser(id)
    // As after a sign-in in the browser that made the record: the address holds it too.
    await holdClient(db, { userId: old.userId ?? '', clientId: id, now })
    const open = async (who: Caller) => (await who.inject({ url: `/api/clients/${id}` })).statusCode
    expect(await open(old)).toBe(200)
    expect((await patch(id, { email: ' New@Example.com ' })).json().email).toBe('New@Example.com')
    expect(await open(old)).toBe(404)
    expect((await old.inject({ url: '/api/my-clients' })).json()).toEqual([])
    expect(await open(await app.asClient('new@example.com'))).toBe(200)
    expect(await open(browser)).toBe(200)
    expect((await staff.inject({ url: '/api/clients?search=new%40example.com' })).json()).toHaveLength(1)
    expect((await staff.inject({ url: '/api/clients?search=old%40example.com' })).json()).toEqual([])
  })

  it('looks at letters and their days where it moves a clock, and not for a text of results', async () => {
    const id = await app.makeClient()
    const looksAtLetters = async (change: object) => {
      const asked = vi.spyOn(pg.Client.prototype, 'query')
      expect((await patch(id, change)).statusCode).toBe(200)
      const texts = asked.mock.calls.map(([query]: unknown[]) => JSON.stringify(query))
      asked.mockRestore()
      return texts.some((text) => text.includes('from \\"letter_events\\"'))
    }
    expect(await looksAtLetters({ results: 'Two of three were removed.' })).toBe(false)
    expect(await looksAtLetters({ results: 'All were removed.', disputeStatus: 'round1_sent' })).toBe(true)
    expect(await looksAtLetters({ round1MailDate: '2026-11-02' })).toBe(true)
  })

  it('of a mail date freezes the documents of its round, sets the next deadline, and can be taken back', async () => {
    const { db } = app.deps.database
    const id = await app.makeClient()
    const { documentId } = await addFilesTo(app.deps, id)
    const frozenAt = async () =>
      (await db.select().from(documents).where(eq(documents.id, documentId)))[0]?.frozenAt
    const dated = await patch(id, { round1MailDate: '2026-11-02', disputeStatus: 'round1_sent' })
    expect(dated.json()).toMatchObject({ round1MailDate: '2026-11-02', nextDeadlineOn: '2026-12-17' })
    expect(await frozenAt()).not.toBeNull()
    const taken = await patch(id, { round1MailDate: null, disputeStatus: 'uploaded' })
    expect(taken.json()).toMatchObject({ round1MailDate: null, nextDeadlineOn: null })
    expect(await frozenAt()).toBeNull()
    expect((await entriesOf(id)).at(-1)?.detail).toEqual({ round1MailDate: null, disputeStatus: 'uploaded' })
  })

  it('does not take a mail date away that the mail log or a later round proves', async () => {
    const { db } = app.deps.database
    const id = await app.makeClient()
    const { documentId } = await addFilesTo(app.deps, id)
    await db
      .update(documents)
      .set({ documentType: 'experian_dispute_letter' })
      .where(eq(documents.id, documentId))
    await patch(id, { round1MailDate: '2026-10-01', round2MailDate: '2026-11-10' })
    const early = await patch(id, { round1MailDate: null })
    expect(early.statusCode).toBe(400)
    expect(early.json().fields.round1MailDate).toContain('Round 2 has a mail date')
    await db.insert(mailingSteps).values({
      clientId: id,
      documentId,
      state: 'handed_over',
      day: '2026-10-01',
      actorKind: 'client',
      actorId: 'x',
      createdAt: now,
    })
    const both = await patch(id, { round1MailDate: null, round2MailDate: null })
    expect(both.json().fields.round1MailDate).toContain('The mail log holds a step of round 1')
    expect((await patch(id, { round2MailDate: null })).statusCode).toBe(200)
    expect((await patch(id, { round1MailDate: '2026-10-02' })).statusCode).toBe(200)
  })

  it('calls for the mails of a case once, whatever is saved again', async () => {
    const { db } = app.deps.database
    const id = await app.makeClient()
    await patch(id, { results: 'Two accounts were corrected.' })
    await patch(id, { results: 'Two accounts were corrected.' })
    const called = await db
      .select()
      .from(scheduledMails)
      .where(and(eq(scheduledMails.clientId, id), eq(scheduledMails.mailType, 'results')))
    expect(called).toHaveLength(1)
  })

  it.each([
    [{ name: 'A' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'Nul \0 Name' }, 'name'],
    [{ name: null }, 'name'],
    [{ email: 'no address' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ disputeStatus: '  ' }, 'disputeStatus'],
    [{ disputeStatus: 'x\0' }, 'disputeStatus'],
    [{ round1MailDate: '2026-02-30' }, 'round1MailDate'],
    [{ round1MailDate: '11/19/2026' }, 'round1MailDate'],
    [{ round2MailDate: '' }, 'round2MailDate'],
    [{ round1MailDate: '2026-05-02', round2MailDate: '2026-05-01' }, 'round1MailDate'],
    [{ results: 'x'.repeat(20_001) }, 'results'],
    [{ results: 7 }, 'results'],
  ])(
    'refuses what does not fit (%#) under the name of the field, and changes nothing',
    async (change, field) => {
      const id = await app.makeClient()
      const reply = await patch(id, change)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().fields[field]).toMatch(/\w/)
      expect((await findClient(app.deps.database.db, id))?.version).toBe(1)
      expect(app.errors).toEqual([])
    },
  )

  it.each(['"x"', '"1", "2"', '-1', '"99999999999"'])('refuses the version %s', async (version) => {
    const id = await app.makeClient()
    expect((await patch(id, { name: 'New Name' }, { 'if-match': version })).statusCode).toBe(400)
  })

  it.each(['abc', '0', '999999', '1e3', "1'"])('finds no client %s', async (id) => {
    expect((await patch(id, { name: 'New Name' })).statusCode).toBe(404)
  })
})
