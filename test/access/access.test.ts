import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeys } from '../../src/server/features/accounts/accounts.tables.ts'
import { hashOfSecret } from '../../src/server/features/accounts/session-cookie.ts'
import { daysAfter } from '../../src/shared/rules/civil-days.ts'
import { type KeyScope, keyScopeNames, keyScopes, scopeOfCall } from '../../src/shared/rules/key-scopes.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../support/make-app.ts'
import { soaked } from '../support/soak-share.ts'
import type { AccessRow, Subject } from './access-row.ts'
import { accessTable, routesOfTheirOwn } from './access-table.ts'
import { makeSubject } from './make-subject.ts'

let test: TestApp
let own: Subject
let foreign: Subject
let people: Record<
  'nobody' | 'another browser' | 'another client' | 'holder' | 'by email' | 'staff' | 'admin' | 'owner',
  Caller
>

const owners = ['holder', 'by email', 'staff'] as const
const others = ['another browser', 'another client'] as const
/**
 * What is no id is told from one in a single place, which every call about a client asks: each call meets two of them in turn, and in the
 * soak all.
 */
const malformedFor = (name: string, ids: readonly string[]): readonly string[] => {
  const turn = Object.keys(accessTable).indexOf(name)
  return soaked(
    ids.filter((_, at) => (at + turn) % 5 === 0),
    ids,
  )
}
const rows = (kind: AccessRow['for']) => Object.entries(accessTable).filter(([, row]) => row.for === kind)

beforeAll(async () => {
  test = await makeApp({
    working: false,
    engine: keptEngine(),
    settings: {
      RATE_LIMIT_SIGN_IN: '9999/1',
      RATE_LIMIT_MESSAGE: '9999/1',
      RATE_LIMIT_PAYMENT: '9999/1',
      RATE_LIMIT_UPLOAD: '9999/1',
      RATE_LIMIT_KEY: '9999/1',
      RATE_LIMIT_ANY: '99999/1',
      PREFILL_SECRET: 'a-long-secret-of-a-form',
    },
  })
  const mine = await makeSubject(test, 'owner@example.com')
  const theirs = await makeSubject(test, 'other@example.com')
  own = mine.subject
  foreign = theirs.subject
  people = {
    nobody: watched(test.asNobody()),
    'another browser': watched(theirs.browser),
    'another client': watched(await test.asClient('other@example.com')),
    holder: watched(mine.browser),
    'by email': watched(await test.asClient('Owner@example.com')),
    staff: watched(await test.asStaff()),
    admin: watched(await test.asStaff('admin')),
    owner: watched(await test.asStaff('owner')),
  }
})
afterAll(() => test.close())

/** Answers of this whole file that a cache may keep, the browser's own included. */
const keepable = new Set<string>()
function watched(caller: Caller): Caller {
  return {
    ...caller,
    async inject(ask) {
      const reply = await caller.inject(ask)
      if (reply.headers['cache-control'] !== 'no-store') keepable.add(`${ask.method} ${ask.url}`)
      return reply
    },
  }
}

/** A refusal without what differs in every answer. */
function said(reply: { statusCode: number; json(): { error: string; code: string } }) {
  const { error, code } = reply.json()
  return { status: reply.statusCode, error, code }
}

describe('the access table', () => {
  it('has a row for every mounted call and no row for a call that is gone', () => {
    expect(Object.keys(accessTable).sort()).toEqual(test.app.mountedCalls.map((call) => call.name).sort())
  })

  it('knows every route below /api: each is a mounted call or stands in the closed list', () => {
    const declared = test.app.mountedCalls.map((call) => `${call.method} ${call.path}`)
    const unknown = test.app.knownRoutes.filter(
      (route) => route.includes(' /api') && !declared.includes(route) && !routesOfTheirOwn.includes(route),
    )
    expect(unknown).toEqual([])
  })
})

describe.each(rows('client'))('%s, about one client', (name, row) => {
  if (row.for !== 'client') return
  const malformed = malformedFor(name, row.malformed)

  it('is refused to nobody with 401, whatever the id', async () => {
    const answers = []
    for (const id of [own.clientId, foreign.clientId, '999999', ...malformed]) {
      answers.push((await people.nobody.inject(row.ask(subjectOf(id, own)))).statusCode)
    }
    expect(new Set(answers)).toEqual(new Set([401]))
  })

  it('is not there for somebody else, with the very answer of an absent one', async () => {
    for (const who of others) {
      const absent = said(await people[who].inject(row.ask(absentSubject)))
      expect(absent).toMatchObject({ status: 404, code: 'not_found' })
      expect(said(await people[who].inject(row.ask(own)))).toEqual(absent)
    }
  })

  it('answers its holder, its owner by email and staff', async () => {
    for (const who of owners) expect((await people[who].inject(row.ask(own))).statusCode).toBe(row.allowed)
  })

  it('shows its owner nothing of anybody else', async () => {
    for (const who of ['holder', 'by email'] as const) {
      expect((await people[who].inject(row.ask(foreign))).statusCode).toBe(404)
    }
  })

  it('answers an absent and a malformed id alike, to staff too', async () => {
    for (const who of owners) {
      const absent = said(await people[who].inject(row.ask(absentSubject)))
      expect(absent.status).toBe(404)
      for (const id of malformed) {
        expect(said(await people[who].inject(row.ask(subjectOf(id, own))))).toEqual(absent)
      }
    }
  })
})

describe.each(rows('holder'))('%s, of a client alone', (_name, row) => {
  it('answers its holder and its owner by email, and forbids it to staff', async () => {
    if (row.for !== 'holder') return
    expect((await people.nobody.inject(row.ask(own))).statusCode).toBe(401)
    for (const who of ['staff', 'admin'] as const)
      expect((await people[who].inject(row.ask(own))).statusCode).toBe(403)
    for (const who of ['holder', 'by email'] as const)
      expect((await people[who].inject(row.ask(own))).statusCode).toBe(row.allowed)
  })

  it('is not there for somebody else, with the very answer of an absent one', async () => {
    if (row.for !== 'holder') return
    for (const who of others) {
      const absent = said(await people[who].inject(row.ask(absentSubject)))
      expect(absent).toMatchObject({ status: 404, code: 'not_found' })
      expect(said(await people[who].inject(row.ask(own)))).toEqual(absent)
    }
  })
})

const absentSubject: Subject = {
  clientId: '999999',
  documentId: '999999',
  fileId: 'file-1',
  paymentIntentId: 'pi_absent000000000000000000',
  applicationId: '999999',
  fundingPaymentIntentId: 'pi_absent000000000000000000',
  fundingDocumentId: '999999',
  fundingFileId: '999999',
  sessionId: 'cs_absent_0000000000',
  visitorId: '999999',
  receiptNumber: 'pi_absent000000000000000000',
}

/** Every kind of id becomes the given one; a file of a client keeps its own. */
function subjectOf(id: string, like: Subject): Subject {
  return {
    clientId: id,
    documentId: id,
    fileId: like.fileId,
    paymentIntentId: id,
    applicationId: id,
    fundingPaymentIntentId: id,
    fundingDocumentId: like.fundingDocumentId,
    fundingFileId: like.fundingFileId,
    sessionId: id,
    visitorId: id,
    receiptNumber: id,
  }
}

describe.each(rows('anyone'))('%s, for everybody', (_name, row) => {
  it('lets nobody as far as its own checks', async () => {
    if (row.for !== 'anyone') return
    expect((await test.asNobody().inject(row.ask)).statusCode).toBe(row.status)
  })
})

describe.each(rows('secret'))('%s, authorised by a secret', (_name, row) => {
  it('does nothing without it, not even for a session', async () => {
    if (row.for !== 'secret') return
    for (const who of ['nobody', 'holder'] as const) {
      const caller = who === 'nobody' ? test.asNobody() : await test.asBrowser()
      expect((await caller.inject(row.ask)).statusCode).toBe(row.status)
    }
  })
})

describe.each(rows('session'))('%s, about the asking session', (_name, row) => {
  it('is refused to nobody, and to whoever has not proven an address when it is about one', async () => {
    if (row.for !== 'session') return
    expect((await people.nobody.inject(row.ask)).statusCode).toBe(401)
    expect((await people['by email'].inject(row.ask)).statusCode).toBe(200)
    expect((await people.holder.inject(row.ask)).statusCode).toBe(row.clientOnly ? 401 : 200)
    expect((await people.staff.inject(row.ask)).statusCode).toBe(row.clientOnly ? 404 : 200)
  })
})

describe.each(rows('address'))('%s, about something of a proven address', (_name, row) => {
  it('answers whoever signed in with that address, and nobody else', async () => {
    if (row.for !== 'address') return
    expect((await people.nobody.inject(row.ask(own))).statusCode).toBe(401)
    expect((await people.holder.inject(row.ask(own))).statusCode).toBe(401)
    expect((await people.staff.inject(row.ask(own))).statusCode).toBe(404)
    expect((await people['by email'].inject(row.ask(own))).statusCode).toBe(row.allowed)
  })

  it('is absent for another address, with the very answer of one that does not exist', async () => {
    if (row.for !== 'address' || row.isOfNothing) return
    const absent = said(await people['another client'].inject(row.ask(absentSubject)))
    expect(absent).toMatchObject({ status: 404, code: 'not_found' })
    expect(said(await people['another client'].inject(row.ask(own)))).toEqual(absent)
    expect(said(await people['by email'].inject(row.ask(foreign)))).toEqual(absent)
  })
})

describe.each([...rows('staff'), ...rows('admin')])('%s, for staff', (_name, row) => {
  it('is 401 to nobody and not there for anybody else', async () => {
    if (row.for !== 'staff' && row.for !== 'admin') return
    expect((await people.nobody.inject(row.ask(own))).statusCode).toBe(401)
    for (const who of ['holder', 'by email', 'another client'] as const) {
      expect((await people[who].inject(row.ask(own))).statusCode).toBe(404)
    }
  })

  it('answers staff, or admins alone', async () => {
    if (row.for !== 'staff' && row.for !== 'admin') return
    const ofMember = (await people.staff.inject(row.ask(own))).statusCode
    expect(ofMember).toBe(row.for === 'admin' ? 403 : row.allowed)
    expect((await people.admin.inject(row.ask(own))).statusCode).toBe(row.allowed)
  })
})

describe('a key of the API', () => {
  const asked = (row: AccessRow) => (typeof row.ask === 'function' ? row.ask(own) : row.ask)
  const askWith = (row: AccessRow, headers: Record<string, string>) => {
    const { headers: given, ...rest } = asked(row)
    return test.inject({ ...rest, headers: { ...given, ...headers } })
  }
  const keyOf = async (scopes: readonly KeyScope[], role: 'staff' | 'admin' = 'admin') => {
    const { userId } = await test.asStaff(role)
    const secret = `armor_key_${randomBytes(32).toString('base64url')}`
    const at = { createdAt: test.clock.now(), expiresAt: daysAfter(test.clock.now(), 1) }
    const key = { name: 'Tried', userId: userId ?? '', secretHash: hashOfSecret(secret), hint: '', scopes }
    await test.deps.database.db.insert(apiKeys).values({ ...key, ...at })
    return { authorization: `Bearer ${secret}` }
  }

  it('opens what its scope names, as staff do, and every other call to nobody', async () => {
    const every = await keyOf(keyScopeNames)
    const named = Object.values(keyScopes).flat()
    expect(named.filter((name) => accessTable[name] === undefined)).toEqual([])
    for (const [name, row] of Object.entries(accessTable)) {
      if (row.for === 'secret') continue
      const { statusCode } = await askWith(row, every)
      const allowed = 'allowed' in row ? row.allowed : row.for === 'anyone' ? row.status : 200
      expect([name, statusCode]).toEqual([name, scopeOfCall(name) === null ? 403 : allowed])
    }
  })

  it('opens nothing of another scope, never more than its maker may, and nothing when it is wrong', async () => {
    const other = await keyOf(['lists:read'])
    for (const name of keyScopes['clients:read'])
      expect((await askWith(accessTable[name] as AccessRow, other)).statusCode).toBe(403)
    const listed = accessTable['listClients'] as AccessRow
    const wrong = { authorization: `Bearer armor_key_${'x'.repeat(43)}`, cookie: people.admin.cookie ?? '' }
    expect((await askWith(listed, wrong)).statusCode).toBe(401)
  })
})

describe.each(rows('owner'))('%s, for owners', (_name, row) => {
  it('is 401 to nobody, not there for clients, forbidden to staff and admins', async () => {
    if (row.for !== 'owner') return
    const statusFor = async (who: keyof typeof people) => (await people[who].inject(row.ask)).statusCode
    expect(await statusFor('nobody')).toBe(401)
    expect([await statusFor('holder'), await statusFor('by email')]).toEqual([404, 404])
    expect([await statusFor('staff'), await statusFor('admin')]).toEqual([403, 403])
    expect(await statusFor('owner')).toBe(row.allowed)
  })
})

describe('none of these requests', () => {
  it('made the product fail', () => {
    expect(test.errors).toEqual([])
  })
})

describe('what belongs to a browser', () => {
  it('is seen by that browser only: the draft of an intake', async () => {
    const [one, other] = [await test.asBrowser(), await test.asBrowser()]
    await one.inject({
      method: 'PUT',
      url: '/api/intake-draft',
      payload: { fields: { name: 'Private Person' } },
    })
    expect((await one.inject({ url: '/api/intake-draft' })).json()).toEqual({
      fields: { name: 'Private Person' },
      files: [],
    })
    const nothing = { fields: {}, files: [] }
    expect((await other.inject({ url: '/api/intake-draft' })).json()).toEqual(nothing)
    expect((await test.asNobody().inject({ url: '/api/intake-draft' })).json()).toEqual(nothing)
  })

  it('is listed to that browser only: the clients it holds', async () => {
    const list = async (who: Caller) =>
      (await who.inject({ url: '/api/my-clients' })).json().map((client: { id: number }) => String(client.id))
    expect(await list(people.holder)).toEqual([own.clientId])
    expect(await list(people['another client'])).toEqual([foreign.clientId])
    expect(await list(people.staff)).toEqual([])
  })
})

describe('every answer of every call above', () => {
  it('is kept by no cache: the next person at the same browser finds nothing of it', () => {
    expect([...keepable]).toEqual([])
  })
})
