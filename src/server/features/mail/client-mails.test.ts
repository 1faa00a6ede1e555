import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { emailTypes } from '../../../shared/rules/mail-kinds.ts'
import type { MailSender } from '../../platform/mail/mail-sender.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { changeDisputeProgress } from '../clients/change-dispute-progress.ts'
import { newestMails, openedMail } from '../outbox/newest-mails.ts'
import { withoutActingLinks } from '../outbox/without-acting-links.ts'
import { deliverMail } from './deliver-mail.ts'

/** Of an impatient member of the staff; the soak has more, and four times fewer clients who are due. */
const [presses = 0] = soaked([16], [50])

const dayMs = 86_400_000
const actor = { id: 'staff-1', name: 'Sam Staff' }
let test: TestApp
beforeAll(async () => {
  // A mail server that takes everything: only what has left is a client's last email.
  const mailSender: MailSender = { kind: 'smtp', send: async () => undefined, close: async () => undefined }
  test = await makeApp({ working: false, now: new Date('2026-11-20T15:00:00Z'), mailSender })
})
afterAll(() => test.close())

const trigger = async () => {
  const staff = await test.asStaff()
  const reply = await staff.inject({ method: 'POST', url: '/api/automation/trigger-followups' })
  return reply.json().results as { clientId: number; type: string; outcome: string; reason: string | null }[]
}
const progress = (clientId: number, change: Parameters<typeof changeDisputeProgress>[1]['change']) =>
  changeDisputeProgress(test.deps, { clientId, change, actor })
const mailsTo = async (clientId: number) =>
  (await newestMails(test.deps, 1_000)).filter((mail) => mail.clientId === clientId)

describe('follow-ups', () => {
  it('go out by themselves when their day has come, once, with what the case shows', async () => {
    const clientId = await test.makeClient({ name: 'Follow Upp', email: 'follow@example.com' })
    await progress(clientId, { disputeStatus: 'round1_sent', round1MailDate: '2026-11-19' })
    const staff = await test.asStaff()
    const scheduled = await staff.inject({ url: `/api/clients/${clientId}/scheduled-mails` })
    expect(scheduled.json().map((each: { type: string; dueAt: string }) => [each.type, each.dueAt])).toEqual([
      ['stage-changed', '2026-11-20T15:02:00.000Z'],
      ['round1-followup', '2027-01-03T15:00:00.000Z'],
    ])
    expect(await trigger()).toEqual([])
    test.clock.advance(2 * 60_000)
    expect(await trigger()).toMatchObject([
      { clientId, type: 'stage-changed', outcome: 'queued', reason: null },
    ])
    test.clock.advance(45 * dayMs)
    const sent = (await trigger()).filter((each) => each.clientId === clientId)
    expect(sent.map(({ type }) => type)).toContain('round1-followup')
    expect(await trigger()).toEqual([])
    const mail = (await mailsTo(clientId)).find(({ mailType }) => mailType === 'round1-followup')
    expect(mail).toMatchObject({ optional: false, status: 'queued', recipient: 'follow@example.com' })
    expect(mail?.text).toContain('November 19, 2026')
    expect(mail?.html).toContain('Follow Upp')
    expect(mail?.html).toContain(`/account/mailing?client=${clientId}`)
    await deliverMail(test.deps, { mailId: mail?.id ?? 0 })
    const later = await test.asStaff()
    const [row] = (await later.inject({ url: '/api/clients?search=follow' })).json()
    expect(row).toMatchObject({ lastEmailType: 'round1-followup' })
  })

  it('are not sent once the case has moved on', async () => {
    const clientId = await test.makeClient({ email: 'moved@example.com' })
    const today = test.clock.now().toISOString().slice(0, 10)
    await progress(clientId, { disputeStatus: 'round1_sent', round1MailDate: today })
    await progress(clientId, { disputeStatus: 'uploaded' })
    test.clock.advance(10 * 60_000)
    expect((await trigger()).filter((each) => each.clientId === clientId)).toEqual([])
    await progress(clientId, { disputeStatus: 'completed' })
    test.clock.advance(60 * dayMs)
    expect((await trigger()).filter((each) => each.clientId === clientId)).toEqual([])
    expect((await mailsTo(clientId)).map(({ mailType }) => mailType)).not.toContain('round1-followup')
  })

  it('that are optional are dropped with the reason for whoever has unsubscribed', async () => {
    const email = 'stopped@example.com'
    const clientId = await test.makeClient({ email })
    await progress(clientId, { results: 'One account was corrected.' })
    const client = await test.asClient(email)
    await client.inject({
      method: 'PUT',
      url: '/api/account/preferences',
      payload: { phone: true, text: false, email: true },
    })
    await client.inject({
      method: 'PUT',
      url: '/api/account/preferences',
      payload: { phone: true, text: false, email: false },
    })
    test.clock.advance(4 * dayMs)
    const own = (await trigger()).filter((each) => each.clientId === clientId)
    expect(own).toMatchObject([
      { type: 'results', outcome: 'queued' },
      { type: 'automated', outcome: 'dropped' },
    ])
    expect(own[1]?.reason).toContain('unsubscribed')
    expect((await mailsTo(clientId)).map(({ mailType }) => mailType)).toEqual(['results'])
  })

  it('tell of results when they are written, and not again when nothing of them changed', async () => {
    const clientId = await test.makeClient({ email: 'results@example.com' })
    const own = async () => (await trigger()).filter((each) => each.clientId === clientId)
    await progress(clientId, { results: 'Two accounts were deleted.' })
    expect(await own()).toMatchObject([{ type: 'results', outcome: 'queued' }])
    await progress(clientId, { results: 'Two accounts were deleted.' })
    expect(await own()).toEqual([])
    await progress(clientId, { results: 'Three accounts were deleted.' })
    expect(await own()).toEqual([])
    test.clock.advance(dayMs)
    expect((await own()).map(({ type }) => type)).toContain('results')
    const [mail] = await mailsTo(clientId)
    expect(mail?.text).not.toContain('accounts were deleted')
  })

  it(`are ${presses} presses of the button at once, each due mail once`, async () => {
    const ids: number[] = []
    for (let position = 0; position < Math.floor(presses / 4); position += 1) {
      const clientId = await test.makeClient({ email: `press${position}@example.com` })
      await progress(clientId, { results: `Result ${position}` })
      ids.push(clientId)
    }
    const replies = await Promise.all(Array.from({ length: presses }, trigger))
    const done = replies.flat().filter(({ clientId }) => ids.includes(clientId))
    expect(done.map(({ clientId }) => clientId).sort((a, b) => a - b)).toEqual(ids)
    for (const id of ids) expect(await mailsTo(id)).toHaveLength(1)
  })
})

describe('a mail that staff send', () => {
  it('is of each type, in the language of the person, with their data and the words of the staff', async () => {
    const clientId = await test.makeClient({ name: 'Zoë Nuñez <b>', email: 'zoe@example.com' })
    await progress(clientId, {
      round1MailDate: '2026-10-01',
      round2MailDate: '2026-11-01',
      round3MailDate: '2026-12-01',
      disputeStatus: 'round3_sent',
      results: 'Done.',
    })
    const client = await test.asClient('zoe@example.com')
    await client.inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' } })
    const staff = await test.asStaff()
    for (const type of emailTypes) {
      const customMessage = 'Buenas noticias:\nllegó una carta.\n\n<script>alert(1)</script>'
      const preview = await staff.inject({
        method: 'POST',
        url: `/api/clients/${clientId}/email-preview`,
        payload: { type, customMessage },
      })
      const shown = preview.json()
      expect(shown).toMatchObject({ to: 'zoe@example.com', language: 'es' })
      expect(shown.refused === null).toBe(type !== 'analysis-complete')
      expect(shown.html).toContain('Zoë Nuñez &lt;b&gt;')
      expect(shown.html).not.toContain('<script>')
      expect(shown.text).toContain('llegó una carta.')
      expect(shown.html).toContain('lang="es"')
      const sent = await staff.inject({
        method: 'POST',
        url: `/api/clients/${clientId}/send-email`,
        payload: { type, customMessage },
      })
      expect(sent.statusCode).toBe(type === 'analysis-complete' ? 409 : 200)
      if (sent.statusCode !== 200) continue
      const mail = await openedMail(test.deps, sent.json().mailId)
      expect(mail).toMatchObject({ subject: shown.subject, sentBy: 'Sam Staff' })
      expect(withoutActingLinks(mail?.html ?? '')).toBe(shown.html)
    }
  })

  it('names the step that the portal names: a mail date accuses nobody, and what is counted from it is an estimate', async () => {
    const clientId = await test.makeClient({ email: 'estimate@example.com' })
    await progress(clientId, { disputeStatus: 'round1_sent', round1MailDate: '2026-10-01' })
    const staff = await test.asStaff()
    const url = `/api/clients/${clientId}/email-preview`
    const preview = await staff.inject({ method: 'POST', url, payload: { type: 'check-in' } })
    expect(preview.json().text.replaceAll(/\s+/g, ' ')).toContain(
      'a deadline runs only from there. Counted from the mailing, answers may be expected until about November 15, 2026: an estimate, and no deadline of the law.',
    )
  })

  it('is one however often it is sent with one key, and another without', async () => {
    const clientId = await test.makeClient({ email: 'keyed@example.com' })
    const staff = await test.asStaff()
    const send = async (payload: object) =>
      (await staff.inject({ method: 'POST', url: `/api/clients/${clientId}/send-email`, payload })).json()
    const first = await send({ type: 'check-in', attemptKey: 'one' })
    expect(await send({ type: 'check-in', attemptKey: 'one' })).toEqual(first)
    const both = await Promise.all([
      send({ type: 'check-in', attemptKey: 'two' }),
      send({ type: 'check-in', attemptKey: 'two' }),
    ])
    expect(both[0]).toEqual(both[1])
    expect((await send({ type: 'check-in' })).mailId).not.toBe((await send({ type: 'check-in' })).mailId)
    expect(await mailsTo(clientId)).toHaveLength(4)
  })

  it('is refused for a client that is not there, a type that is none, and what the case does not show', async () => {
    const clientId = await test.makeClient({ email: 'nothing@example.com' })
    const staff = await test.asStaff()
    const send = (id: number | string, type: string) =>
      staff.inject({ method: 'POST', url: `/api/clients/${id}/send-email`, payload: { type } })
    expect((await send(999_999, 'welcome')).statusCode).toBe(404)
    expect((await send('x', 'welcome')).statusCode).toBe(404)
    expect((await send(clientId, 'spam')).statusCode).toBe(400)
    for (const [type, sentence] of [
      ['round1-followup', 'Round 1 has no mail date'],
      ['results', 'No results text'],
      ['analysis-complete', 'No analysis'],
    ] as const) {
      const reply = await send(clientId, type)
      expect(reply.statusCode).toBe(409)
      expect(reply.json().error).toContain(sentence)
    }
    expect(await mailsTo(clientId)).toEqual([])
  })

  it('stands in the outbox with its text, what acts for its reader blanked out, and in the audit log', async () => {
    const clientId = await test.makeClient({ email: 'outbox@example.com' })
    const staff = await test.asStaff()
    const { mailId } = (
      await staff.inject({
        method: 'POST',
        url: `/api/clients/${clientId}/send-email`,
        payload: { type: 'check-in' },
      })
    ).json()
    const list = await staff.inject({
      url: `/api/staff/outbox?client=${clientId}&status=queued&type=check-in`,
    })
    expect(list.headers['x-total-count']).toBe('1')
    expect(list.json()).toMatchObject([{ id: mailId, recipient: 'outbox@example.com', sentBy: 'Sam Staff' }])
    expect((await staff.inject({ url: '/api/staff/outbox?search=outbox@exa' })).json()).toHaveLength(1)
    expect((await staff.inject({ url: '/api/staff/outbox?search=100%25' })).json()).toEqual([])
    const mail = (await staff.inject({ url: `/api/staff/outbox/${mailId}` })).json()
    expect(mail.html).toContain('/account/unsubscribe?token=•••')
    const token = /token=([\w-]{20,})/.exec((await openedMail(test.deps, mailId))?.text ?? '')?.[1]
    expect(token).toBeDefined()
    expect(JSON.stringify(mail)).not.toContain(token)
    const entries = await test.deps.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.clientId, clientId))
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['send-client-mail', 'list-outbox', 'open-mail']),
    )
  })

  it('is counted where the staff look', async () => {
    const staff = await test.asStaff()
    const status = (await staff.inject({ url: '/api/automation/status' })).json()
    const total = (await staff.inject({ url: '/api/clients' })).json().length
    expect(status.totalClients).toBe(total)
    expect(Object.values<number>(status.byStatus).reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(status.byStatus.round3_sent).toBeGreaterThan(0)
    expect(status.byStatus.completed).toBeGreaterThan(0)
    expect(status.paidClients).toBe(total)
    expect(status).toMatchObject({ failedMails: 0, lastTimerAt: null })
    expect(status.nextDueAt > test.clock.now().toISOString()).toBe(true)
  })
})
