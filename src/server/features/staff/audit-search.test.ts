import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { AuditEntry } from '../../../shared/api/audit.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'

let test: TestApp
let staff: Caller
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), working: false })
  staff = await test.asStaff()
})
beforeEach(() => test.deps.database.db.execute(sql`truncate audit_entries, audit_head`))
afterAll(() => test.close())

interface Given {
  actor?: string
  action?: string
  clientId?: number | null
  at?: string
}

async function append(...given: Given[]): Promise<void> {
  for (const {
    actor = 'dana',
    action = 'open-report',
    clientId = 1,
    at = '2026-11-01T12:00:00.000Z',
  } of given) {
    const entry = { actor: { id: actor, name: actor }, action, clientId, at: new Date(at) }
    await test.deps.database.transaction((tx) => appendAuditEntry(tx, entry))
  }
}

const log = async (query = '') => {
  const reply = await staff.inject({ url: `/api/staff/audit-log${query}` })
  return { ...reply.json(), status: reply.statusCode } as {
    status: number
    entries: AuditEntry[]
    before: number | null
  }
}
const opened = async (query: string) =>
  (await staff.inject({ url: `/api/staff/audit-log/opened?${query}` })).json()

describe('the audit log', () => {
  it('is paged from the newest to the oldest without a gap or a repetition', async () => {
    await append(...Array.from({ length: 120 }, (_, index) => ({ clientId: index + 1 })))
    const seen: number[] = []
    let before: number | null = null
    do {
      const page = await log(before === null ? '' : `?before=${before}`)
      seen.push(...page.entries.map((entry) => entry.position))
      before = page.before
    } while (before !== null)
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index))
  })

  it('is filtered by person, client, kind and days, both days included', async () => {
    await append(
      { actor: 'dana', action: 'open-report', clientId: 1, at: '2026-11-01T00:00:00.000Z' },
      { actor: 'eli', action: 'listMessages', clientId: 1, at: '2026-11-02T23:59:59.999Z' },
      { actor: 'dana', action: 'changeClient', clientId: 2, at: '2026-11-03T00:00:00.000Z' },
      { actor: 'dana', action: 'send-email', clientId: 2, at: '2026-11-04T08:00:00.000Z' },
      { actor: 'dana', action: 'sign-in', clientId: null, at: '2026-11-05T08:00:00.000Z' },
      { actor: 'eli', action: 'listClients', clientId: null, at: '2026-11-06T08:00:00.000Z' },
    )
    const found = async (query: string) =>
      (await log(query)).entries.map((entry) => entry.action).filter((action) => action !== 'read-audit-log')
    expect(await found('?kind=files')).toEqual(['listMessages', 'open-report'])
    expect(await found('?kind=changes')).toEqual(['changeClient'])
    expect(await found('?kind=mail')).toEqual(['send-email'])
    expect(await found('?kind=accounts')).toEqual(['sign-in'])
    expect(await found('?kind=all')).toHaveLength(6)
    expect(await found('?from=2026-11-02&to=2026-11-03')).toEqual(['changeClient', 'listMessages'])
    expect(await found('?actor=eli')).toEqual(['listClients', 'listMessages'])
    expect(await found('?client=1&actor=dana')).toEqual(['open-report'])
    expect(await found('?actor=nobody')).toEqual([])
  })

  it('says itself who looked a person or a client up, once for all pages', async () => {
    await append(...Array.from({ length: 60 }, () => ({})))
    const first = await log('?actor=dana')
    await log(`?actor=dana&before=${first.before}`)
    await log('?client=1')
    const looks = (await log('?kind=accounts')).entries.filter((entry) => entry.action === 'read-audit-log')
    expect(looks.map((entry) => [entry.clientId, entry.detail.person])).toEqual([
      [1, null],
      [null, 'dana'],
    ])
  })

  it('names a client as long as there is one', async () => {
    const clientId = await test.makeClient({ name: 'Pat Example' })
    await append({ clientId }, { clientId: 999_999 })
    const { entries } = await log()
    expect(entries.map((entry) => [entry.clientId, entry.clientName])).toEqual([
      [999_999, null],
      [clientId, 'Pat Example'],
    ])
  })

  it('refuses a filter that is none', async () => {
    for (const query of ['?from=yesterday', '?client=abc', '?before=0', '?kind=secret', '?before=-5'])
      expect((await log(query)).status).toBe(400)
  })
})

describe('which clients’ files a person opened between two days', () => {
  it('is answered with each client once, how often, first and last', async () => {
    const clientId = await test.makeClient({ name: 'Pat Example' })
    await append(
      { clientId, at: '2026-10-31T23:59:59.000Z' },
      { clientId, at: '2026-11-01T09:00:00.000Z' },
      { clientId, action: 'download-document', at: '2026-11-02T09:00:00.000Z' },
      { clientId, action: 'changeClient', at: '2026-11-02T09:30:00.000Z' },
      { clientId: 777, at: '2026-11-02T10:00:00.000Z' },
      { actor: 'eli', clientId: 778, at: '2026-11-02T10:00:00.000Z' },
      { clientId: null, action: 'listClients', at: '2026-11-02T10:00:00.000Z' },
      { clientId: 779, at: '2026-11-03T00:00:00.000Z' },
    )
    expect(await opened('actor=dana&from=2026-11-01&to=2026-11-02')).toEqual([
      {
        clientId: 777,
        clientName: null,
        files: ['open-report'],
        count: 1,
        firstAt: '2026-11-02T10:00:00.000Z',
        lastAt: '2026-11-02T10:00:00.000Z',
      },
      {
        clientId,
        clientName: 'Pat Example',
        files: ['download-document', 'open-report'],
        count: 2,
        firstAt: '2026-11-01T09:00:00.000Z',
        lastAt: '2026-11-02T09:00:00.000Z',
      },
    ])
    expect(await opened('actor=dana&from=2026-12-01&to=2026-12-02')).toEqual([])
  })

  it('stands in the log itself', async () => {
    await opened('actor=dana&from=2026-11-01&to=2026-11-02')
    const [entry] = (await log()).entries
    expect(entry).toMatchObject({
      action: 'read-audit-log',
      actorName: 'Sam Staff',
      detail: { person: 'dana', from: '2026-11-01', to: '2026-11-02' },
    })
  })
})
