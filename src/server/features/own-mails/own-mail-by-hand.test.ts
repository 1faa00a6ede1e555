import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { noteFact } from '../../facts.ts'
import { newestMails } from '../outbox/newest-mails.ts'
import { sendOwnMails } from './send-own-mails.ts'

let test: TestApp
let admin: Awaited<ReturnType<TestApp['asStaff']>>
beforeAll(async () => {
  test = await makeApp({ working: false, now: new Date('2026-11-20T15:00:00Z') })
  admin = await test.asStaff('admin')
})
afterAll(() => test.close())

const texts = {
  en: { subject: 'Your answer of {day}', body: 'It came in on {day}, {name}.' },
  es: { subject: 'Su respuesta del {day}', body: 'Llegó el {day}, {name}.' },
}
const wish = {
  trigger: 'answer-stored',
  delayMinutes: 60,
  isOn: true,
  texts,
  basedOn: 0,
  warningsRead: false,
}
const post = (url: string, payload: object = {}) => admin.inject({ method: 'POST', url, payload })
const makeKind = async (name: string, over: object = {}): Promise<number> =>
  (await post('/api/staff/own-mails', { ...wish, name, ...over })).json().id
const answered = (clientId: number) =>
  test.deps.database.transaction((tx) => noteFact(test.deps, tx, { kind: 'answer-stored', clientId }))
const ownMailsTo = async (clientId: number) =>
  (await newestMails(test.deps, 100)).filter(
    (mail) => mail.clientId === clientId && mail.mailType === 'own-kind',
  )

describe('a mail of an own kind by hand', () => {
  it('is looked at with the client’s data and sent once an attempt, with what staff add', async () => {
    // Switched off it goes out by hand alone.
    const kind = await makeKind('By hand', { isOn: false })
    const clientId = await test.makeClient({ name: 'Ann Reader', email: 'hand@example.com' })
    expect((await admin.inject({ url: '/api/staff/own-mail-kinds' })).json()).toEqual([
      { id: kind, name: 'By hand' },
    ])
    const at = `/api/clients/${clientId}/own-mails/${kind}`
    const own = { customMessage: 'We guarantee nothing.' }
    const seen = (await post(`${at}/preview`, own)).json()
    expect(seen).toMatchObject({
      to: 'hand@example.com',
      subject: 'Your answer of November 20, 2026',
      refused: null,
      namesToday: true,
      warnings: [{ words: 'guarantee' }],
    })
    expect(seen.html).not.toMatch(/token=[\w-]{8}/)
    expect(await ownMailsTo(clientId)).toEqual([])
    const sent = await post(at, { ...own, attemptKey: 'one' })
    expect(sent.json()).toMatchObject({ status: 'queued' })
    expect((await post(at, { ...own, attemptKey: 'one' })).json().mailId).toBe(sent.json().mailId)
    const [mail, ...more] = await ownMailsTo(clientId)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ optional: true, recipient: 'hand@example.com', subject: seen.subject })
    expect(mail?.text).toContain('We guarantee nothing.')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const log = (await admin.inject({ url: '/api/staff/audit-log' })).body
    expect(log).toContain('send-client-mail')
    expect(log).toContain('preview-client-mail')
  })

  it('names the day on which its happening was noted', async () => {
    const kind = await makeKind('With a day')
    const clientId = await test.makeClient({ email: 'day@example.com' })
    await answered(clientId)
    test.clock.advance(2 * 86_400_000)
    admin = await test.asStaff('admin')
    const seen = (await post(`/api/clients/${clientId}/own-mails/${kind}/preview`)).json()
    expect(seen).toMatchObject({ subject: 'Your answer of November 20, 2026', namesToday: false })
    const payload = { language: 'es', words: texts.es, client: clientId, kind }
    const worded = (await post('/api/staff/own-mail-preview', payload)).json()
    expect(worded.subject).toBe('Su respuesta del 20 de noviembre de 2026')
    expect((await post('/api/staff/own-mail-preview', { ...payload, client: 999_999 })).statusCode).toBe(404)
  })

  it('is refused, with the reason, to whoever stopped such mails and of what the case does not show', async () => {
    const completed = await makeKind('At the end', { trigger: 'case-completed' })
    const mailed = await makeKind('In the post', { trigger: 'letter-mailed' })
    const analysed = await makeKind('Read', { trigger: 'run-completed' })
    const plain = await makeKind('Plain')
    const open = await test.makeClient({ email: 'open@example.com' })
    const stopped = await test.makeClient({ email: 'stopped@example.com' })
    const client = await test.asClient('stopped@example.com')
    for (const email of [true, false])
      await client.inject({
        method: 'PUT',
        url: '/api/account/preferences',
        payload: { phone: true, text: false, email },
      })
    for (const [clientId, kind, key] of [
      [open, completed, 'staff.caseNotCompleted'],
      [open, mailed, 'staff.roundNotMailed'],
      [open, analysed, 'staff.noAnalysis'],
      [stopped, plain, 'staff.clientUnsubscribed'],
    ] as const) {
      const at = `/api/clients/${clientId}/own-mails/${kind}`
      const answer = await post(at)
      expect([answer.statusCode, answer.json().says.key]).toEqual([409, key])
      expect((await post(`${at}/preview`)).json().refused).toBe(answer.json().error)
    }
    expect([...(await ownMailsTo(open)), ...(await ownMailsTo(stopped))]).toEqual([])
    expect((await post(`/api/clients/${open}/own-mails/999`)).statusCode).toBe(404)
    expect((await post(`/api/clients/999999/own-mails/${plain}`)).statusCode).toBe(404)
  })
})

describe('what is due now', () => {
  it('holds mails of own kinds, and staff send them with the others', async () => {
    const kind = await makeKind('Due soon', { trigger: 'paper-added', delayMinutes: 120 })
    const clientId = await test.makeClient({ name: 'Due Now', email: 'due@example.com' })
    const status = async () => (await admin.inject({ url: '/api/automation/status' })).json()
    const before = await status()
    await test.deps.database.transaction((tx) => noteFact(test.deps, tx, { kind: 'paper-added', clientId }))
    const dueAt = new Date(test.clock.now().getTime() + 7_200_000).toISOString()
    expect((await status()).nextDueAt <= dueAt).toBe(true)
    test.clock.advance(7_200_000)
    admin = await test.asStaff('admin')
    expect((await status()).pendingFollowUps).toBeGreaterThan(before.pendingFollowUps)
    const { results } = (await post('/api/automation/trigger-followups')).json()
    expect(results).toContainEqual({
      clientId,
      name: 'Due Now',
      type: 'own-kind',
      kindName: 'Due soon',
      outcome: 'queued',
      reason: null,
    })
    expect(await ownMailsTo(clientId)).toHaveLength(1)
    expect((await status()).pendingFollowUps).toBe(0)
    const [entry] = (await admin.inject({ url: `/api/staff/audit-log?client=${clientId}` })).json().entries
    expect(entry).toMatchObject({ action: 'send-due-mail', detail: { kind } })
  })
})

describe('a mail of an own kind that waits', () => {
  it('is ticked off by the same mail by hand, to one or to many, and goes out once', async () => {
    const words = { subject: 'It waits', body: 'It waits for {name}.' }
    const kind = await makeKind('Waits', { trigger: 'paper-added', texts: { en: words, es: words } })
    const one = await test.makeClient({ email: 'waits-1@example.com' })
    const many = await test.makeClient({ email: 'waits-2@example.com' })
    const other = await test.makeClient({ email: 'waits-3@example.com' })
    const stopped = await test.makeClient({ email: 'stopped@example.com' })
    for (const clientId of [one, many, other])
      await test.deps.database.transaction((tx) => noteFact(test.deps, tx, { kind: 'paper-added', clientId }))
    expect((await post(`/api/clients/${one}/own-mails/${kind}`)).statusCode).toBe(200)
    const bulk = {
      ...{ clientIds: [many, stopped], mail: { kind: 'own', id: kind } },
      ...{ customMessage: 'To both.', attemptKey: 'own-bulk-1' },
    }
    const outcome = (await post('/api/staff/bulk-email', bulk)).json()
    expect(outcome).toMatchObject({ done: 1, skipped: [{ clientId: stopped }] })
    await post('/api/staff/bulk-email', bulk)
    expect(
      (await post('/api/staff/bulk-email', { ...bulk, mail: { kind: 'own', id: 999_999 } })).statusCode,
    ).toBe(404)
    // Of two kinds at once neither goes out.
    const both = { ...bulk, mail: { kind: 'case', id: kind } }
    expect((await post('/api/staff/bulk-email', both)).statusCode).toBe(400)
    test.clock.advance(3 * 3_600_000)
    await sendOwnMails(test.deps)
    const waited = async (clientId: number) =>
      (await ownMailsTo(clientId))
        .filter(({ subject }) => subject === 'It waits')
        .map(({ text }) => text.includes('To both.'))
    expect(await waited(one)).toEqual([false])
    expect(await waited(many)).toEqual([true])
    // Nobody wrote to this one: it goes out by itself.
    expect(await waited(other)).toEqual([false])
    expect(await waited(stopped)).toEqual([])
  })
})
