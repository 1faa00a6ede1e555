import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type FactKind, type FactOf, noteFact } from '../../facts.ts'
import { newestMails } from '../outbox/newest-mails.ts'
import { sendOwnMails } from './send-own-mails.ts'

const dayMs = 86_400_000
let test: TestApp
let admin: Awaited<ReturnType<TestApp['asStaff']>>
beforeAll(async () => {
  test = await makeApp({ working: false, now: new Date('2026-11-20T15:00:00Z') })
  admin = await test.asStaff('admin')
})
afterAll(() => test.close())

const words = {
  en: { subject: 'How did it go, {name}?', body: 'On {day} something came in.\n\n- **Look** at it' },
  es: { subject: '¿Cómo fue, {name}?', body: 'El {day} llegó algo.' },
}
const wish = {
  name: 'A question',
  trigger: 'answer-stored',
  delayMinutes: 3 * 24 * 60,
  isOn: true,
  texts: words,
  basedOn: 0,
  warningsRead: false,
}
const at = '/api/staff/own-mails'
const add = (payload: object) => admin.inject({ method: 'POST', url: at, payload: { ...wish, ...payload } })
const change = (id: number, payload: object) =>
  admin.inject({ method: 'PUT', url: `${at}/${id}`, payload: { ...wish, ...payload } })
const note = <K extends FactKind>(fact: FactOf<K> & { kind: K }) =>
  test.deps.database.transaction((tx) => noteFact<TestApp['deps'], K>(test.deps, tx, fact))
const mailsTo = async (clientId: number) =>
  (await newestMails(test.deps, 1_000)).filter(
    (mail) => mail.clientId === clientId && mail.mailType === 'own-kind',
  )
/** Time goes by, and with it the session of staff. */
const later = async (ms: number) => {
  test.clock.advance(ms)
  admin = await test.asStaff('admin')
}
const waitingFor = async (clientId: number) =>
  (await admin.inject({ url: `/api/clients/${clientId}/own-mails` })).json()

describe('mails of the operator’s own kinds', () => {
  it('follow their happening after their delay, once each time, with what their kind says by then', async () => {
    const { id } = (await add({})).json()
    const clientId = await test.makeClient({ name: 'Ann **<Reader>** {day}', email: 'own@example.com' })
    const other = await test.makeClient({ email: 'other@example.com' })
    await note({ kind: 'answer-stored', clientId })
    await note({ kind: 'answer-stored', clientId })
    await note({ kind: 'paper-added', clientId: other })
    expect(await waitingFor(other)).toEqual([])
    expect(await waitingFor(clientId)).toEqual([
      {
        name: 'A question',
        trigger: 'answer-stored',
        happenedAt: '2026-11-20T15:00:00.000Z',
        dueAt: '2026-11-23T15:00:00.000Z',
        dropped: null,
      },
    ])
    await later(3 * dayMs - 1)
    await sendOwnMails(test.deps)
    expect(await mailsTo(clientId)).toEqual([])
    const body = 'Since {day} an answer is here.\n\n- **Look** at it'
    await change(id, { basedOn: 1, texts: { ...words, en: { ...words.en, body } } })
    await later(1)
    await Promise.all([sendOwnMails(test.deps), sendOwnMails(test.deps)])
    await sendOwnMails(test.deps)
    const mails = await mailsTo(clientId)
    expect(mails).toMatchObject([{ optional: true, recipient: 'own@example.com', status: 'queued' }])
    expect(mails[0]?.subject).toContain('How did it go, Ann')
    expect(mails[0]?.text).toContain('Since November 20, 2026 an answer is here.')
    // A name is never read as markup or as a variable.
    expect(mails[0]?.subject).not.toContain('November')
    expect(mails[0]?.html).toContain('<strong>Look</strong> at it')
    expect(mails[0]?.html).not.toContain('<Reader>')
    expect(mails[0]?.html).toContain('/account/unsubscribe?token=')
    expect(mails[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(await waitingFor(clientId)).toEqual([])
    // Another day is another happening.
    await note({ kind: 'answer-stored', clientId })
    expect(await waitingFor(clientId)).toHaveLength(1)
    const [listed] = (await admin.inject({ url: at })).json()
    expect(listed).toMatchObject({ id, waiting: 1, sent: 1, version: 2 })
  })

  it('exist with their happening or not at all', async () => {
    const clientId = await test.makeClient({ email: 'undone@example.com' })
    const undone = test.deps.database.transaction(async (tx) => {
      await noteFact(test.deps, tx, { kind: 'answer-stored', clientId })
      throw new Error('the answer was not kept')
    })
    await expect(undone).rejects.toThrow('the answer was not kept')
    expect(await waitingFor(clientId)).toEqual([])
  })

  it('are written in the reader’s language', async () => {
    const email = 'lector@example.com'
    const clientId = await test.makeClient({ email })
    const client = await test.asClient(email)
    await client.inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' } })
    await note({ kind: 'answer-stored', clientId })
    await later(3 * dayMs)
    await sendOwnMails(test.deps)
    const [mail] = await mailsTo(clientId)
    expect(mail?.subject).toContain('¿Cómo fue')
    expect(mail?.text).toMatch(/El \d+ de noviembre de 2026 llegó algo/)
  })

  it('are dropped with the reason where they do not fit any more', async () => {
    const completed = (await add({ name: 'Goodbye', trigger: 'case-completed', delayMinutes: 0 })).json()
    const mailed = (await add({ name: 'Mailed', trigger: 'letter-mailed', delayMinutes: 60 })).json()
    const [stopped, blocked, reopened, unmailed, off] = await Promise.all(
      ['stopped', 'blocked', 'reopened', 'unmailed', 'off'].map((name) =>
        test.makeClient({ email: `${name}@own.example` }),
      ),
    )
    for (const clientId of [stopped, blocked, off])
      await note({ kind: 'answer-stored', clientId: clientId ?? 0 })
    await note({
      kind: 'dispute-progressed',
      clientId: reopened ?? 0,
      stage: 'completed',
      hasNewResults: false,
      movesClocks: true,
    })
    await note({ kind: 'letter-mailed', clientId: unmailed ?? 0, round: 2 })
    const client = await test.asClient('stopped@own.example')
    for (const email of [true, false])
      await client.inject({
        method: 'PUT',
        url: '/api/account/preferences',
        payload: { phone: true, text: false, email },
      })
    await admin.inject({
      method: 'POST',
      url: `/api/staff/clients/${blocked}/block`,
      payload: { blocked: true, reason: 'A dispute of the payment' },
    })
    await later(3 * dayMs)
    await sendOwnMails(test.deps)
    const droppedOf = async (clientId: number | undefined) =>
      (await waitingFor(clientId ?? 0)).map(({ dropped }: { dropped: string | null }) => dropped)
    expect(await droppedOf(reopened)).toEqual(['The case is not completed any more.'])
    expect((await droppedOf(unmailed))[0]).toContain('2')
    expect(await mailsTo(off ?? 0)).toHaveLength(1)
    expect((await droppedOf(stopped))[0]).toContain('unsubscribed')
    expect((await droppedOf(blocked))[0]).toContain('blocked')
    for (const clientId of [stopped, blocked, reopened, unmailed])
      expect(await mailsTo(clientId ?? 0)).toEqual([])
    // Switched off while one waits: it is not sent, and nothing new is noted.
    await note({ kind: 'answer-stored', clientId: off ?? 0 })
    const [question] = (await admin.inject({ url: at })).json()
    await change(question.id, { basedOn: question.version, isOn: false })
    await later(40 * dayMs)
    await note({ kind: 'answer-stored', clientId: off ?? 0 })
    await sendOwnMails(test.deps)
    expect(await droppedOf(off)).toEqual(['This kind is switched off.'])
    expect([completed.id, mailed.id]).toEqual([2, 3])
  })

  it('are refused with a sentence where they cannot stand', async () => {
    const count = async () => (await admin.inject({ url: at })).json().length
    const before = await count()
    const bad = await add({
      name: 'Bad',
      texts: { en: { subject: 'Two\nlines', body: '<b>Hi</b>' }, es: { subject: '', body: 'Hola {ssn}' } },
    })
    expect(bad.statusCode).toBe(400)
    expect(bad.json().fieldsSay).toMatchObject({
      'en.subject': { key: 'staffCheck.textOneLine' },
      'en.body': { key: 'staffCheck.textMarkup' },
      'es.subject': { key: 'staffCheck.textEmpty' },
      'es.body': { key: 'staffCheck.textUnknownVariable' },
    })
    const promise = { ...words, en: { ...words.en, body: 'We guarantee that every account is removed.' } }
    expect((await add({ name: 'Promise', texts: promise })).json().says.key).toBe('staff.textWarnings')
    for (const odd of [
      { delayMinutes: -1 },
      { delayMinutes: 365 * 24 * 60 + 1 },
      { delayMinutes: 1.5 },
      { trigger: 'client-changed' },
      { trigger: 'toString' },
      { name: ' ' },
      { name: '<img>' },
    ])
      expect((await add({ name: 'Odd', ...odd })).statusCode).toBe(400)
    expect((await add({ name: 'a QUESTION' })).json().says.key).toBe('staff.ownMailNameTaken')
    expect(await count()).toBe(before)
    const [question] = (await admin.inject({ url: at })).json()
    const { id, version } = question
    expect((await change(id, { basedOn: version - 1 })).json().says.key).toBe('staff.textChangedMeanwhile')
    expect((await change(id, { basedOn: version, trigger: 'paper-added' })).json().says.key).toBe(
      'staff.ownMailKeepsTrigger',
    )
    expect((await change(999_999, {})).statusCode).toBe(404)
    // Two at the same moment: one is kept.
    const both = await Promise.all([1, 2].map((n) => change(id, { basedOn: version, name: `Twice ${n}` })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const kept = (await admin.inject({ url: `${at}/${id}` })).json()
    expect(kept.versions[0]).toMatchObject({ version: version + 1, madeBy: expect.any(String) })
    expect((await admin.inject({ url: '/api/staff/audit-log' })).body).toContain('change-own-mail')
  })

  it('are looked at with a sample before', async () => {
    const payload = { language: 'en', words: words.en }
    const seen = (await admin.inject({ method: 'POST', url: '/api/staff/own-mail-preview', payload })).json()
    expect(seen.subject).toBe('How did it go, Maria Sample?')
    expect(seen.html).not.toMatch(/token=[\w-]{8}/)
  })
})
