import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../src/shared/call.ts'
import { filledFundingForm } from '../support/funding-applicant.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../support/make-app.ts'
import { intakeAnswers } from '../support/paying-client.ts'
import { soaked } from '../support/soak-share.ts'
import { type AccessRow, form, type Subject } from './access-row.ts'
import { accessTable } from './access-table.ts'
import { makeSubject } from './make-subject.ts'
import { shapeOf, typicalOf } from './typical-input.ts'

let test: TestApp
let own: Subject
let people: { admin: Caller; client: Caller; browser: Caller }

beforeAll(async () => {
  const often = '999999/1'
  test = await makeApp({
    working: false,
    engine: keptEngine(),
    settings: {
      RATE_LIMIT_SIGN_IN: often,
      RATE_LIMIT_MESSAGE: often,
      RATE_LIMIT_UPLOAD: often,
      RATE_LIMIT_PREFILL: often,
      RATE_LIMIT_SUBSCRIPTION: often,
      RATE_LIMIT_PAYMENT: often,
      RATE_LIMIT_ANY: often,
      PREFILL_SECRET: secret,
    },
  })
  const { subject, browser } = await makeSubject(test, 'owner@example.com')
  own = subject
  people = { admin: await test.asStaff('admin'), client: await test.asClient('owner@example.com'), browser }
})
afterAll(() => test.close())

const secret = 'a-long-secret-of-a-form'

/** What no field expects: texts and numbers that a database, a date or an address cannot hold, and wrong types. */
const hostileTexts = [
  '',
  'a\0b',
  '\ud83d',
  '😀'.repeat(12),
  '2147483648',
  '-1',
  '1e309',
  '2026-02-30',
  '0000-00-00',
  "'; drop table clients; --",
  '__proto__',
  'x'.repeat(3_000),
]
const hostileValues = [
  ...hostileTexts,
  null,
  -1,
  2_147_483_648,
  1e300,
  0.1,
  [],
  ['\0'],
  {},
  { a: { b: '\0' } },
]

/** What ends in a fault where it is not looked for: a text that no database holds, and numbers beyond its own. */
const feared = new Set<unknown>(['a\0b', '2147483648', 2_147_483_648])
/** What is not what it seems. */
const feigned = new Set<unknown>(['\ud83d', '__proto__', 1e300])

/**
 * Each field meets what is feared, every fifth each that is feigned, and every twelfth each of the others, in turn. The soak sends all of
 * them to every field.
 */
const triedAt = <Value>(field: number, values: readonly Value[]): readonly Value[] =>
  soaked(
    values.filter((value, at) => feared.has(value) || (at + field) % (feigned.has(value) ? 5 : 12) === 0),
    values,
  )

/** What is no body is told from one in a single place: each call meets one of them in turn, and in the soak all. */
const bodiesFor = (name: string): readonly unknown[] => {
  const all = [null, [], 'a\0b', 7]
  const turn = Object.keys(accessTable).indexOf(name) % all.length
  return soaked([all[turn]], all)
}

/** Fields of calls whose schema does not say what their rules want, so that the other fields are looked at, too. */
const wanted: Record<string, Record<string, unknown>> = {
  createPaymentIntent: { tier: 'premier', amount: undefined },
  createFundingPaymentIntent: { productType: 'armor-ready', applicationId: undefined },
  submitFundingApplication: { ...filledFundingForm() },
  submitIntake: { ...intakeAnswers, clientType: 'paid', client: undefined, policeReport: 'no' },
  uploadCreditReport: { clientId: undefined },
  changeFundingStatus: { from: 'intake-received', to: 'documents-requested' },
}

/** A request with every field typical but one. */
interface Probe {
  field: string
  value: unknown
  ask: InjectOptions
}

function* probesOf(call: Call, row: AccessRow): Generator<Probe> {
  const asked = typeof row.ask === 'function' ? row.ask(own) : row.ask
  const [path = '', given = ''] = String(asked.url).split('?')
  const query = new URLSearchParams({
    ...typicalTexts(call.query),
    ...Object.fromEntries(new URLSearchParams(given)),
  })
  const body = { ...asTree(typicalOf(shapeOf(call.body))), ...asTree(asked.payload), ...wanted[call.name] }
  const withBody = call.body === undefined ? {} : contentOf(call, body)
  const addressOf = (place: string, search = query) => `${place}${search.size > 0 ? `?${search}` : ''}`

  yield { field: 'nothing', value: 'typical', ask: { ...asked, url: addressOf(path), ...withBody } }
  for (const [place, name] of call.path.split('/').entries()) {
    if (!name.startsWith(':')) continue
    for (const value of triedAt(place, hostileTexts)) {
      const parts = path.split('/')
      parts[place] = value === '\ud83d' ? '%ED%A0%BD' : encodeURIComponent(value)
      yield { field: name, value, ask: { ...asked, url: addressOf(parts.join('/')), ...withBody } }
    }
  }
  for (const [at, name] of Object.keys(shapeOf(call.query).properties ?? {}).entries()) {
    for (const value of triedAt(at, hostileTexts)) {
      const search = new URLSearchParams(query)
      search.set(name, value)
      yield { field: `?${name}`, value, ask: { ...asked, url: addressOf(path, search), ...withBody } }
    }
    const twice = new URLSearchParams(query)
    twice.append(name, 'twice')
    yield { field: `?${name}`, value: 'twice', ask: { ...asked, url: addressOf(path, twice), ...withBody } }
  }
  if (call.body === undefined) return
  for (const [at, name] of Object.keys(shapeOf(call.body).properties ?? {}).entries()) {
    for (const value of triedAt(at, call.encoding === 'multipart' ? hostileTexts : hostileValues)) {
      yield {
        field: name,
        value,
        ask: { ...asked, url: addressOf(path), ...contentOf(call, { ...body, [name]: value }) },
      }
    }
  }
  if (call.encoding === 'multipart') return
  for (const value of bodiesFor(call.name))
    yield { field: 'body', value, ask: { ...asked, url: addressOf(path), ...contentOf(call, value) } }
}

function contentOf(call: Call, body: unknown): Pick<InjectOptions, 'headers' | 'payload'> {
  if (call.encoding === 'json')
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  const given = Object.entries(asTree(body)).filter(([, value]) => value !== undefined)
  const fields = given.map(([name, value]) => [name, String(value)])
  return form(Object.fromEntries(fields))
}

const asTree = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const typicalTexts = (schema: Call['query']) =>
  Object.fromEntries(
    Object.entries(asTree(typicalOf(shapeOf(schema)))).map(([name, value]) => [name, String(value)]),
  )

/** Whoever gets furthest in a call. */
function whoAsks(row: AccessRow): Caller {
  if (row.for === 'staff' || row.for === 'admin') return people.admin
  if (row.for === 'client') return people.browser
  return row.for === 'session' || row.for === 'address' ? people.client : test.asNobody()
}

describe.each(Object.entries(accessTable))('%s, asked with values that nobody expects', (name, row) => {
  it('never fails: what it cannot take, it refuses', async () => {
    const call = test.app.mountedCalls.find((each) => each.name === name)
    if (!call) throw new Error(`${name} is not mounted`)
    const failed: string[] = []
    for (const { field, value, ask } of probesOf(call, row)) {
      const headers = { 'x-prefill-secret': secret, ...ask.headers }
      const reply = await whoAsks(row).inject({ ...ask, headers })
      if (reply.statusCode >= 500)
        failed.push(
          `${reply.statusCode} ${field} = ${JSON.stringify(value)?.slice(0, 60)} ${test.errors.splice(0).join().slice(0, 1500)}`,
        )
    }
    expect(failed).toEqual([])
  })
})

describe('an address that no call declares', () => {
  const odd = ['%00', 'a%00b', '%ED%A0%BD', '%E0%A4%A', '%2e%2e%2f', encodeURIComponent('😀'.repeat(12))]

  it.each(odd)('is refused or not found: %s', async (part) => {
    const key = { authorization: `Bearer ${test.sandbox.provider.publishableKey}` }
    for (const url of [
      `/${part}`,
      `/pay/${part}`,
      `/api/${part}`,
      `/api/unsubscribe/${part}`,
      `/?${part}=${part}`,
    ]) {
      expect((await test.inject({ url })).statusCode).toBeLessThan(500)
    }
    for (const url of ['payment_intents', 'payment_pages', 'customer_pages'].map(
      (each) => `/sandbox/v1/${each}`,
    )) {
      const found = await test.inject({ url: `${url}/${part}?client_secret=${part}`, headers: key })
      const sent = await test.inject({
        method: 'POST',
        url: `${url}/${part}`,
        headers: { ...key, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `email=${part}@b.example&name=${part}&client_secret=${part}`,
      })
      for (const reply of [found, sent]) expect(reply.statusCode).toBeLessThan(500)
    }
  })
})

describe('a request that is not read at all', () => {
  it('is refused like any other: a sentence, kept by no cache, its address not repeated', async () => {
    const urls = ['/api/clients/%ED%A0%BD', `/api/clients/${'x'.repeat(1_100)}`]
    for (const reply of await Promise.all(urls.map((url) => test.inject({ url })))) {
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'invalid_input', error: 'This address is not valid.' })
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      expect(reply.body).not.toContain('xxx')
    }
  })

  it('is a page that is not there where no call was meant, with the headers of every page and its address not repeated', async () => {
    const known = await test.inject({ url: '/no-such-page' })
    for (const url of ['/%ED%A0%BD', '/xxx%']) {
      const reply = await test.inject({ url })
      expect([reply.statusCode, reply.body]).toEqual([404, known.body])
      for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options'])
        expect(reply.headers[name], name).toBe(known.headers[name])
      expect(reply.body).not.toContain('xxx')
    }
  })

  it('is refused where a form has no mark between its parts, or one that is too long', async () => {
    for (const boundary of ['', '; boundary=', `; boundary=${'b'.repeat(400)}`]) {
      const headers = { 'content-type': `multipart/form-data${boundary}` }
      const reply = await people.browser.inject({
        method: 'POST',
        url: '/api/funding-draft/files',
        headers,
        payload: 'x',
      })
      expect([boundary.length, reply.statusCode]).toEqual([boundary.length, 400])
    }
  })
})

describe('a session cookie and headers of any kind', () => {
  it('are nobody, never a failure', async () => {
    for (const value of ['\u00ff'.repeat(43), '%00', ';;;=', 'x'.repeat(4_000)]) {
      const headers = {
        cookie: `armor_session=${value}`,
        'user-agent': value,
        'accept-language': value,
        referer: value,
      }
      expect((await test.inject({ url: '/api/account/session', headers })).json().kind).toBe('nobody')
    }
  })
})
