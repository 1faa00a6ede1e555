import { count, desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { staffListKeys } from '../../../shared/api/staff-lists.ts'
import { sealOldRows } from '../../platform/db/old-rows.store.ts'
import { foundBy, wordsOfPerson } from '../../platform/db/search-words.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { purchases } from '../settlement/settlement.tables.ts'

let test: TestApp
let staff: Caller
const secret = 'a-secret-of-the-form-service'

beforeAll(async () => {
  test = await makeApp({ working: false, settings: { PREFILL_SECRET: secret } })
  staff = await test.asStaff()
})
afterAll(() => test.close())

const read = (list: string, query = '') => staff.inject({ url: `/api/staff/lists/${list}${query}` })
const names = async (list: string, search: string) => {
  const reply = (await read(list, `?search=${encodeURIComponent(search)}`)).json()
  return { total: reply.total, names: reply.rows.map((row: { values: { name: string } }) => row.values.name) }
}
const leadOf = (name: string, email: string) => ({
  name,
  email,
  emailKey: email.toLowerCase(),
  searched: wordsOfPerson({ name, email, phone: '555 010 1234' }),
  phone: '555 010 1234',
  agreeToStudy: true,
  agreeToContact: false,
  createdAt: new Date('2026-11-01T10:00:00Z'),
})

describe('the general lists', () => {
  it('are empty at first, each with its columns', async () => {
    for (const list of staffListKeys) {
      const reply = await read(list)
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({ rows: [], total: 0, pageSize: 50 })
      expect(reply.json().columns.length).toBeGreaterThan(3)
    }
  })

  it('answer 404 to a list that there is not, and 400 to a page that can be none', async () => {
    for (const list of ['users', 'sessions', '__proto__', 'toString', 'Leads']) {
      expect((await read(list)).statusCode).toBe(404)
    }
    for (const query of ['?page=0', '?page=-1', '?page=1.5', '?page=x', `?search=${'x'.repeat(201)}`]) {
      expect((await read('leads', query)).statusCode).toBe(400)
    }
  })

  it('show leads the newest first, found by beginnings of words of name and address and by phone, whatever the case', async () => {
    await test.deps.database.db
      .insert(leads)
      .values([
        leadOf('Ana Silva', 'ana@example.com'),
        leadOf('Bo 100% Real', 'Bo_b@Example.com'),
        leadOf('Anabel Cruz', 'cruz@example.com'),
      ])
    const { rows, columns } = (await read('leads')).json()
    expect(rows.map((row: { values: { name: string } }) => row.values.name)).toEqual([
      'Anabel Cruz',
      'Bo 100% Real',
      'Ana Silva',
    ])
    expect(rows[2].values).toEqual({
      name: 'Ana Silva',
      email: 'ana@example.com',
      phone: '555 010 1234',
      agreeToStudy: true,
      agreeToContact: false,
      createdAt: '2026-11-01T10:00:00.000Z',
    })
    expect(columns[0]).toEqual({ key: 'name', title: 'Name', kind: 'text' })
    expect(await names('leads', 'ANA')).toEqual({ total: 2, names: ['Anabel Cruz', 'Ana Silva'] })
    expect(await names('leads', 'cruz@')).toEqual({ total: 1, names: ['Anabel Cruz'] })
    expect(await names('leads', ' bo_B ')).toEqual({ total: 1, names: ['Bo 100% Real'] })
    expect(await names('leads', 'silva ana')).toEqual({ total: 1, names: ['Ana Silva'] })
    expect(await names('leads', '(555) 010-1234')).toMatchObject({ total: 3 })
    for (const nothing of ['%', '_', 'bo%xyz', "' or 1=1", '\\', 'ilva']) {
      expect(await names('leads', nothing)).toEqual({ total: 0, names: [] })
    }
  })

  it('show purchases and funding applications with money in dollars, and nothing where there is none', async () => {
    const { db } = test.deps.database
    const person = { name: 'Ana Silva', email: 'ana@example.com', emailKey: 'ana@example.com' }
    const createdAt = new Date('2026-11-01T10:00:00Z')
    await db.insert(purchases).values({
      ...person,
      name: null,
      searched: wordsOfPerson({ email: person.email }),
      provider: 'sandbox',
      providerReference: 'cs_1',
      productKey: 'pass',
      productName: '30-day pass',
      amountCents: 19_750,
      status: 'paid',
      createdAt,
    })
    await db.insert(fundingApplications).values({
      ...person,
      searched: wordsOfPerson(person),
      phone: '555',
      fundingGoal: '$50K-$100K',
      caseStatus: 'intake-received',
      createdAt,
    })
    expect((await read('purchases')).json().rows[0].values).toEqual({
      name: null,
      email: 'ana@example.com',
      product: '30-day pass',
      amount: 197.5,
      refunded: 0,
      status: 'paid',
      opensUntil: null,
      client: null,
      createdAt: '2026-11-01T10:00:00.000Z',
    })
    expect((await read('funding-applications')).json().rows[0].values).toMatchObject({
      goal: '$50K-$100K',
      caseStatus: 'Intake Received',
    })
  })

  it('show testers with the client made from the application, and never the token', async () => {
    const applied = await test.inject({
      method: 'POST',
      url: '/api/tester-application',
      payload: {
        name: 'Tess Example',
        email: 'tess@example.com',
        phone: '555 010 1234',
        studyConsent: true,
        agreeToContact: true,
      },
    })
    const reply = await read('testers', '?search=tess')
    expect(reply.json().rows[0].values).toMatchObject({
      name: 'Tess Example',
      client: expect.any(Number),
      usedAt: null,
    })
    expect(applied.json().token).toMatch(/^bt_/)
    expect(reply.body).not.toContain(applied.json().token)
  })

  it('show prefill tokens by purpose, expiry and first use: neither the token, nor its hash, nor its fields', async () => {
    const issued = await test.inject({
      method: 'POST',
      url: '/api/prefill-tokens',
      headers: { 'x-prefill-secret': secret },
      payload: { purpose: 'credit', fields: { name: 'Hidden Person' } },
    })
    const { token, expiresAt } = issued.json()
    const before = (await read('prefill-tokens', '?search=credit')).json()
    expect(before).toMatchObject({ searchable: false, total: 1 })
    expect(before.rows[0].values).toMatchObject({ purpose: 'credit', expiresAt, usedAt: null })
    await test.inject({ url: `/api/credit-prefill/${token}` })
    const reply = await read('prefill-tokens')
    const [row] = reply.json().rows
    expect(row.values.usedAt).toEqual(expect.any(String))
    for (const hidden of [token, test.deps.sealer.token('prefill-token', token), 'Hidden Person']) {
      expect(reply.body).not.toContain(hidden)
    }
    await test.inject({ url: `/api/credit-prefill/${token}` })
    expect((await read('prefill-tokens')).json().rows[0].values.usedAt).toBe(row.values.usedAt)
  })

  it('leave their reading in the audit log, without what was searched for', async () => {
    await read('leads', '?search=cruz%40example')
    const [entry] = await test.deps.database.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.position))
      .limit(1)
    expect(entry).toMatchObject({
      action: 'read-list',
      detail: { list: 'leads', page: 1, searched: true, rows: 1 },
    })
  })
})

describe('a list of 100,000 rows', () => {
  const total = 100_000

  beforeAll(async () => {
    const { db } = test.deps.database
    await db.delete(leads)
    // What is done at each row for the other lists costs more than the row.
    const insert = (from: number, to: number, searched: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`
        insert into leads (name, email, email_key, searched, phone, agree_to_study, agree_to_contact, created_at)
        select 'Person ' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', ${searched}, '555', true, true, now()
        from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) n`)
      })
    // Of the first thousand the words, while there are no others to take: to hash those of all takes longer than the rest of this file.
    await insert(1, 1_000, '{}')
    await db.transaction((tx) => sealOldRows(tx, leads, test.deps.sealer.columns, 1_000))
    // Each in the time that one statement has, also on a machine that is ten times as busy as it should be.
    for (let from = 1_001; from <= total; from += 11_000) await insert(from, from + 10_999, '{1}')
    await db.execute(sql`analyze leads`)
  })

  it('is paged to its end, each row where a full scan has it', async () => {
    const last = total / 50
    const nameAt = async (page: number, place: number) =>
      (await read('leads', `?page=${page}`)).json().rows[place]?.values.name
    expect(await nameAt(1, 0)).toBe('Person 100000')
    expect(await nameAt(2, 49)).toBe('Person 99901')
    expect(await nameAt(1_500, 0)).toBe(`Person ${total - 1_499 * 50}`)
    expect(await nameAt(last, 49)).toBe('Person 1')
    expect((await read('leads', `?page=${last + 1}`)).json()).toMatchObject({ rows: [], total })
  })

  it('is searched through its indexes', async () => {
    expect(await names('leads', 'p999@')).toEqual({ total: 1, names: ['Person 999'] })
    const { db } = test.deps.database
    const query = db.select({ total: count() }).from(leads).where(foundBy(leads.searched, 'p999@'))
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('leads_searched')
    expect(plan).not.toContain('Seq Scan')
  })
})
