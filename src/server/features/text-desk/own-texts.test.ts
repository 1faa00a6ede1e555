import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { OwnTextGroup } from '../../../shared/api/own-texts.ts'
import { mailSignInLink } from '../accounts/mail-sign-in-link.ts'
import { newestMails } from '../outbox/newest-mails.ts'
import { coveringTextsOf } from '../processing/covering-texts-of.ts'

let test: TestApp
let admin: Awaited<ReturnType<TestApp['asStaff']>>
beforeAll(async () => {
  test = await makeApp({ working: false, now: new Date('2026-11-20T15:00:00Z') })
  admin = await test.asStaff('admin')
})
afterAll(() => test.close())

const at = '/api/staff/texts/check-in/en'
const save = (changes: Record<string, string>, basedOn: number, more = { warningsRead: false }) =>
  admin.inject({ method: 'PUT', url: at, payload: { changes, basedOn, ...more } })
const send = async (clientId: number) => {
  const url = `/api/clients/${clientId}/send-email`
  await admin.inject({ method: 'POST', url, payload: { type: 'check-in' } })
  const [mail] = await newestMails(test.deps, 1)
  return mail
}

describe('texts in the operator’s own words', () => {
  it('go into every mail from then on, and leave those that were written before', async () => {
    const clientId = await test.makeClient({ name: 'Ann <Reader>', email: 'ann@example.com' })
    const before = await send(clientId)
    const reply = await save(
      {
        'checkIn.subject': 'How is it going?',
        'checkIn.intro': 'We looked at your case.\n\n- **First** line <3\n- Second line',
        'checkIn.added': 'Call us & ask.',
        'checkIn.title': 'Where your dispute stands',
      },
      0,
    )
    expect(reply.statusCode).toBe(200)
    const saved: OwnTextGroup = reply.json()
    // What is as shipped is no change.
    expect(Object.keys(saved.versions[0]?.changes ?? {}).sort()).toEqual([
      'checkIn.added',
      'checkIn.intro',
      'checkIn.subject',
    ])
    const after = await send(clientId)
    expect(after?.subject).toBe('How is it going?')
    expect(after?.html).toContain('<strong>First</strong> line &lt;3')
    expect(after?.html).toContain('Ann &lt;Reader&gt;')
    expect(after?.text).toContain('Call us & ask.')
    // What the law asks for stands as it was.
    expect(after?.text).toContain('This is an optional reminder.')
    const kept = (await newestMails(test.deps, 50)).find(({ id }) => id === before?.id)
    expect(kept?.subject).toBe('Where your dispute stands')
    // Spanish is worded by itself.
    const spanish = (await admin.inject({ url: '/api/staff/texts/check-in/es' })).json()
    expect(spanish).toMatchObject({ version: 0, versions: [] })
    const [row] = (await admin.inject({ url: '/api/staff/texts' }))
      .json()
      .filter(({ key }: { key: string }) => key === 'check-in')
    expect(row.states).toMatchObject([
      { language: 'en', state: 'changed' },
      { language: 'es', state: 'shipped', madeAt: null },
    ])
  })

  it('are refused one by one with a reason, and none is kept then', async () => {
    const refused = await save(
      { 'checkIn.subject': 'Fine', 'checkIn.intro': 'Hello {name}', nothing: 'x' },
      1,
    )
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fieldsSay).toMatchObject({
      'checkIn.intro': { key: 'staffCheck.textUnknownVariable' },
      nothing: { key: 'staff.noText' },
    })
    const promise = { 'checkIn.intro': 'We guarantee that every account is removed.' }
    expect((await save(promise, 1)).json().says.key).toBe('staff.textWarnings')
    // Somebody has the page of before open.
    expect((await save({ 'checkIn.subject': 'Mine' }, 0)).json().says.key).toBe('staff.textChangedMeanwhile')
    const law = await admin.inject({
      method: 'PUT',
      url: '/api/staff/texts/stage-changed/en',
      payload: { changes: { 'stage.law': 'Ten days.' }, basedOn: 0, warningsRead: true },
    })
    expect(law.json().fieldsSay).toMatchObject({ 'stage.law': { key: 'staffCheck.textLocked' } })
    expect((await admin.inject({ url: at })).json().version).toBe(1)
    expect((await admin.inject({ url: '/api/staff/texts/toString/en' })).statusCode).toBe(404)
  })

  it('are looked at with a sample or a client, tried on oneself, and put back as one more version', async () => {
    const changes = { 'checkIn.intro': 'A try for 100.' }
    const preview = (payload: object) => admin.inject({ method: 'POST', url: `${at}/preview`, payload })
    test.deps.config.take({ BRAND_COLOR: '#1A4FA0' })
    const sample = (await preview({ changes })).json()
    expect(sample.html).toContain('Maria Sample')
    expect(sample.html).toContain('background-color:#1a4fa0')
    expect(sample.html).not.toContain('#0B6E4F')
    const clientId = await test.makeClient({ name: 'Cleo Client', email: 'cleo@example.com' })
    const ofClient = (await preview({ changes, client: clientId })).json()
    expect(ofClient.html).toContain('Cleo Client')
    expect(ofClient.html).toContain('A try for 100.')
    expect(ofClient.html).not.toMatch(/token=[\w-]{8}/)
    expect((await preview({ changes, client: 999_999 })).statusCode).toBe(404)

    const before = (await newestMails(test.deps, 100)).length
    const payload = { changes, attemptKey: 'press-1' }
    const tried = (await admin.inject({ method: 'POST', url: `${at}/test`, payload })).json()
    await admin.inject({ method: 'POST', url: `${at}/test`, payload })
    const [mail] = await newestMails(test.deps, 1)
    expect((await newestMails(test.deps, 100)).length).toBe(before + 1)
    expect(mail).toMatchObject({ mailType: 'text-test', recipient: tried.sentTo, clientId: null })
    expect(mail?.text).toContain('Maria Sample')

    const back = (await save({}, 1)).json()
    expect(back.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect(back.entries.every(({ own }: { own: string | null }) => own === null)).toBe(true)
    expect((await send(clientId))?.subject).toBe('Where your dispute stands')
    const log = (await admin.inject({ url: '/api/staff/audit-log' })).body
    expect(log).toContain('change-texts')
    expect(log).not.toContain('guarantee')
  })

  it('of letters are kept with what is prepared from then on, English alone, and hold no number', async () => {
    const { db } = test.deps.database
    const url = '/api/staff/texts/letter-bureau-1/en'
    expect(await coveringTextsOf(db, 1)).toBeUndefined()
    const put = (changes: Record<string, string>) =>
      admin.inject({ method: 'PUT', url, payload: { changes, basedOn: 0, warningsRead: false } })
    const refused = await put({
      'bureau.opening': 'My number is 123-45-6789.',
      'bureau.time': 'In ten days.',
    })
    expect(refused.json().fieldsSay).toMatchObject({
      'bureau.opening': { key: 'staffCheck.textNumber', params: { number: 'XXXXX6789' } },
      'bureau.time': { key: 'staffCheck.textLocked' },
    })
    expect((await put({ 'bureau.opening': 'With a \u{10FFFD}' })).statusCode).toBe(400)
    const changes = { 'bureau.opening': 'I kept these records myself.' }
    expect((await put(changes)).statusCode).toBe(200)
    expect(await coveringTextsOf(db, 1)).toEqual({
      bureau: { opening: 'I kept these records myself.', closing: '', thanks: null },
      furnisher: { opening: '', closing: '', thanks: null },
    })
    expect(await coveringTextsOf(db, 2)).toBeUndefined()
    const preview = await admin.inject({ method: 'POST', url: `${url}/preview`, payload: { changes } })
    expect(preview.json().text).toContain('I kept these records myself.')
    expect((await admin.inject({ url: '/api/staff/texts/letter-bureau-1/es' })).statusCode).toBe(404)
    const payload = { changes, attemptKey: 'letter' }
    expect((await admin.inject({ method: 'POST', url: `${url}/test`, payload })).statusCode).toBe(404)
  })

  it('go into the mail with a sign-in link, which keeps how its link works', async () => {
    const url = '/api/staff/texts/sign-in-link/en'
    const put = (changes: Record<string, string>, basedOn = 0) =>
      admin.inject({ method: 'PUT', url, payload: { changes, basedOn, warningsRead: false } })
    const locked = await put({ 'signIn.life': 'It works for ever, {minutes}.' })
    expect(locked.json().fieldsSay).toMatchObject({ 'signIn.life': { key: 'staffCheck.textLocked' } })
    const linked = await put({ 'signIn.intro': '<a href="https://evil.example">Here</a>' })
    expect(linked.statusCode).toBe(400)
    expect((await put({ 'signIn.preheader': 'No minutes' })).statusCode).toBe(400)
    const changes = {
      'signIn.subject': 'Come in, {minutes}',
      'signIn.preheader': 'For {minutes} minutes.',
      'signIn.title': 'Come in',
    }
    expect((await put(changes)).statusCode).toBe(400)
    const saved = await put({ ...changes, 'signIn.subject': 'Come in' })
    expect(saved.statusCode).toBe(200)
    // Nobody can stop it.
    expect(saved.json().foot.join()).not.toContain('optional')
    const email = 'link@example.com'
    const clientId = await test.makeClient({ email })
    const wished = { emailKey: email, askedAt: '2026-11-20', language: 'en', next: '/account' } as const
    await mailSignInLink(test.deps, wished, async () => ({ email, clientId }))
    const [mail] = await newestMails(test.deps, 1)
    expect(mail).toMatchObject({ subject: 'Come in', recipient: 'link@example.com' })
    expect(mail?.html).toContain('For 10 minutes.')
    expect(mail?.text).toContain('A newer link takes the place of this one.')
    expect(mail?.text).toMatch(/\/account\/sign-in\?token=[\w-]{43}/)
    const seen = await admin.inject({
      method: 'POST',
      url: `${url}/preview`,
      payload: { changes: { 'signIn.title': 'Welcome back' } },
    })
    expect(seen.json()).toMatchObject({ subject: 'Your sign-in link for ARMOR' })
    expect(seen.json().html).toContain('Welcome back')
    expect(seen.json().html).not.toContain('token=')
  })
})
