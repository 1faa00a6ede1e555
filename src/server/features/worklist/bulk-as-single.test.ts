import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { personLanguages } from '../accounts/accounts.tables.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts'
import { findClient } from '../clients/find-client.ts'
import { shippedCaseTexts } from '../mail/client-mail-content.ts'
import { composeClientMail } from '../mail/compose-client-mail.ts'
import { mailComposer } from '../mail/compose-many-mails.ts'
import { gatherMailFacts } from '../mail/gather-mail-facts.ts'
import { scheduledMails } from '../mail/mail.tables.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await makeApp({ now: new Date('2026-11-20T14:02:00Z'), working: false })
  staff = await app.asStaff()
})
afterAll(() => app.close())

const change = (id: number, payload: object) =>
  staff.inject({ method: 'PATCH', url: `/api/clients/${id}`, payload })

/** What a change of the stage leaves of a client, its number and what is named after it left out. */
async function traceOf(id: number) {
  const { db } = app.deps.database
  const mails = await db.select().from(scheduledMails).where(eq(scheduledMails.clientId, id))
  const ofClient = eq(auditEntries.clientId, id)
  const entries = await db.select().from(auditEntries).where(ofClient).orderBy(auditEntries.position)
  const last = entries.at(-1)
  return {
    ...(await findClient(db, id)),
    id: 0,
    paymentIntentId: null,
    testerApplicationId: null,
    mails: mails
      .map((mail) => ({ ...mail, clientId: 0, occasion: mail.occasion.replace(`:${id}`, '') }))
      .sort((a, b) => (a.occasion < b.occasion ? -1 : 1)),
    audit: { actorId: last?.actorId, actorName: last?.actorName, detail: last?.detail },
  }
}

it.each(['round1_sent', 'completed', 'waiting for a call'])(
  'a stage entered for many leaves the same as one entered for one: %s',
  async (stage) => {
    const makers = [
      () => app.makeClient(),
      () => app.makeClient({ type: 'tester' }),
      async () => {
        const id = await app.makeClient()
        await change(id, { round1MailDate: '2026-11-02' })
        return id
      },
    ]
    for (const make of makers) {
      const [alone, among] = [await make(), await make()]
      const version = (await findClient(app.deps.database.db, among))?.version ?? 0
      await change(alone, { disputeStatus: stage })
      const reply = await staff.inject({
        method: 'POST',
        url: '/api/staff/bulk-stage',
        payload: { clients: [{ id: among, version }], disputeStatus: stage },
      })
      expect(reply.json()).toEqual({ done: 1, skipped: [] })
      expect(await traceOf(among)).toEqual(await traceOf(alone))
    }
    expect(await verifyAuditLog(app.deps.database.db)).toMatchObject({ whole: true })
  },
)

it('more clients than one portion are all done, each with an entry of its own', async () => {
  const ids: number[] = []
  for (let made = 0; made < 60; made += 1) ids.push(await app.makeClient({ email: `p${made}@example.com` }))
  const clients = ids.map((id) => ({ id, version: 1 }))
  const post = (url: string, payload: object) => staff.inject({ method: 'POST', url, payload })
  const moved = await post('/api/staff/bulk-stage', { clients, disputeStatus: 'analyzing' })
  expect(moved.json()).toEqual({ done: 60, skipped: [] })
  const mail = { clientIds: ids, mail: { kind: 'case', type: 'welcome' }, attemptKey: 'sixty-clients' }
  expect((await post('/api/staff/bulk-email', mail)).json()).toEqual({ done: 60, skipped: [] })
  const rows = await app.deps.database.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(inArray(auditEntries.clientId, ids))
  const counted = (action: string) => rows.filter((row) => row.action === action).length
  expect([counted('changeStages'), counted('send-client-mail')]).toEqual([60, 60])
})

it.each([
  "Ana O'Brien-López",
  'José Pérez',
  '<b>Tom & "Jo"</b>',
  '  Two  Spaces ',
  'Zoë $& Quill',
  'Line\nBreak',
])('the mail that many get is the one that this client would get alone: %s', async (name) => {
  const compose = mailComposer(app.deps)
  const withoutToken = (text: string) => text.replaceAll(/token=[\w-]+/g, 'token=')
  for (const [type, customMessage] of [
    ['welcome', undefined],
    ['check-in', `To ${name}, & all:\n\nwe < you`],
  ] as const) {
    // The first draws what the second is filled into.
    for (const each of ['Somebody Else', name]) {
      const email = `${each.length}@example.com`
      const id = await app.makeClient({ name: each, email })
      const { db } = app.deps.database
      const changedAt = app.deps.clock.now()
      if (each.includes('José'))
        await db
          .insert(personLanguages)
          .values({ emailKey: email, language: 'es', changedAt })
          .onConflictDoNothing()
      const client = await findClient(db, id)
      if (!client) throw new Error('the client is gone')
      const facts = await gatherMailFacts(app.deps, db, client)
      const texts = shippedCaseTexts(facts.language)
      const [among, alone] = [
        await compose({ type, facts, texts, customMessage }),
        await composeClientMail(app.deps, { type, facts, texts, customMessage }),
      ]
      expect(withoutToken(among.html)).toBe(withoutToken(alone.html))
      expect(withoutToken(among.text)).toBe(withoutToken(alone.text))
      expect(among.html).toContain(`?client=${id}`)
      expect({ ...among, html: '', text: '' }).toEqual({ ...alone, html: '', text: '' })
    }
  }
})
