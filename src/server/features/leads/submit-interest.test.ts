import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { consentTexts } from '../../../shared/messages/en/consent.ts'
import { leadFormTexts as english } from '../../../shared/messages/en/lead-form.ts'
import { leadFormTexts as spanish } from '../../../shared/messages/es/lead-form.ts'
import { listConsents } from '../consent/list-consents.ts'
import { preferencesInForce } from '../consent/preferences-in-force.ts'
import { leads } from './leads.tables.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({
    working: false,
    now: new Date('2026-11-21T10:00:00Z'),
    settings: { RATE_LIMIT_MESSAGE: '9999/1' },
  })
})
afterAll(() => test.close())

const ways = { phone: true, text: true, email: true }
const person = (email: string, changes: object = {}) => ({
  name: 'Ada Example',
  email,
  phone: '555 010 1234',
  agreeToStudy: true,
  agreeToContact: true,
  communicationPreferences: ways,
  ...changes,
})
const send = (payload: object, language = 'en') =>
  test.inject({
    method: 'POST',
    url: '/api/submissions',
    payload,
    headers: { 'accept-language': language, 'user-agent': 'Test Browser' },
  })
const leadsOf = (emailKey: string) =>
  test.deps.database.db.select().from(leads).where(eq(leads.emailKey, emailKey)).orderBy(desc(leads.id))
const consentsOf = (email: string) => listConsents(test.deps.database.db, email)

describe('the interest left on the home page', () => {
  it('is kept with the answer of the dialog, the study, and the words of both', async () => {
    const reply = await send(
      person('Ada@Example.com', { communicationPreferences: { ...ways, phone: false } }),
    )
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
    expect(await leadsOf('ada@example.com')).toMatchObject([
      { name: 'Ada Example', email: 'Ada@Example.com', agreeToStudy: true, agreeToContact: true },
    ])
    const records = await consentsOf('ada@example.com')
    expect(records.map(({ channel, direction }) => `${channel} ${direction}`).sort()).toEqual([
      'contact granted',
      'email granted',
      'phone revoked',
      'study granted',
      'text granted',
    ])
    expect(records.every(({ page, clientId, userAgent }) => page === '/' && !clientId && userAgent)).toBe(
      true,
    )
    const wordingOf = (name: string) => records.find(({ channel }) => channel === name)?.wording
    expect(wordingOf('contact')).toContain(consentTexts.yes)
    expect(wordingOf('study')).toContain(english.study)
    expect(wordingOf('study')).toContain(english.yesMeans)
  })

  it('keeps a no as a no, and no record of a study that nobody agreed to', async () => {
    const email = 'no@example.com'
    await send(person(email, { agreeToStudy: false, agreeToContact: false }))
    expect(await leadsOf(email)).toMatchObject([{ agreeToStudy: false, agreeToContact: false }])
    const records = await consentsOf(email)
    expect(records.map(({ channel }) => channel).sort()).toEqual(['contact', 'email', 'phone', 'text'])
    expect(records.every(({ direction }) => direction === 'revoked')).toBe(true)
  })

  it('takes nothing back for an address whose owner was not asked', async () => {
    const email = 'unasked@example.com'
    await send(person(email))
    test.clock.advance(60 * 60_000)
    await send(
      person(email, { agreeToStudy: false, agreeToContact: false, communicationPreferences: undefined }),
    )
    expect(await leadsOf(email)).toHaveLength(2)
    expect(await preferencesInForce(test.deps.database.db, email)).toEqual(ways)
  })

  it('records a consent given in Spanish in the words of the Spanish page', async () => {
    await send(person('es@example.com'), 'es')
    const study = (await consentsOf('es@example.com')).find(({ channel }) => channel === 'study')
    expect(study?.wording).toContain(spanish.study)
    expect(study?.wordingVersion).toMatch(/-es$/)
  })

  it('is one lead however often it is sent at once or within minutes', async () => {
    const email = 'twice@example.com'
    const replies = await Promise.all([
      send(person(email)),
      send(person('TWICE@example.com')),
      send(person(email)),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    test.clock.advance(9 * 60_000)
    await send(person(email))
    expect(await leadsOf(email)).toHaveLength(1)
    test.clock.advance(2 * 60_000)
    await send(person(email))
    expect(await leadsOf(email)).toHaveLength(2)
  })

  it('takes a correction within minutes into the same lead and records its consents anew', async () => {
    const email = 'corrected@example.com'
    await send(person(email))
    await send(person(email, { phone: '555 010 9999', agreeToContact: false }))
    expect(await leadsOf(email)).toMatchObject([{ phone: '555 010 9999', agreeToContact: false }])
    expect(await consentsOf(email)).toHaveLength(10)
    expect(await preferencesInForce(test.deps.database.db, email)).toEqual({
      phone: false,
      text: false,
      email: false,
    })
  })

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'ada@' }],
    ['phone', { phone: '' }],
    ['agreeToStudy', { agreeToStudy: 'yes' }],
  ])('is refused with a sentence for a wrong %s, and nothing is kept', async (field, changes) => {
    const reply = await send(person('refused@example.com', changes))
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual([field])
    expect(await leadsOf('refused@example.com')).toEqual([])
    expect(await consentsOf('refused@example.com')).toEqual([])
  })
})

describe('many at once from one place', () => {
  it('are told to wait', async () => {
    const limited = await makeApp({ working: false, settings: { RATE_LIMIT_MESSAGE: '2/60' } })
    const codes: number[] = []
    for (let at = 0; at < 3; at += 1) {
      const payload = person(`many-${at}@example.com`)
      codes.push((await limited.inject({ method: 'POST', url: '/api/submissions', payload })).statusCode)
    }
    await limited.close()
    expect(codes).toEqual([200, 200, 429])
  })
})
