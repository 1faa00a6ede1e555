import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { selectConsents } from '../consent/consent.store.ts'
import { newestMails } from '../outbox/newest-mails.ts'
import { languageOfPerson, noteFirstLanguage, noteFirstLanguages } from './person-language.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z') })
})
afterAll(() => test.close())

const spanish = { 'accept-language': 'es' }
const languageOf = (email: string) => languageOfPerson(test.deps.database.db, email)

describe('the language of a person', () => {
  it('is English where nothing is known', async () => {
    expect(await languageOf('nobody@example.com')).toBe('en')
  })

  it('is the one of the page on which the address was given, and its consents are recorded in it', async () => {
    const reply = await test.asNobody().inject({
      method: 'POST',
      url: '/api/tester-application',
      headers: spanish,
      payload: {
        name: 'Ana Prueba',
        email: 'Ana@Example.com',
        phone: '512 555 0100',
        studyConsent: true,
        agreeToContact: true,
        communicationPreferences: { phone: false, text: false, email: true },
      },
    })
    expect(reply.statusCode).toBe(200)
    expect(await languageOf('ana@example.com')).toBe('es')
    const [study] = await selectConsents(test.deps.database.db, 'ana@example.com', ['study'])
    expect(study).toMatchObject({
      wording: 'Acepto participar en el estudio de resultados del programa beta.',
      wordingVersion: '2026-11-2-es',
    })
  })

  it('is not changed by whoever types the address of somebody else', async () => {
    const { db } = test.deps.database
    await noteFirstLanguage(db, { email: 'eva@example.com', language: 'es', now: test.clock.now() })
    await noteFirstLanguage(db, { email: 'Eva@example.com', language: 'en', now: test.clock.now() })
    expect(await languageOf('eva@example.com')).toBe('es')
  })

  it('keeps nobody waiting in a circle who notes many, in another order', async () => {
    const { database } = test.deps
    const now = test.clock.now()
    for (let round = 0; round < 10; round += 1) {
      const people = Array.from({ length: 200 }, (_, at) => ({
        email: `${round}-${at}@example.com`,
        language: 'es' as const,
      }))
      await Promise.all(
        [people, people.toReversed()].map((list) =>
          database.transaction((tx) => noteFirstLanguages(tx, list, now)),
        ),
      )
    }
    expect(await languageOf('9-199@example.com')).toBe('es')
  })

  it('is changed by whoever holds the record, and their drafts follow', async () => {
    await test.makeClient({ email: 'pia@example.com' })
    const owner = await test.asClient('pia@example.com')
    const reply = await owner.inject({
      method: 'PUT',
      url: '/api/account/language',
      payload: { language: 'es' },
    })
    expect(reply.json()).toEqual({ language: 'es', kept: true })
    expect(await languageOf('pia@example.com')).toBe('es')
  })

  it('is told to a browser in which they sign in, and to nobody else', async () => {
    await test.makeClient({ email: 'sol@example.com' })
    const owner = await test.asClient('sol@example.com')
    const languageTold = async (browser: Pick<typeof owner, 'inject'>) =>
      (await browser.inject({ method: 'GET', url: '/api/account/session' })).json().language
    expect(await languageTold(owner)).toBeNull()
    await owner.inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' } })
    expect(await languageTold(await test.asClient('Sol@example.com'))).toBe('es')
    expect(await languageTold(test.asNobody())).toBeNull()
  })

  it('is kept in the browser for a year by the server, too', async () => {
    const reply = await test
      .asNobody()
      .inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' } })
    expect(reply.headers['set-cookie']).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax')
  })

  it('stays in the browser alone for who holds no record', async () => {
    const reply = await test
      .asNobody()
      .inject({ method: 'PUT', url: '/api/account/language', payload: { language: 'es' } })
    expect(reply.json()).toEqual({ language: 'es', kept: false })
  })

  it('is that of the page that asks for a sign-in link', async () => {
    await test.makeClient({ email: 'leo@example.com' })
    await test.inject({
      method: 'POST',
      url: '/api/account/sign-in-link',
      headers: spanish,
      payload: { email: 'leo@example.com' },
    })
    await test.deps.queue.idle()
    const [mail] = await newestMails(test.deps, 1)
    expect(mail).toMatchObject({ subject: 'Su enlace de acceso a ARMOR' })
    expect(mail?.html).toContain('lang="es"')
  })

  it('is spoken by refusals', async () => {
    const ask = (headers: Record<string, string>) =>
      test.inject({ method: 'POST', url: '/api/account/sign-in-link', headers, payload: { email: 'x' } })
    expect((await ask(spanish)).json().fields).toEqual({ email: 'Escriba un correo electrónico válido' })
    expect((await ask({})).json().error).toBe('Please enter a valid email')
  })
})
