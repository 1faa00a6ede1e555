import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { clientSorts, type StaffClient } from '../../../shared/api/staff-clients.ts'
import { disputeStatuses } from '../../../shared/rules/dispute-status.ts'
import { setClientCounts } from '../clients/clients.store.ts'
import { seedMany } from '../seed/seed-many.ts'
import { seededRandom } from '../seed/seeded-random.ts'

const now = new Date('2026-11-20T12:00:00Z')
const today = '2026-11-20'
const count = 230
let app: TestApp
let staff: Caller
let all: StaffClient[]

const patch = (id: number, payload: object) =>
  staff.inject({ method: 'PATCH', url: `/api/clients/${id}`, payload })

async function ask(query: Record<string, string | number>): Promise<{ ids: number[]; total: number }> {
  const text = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  )
  const reply = await staff.inject({ url: `/api/clients?${text}` })
  expect(reply.statusCode, reply.body).toBe(200)
  const ids = reply.json().map(({ id }: StaffClient) => id)
  return { ids, total: Number(reply.headers['x-total-count']) }
}

/** What each filter means, over the plain list. */
const holds: Record<string, (client: StaffClient, value: string) => boolean> = {
  stage: (client, value) => client.disputeStatus === value,
  payment: (client, value) => client.paymentStatus === value,
  type: (client, value) => client.clientType === value,
  missing: (client, value) => client.missingFiles > 0 === (value === 'yes'),
  late: (client, value) =>
    (client.nextDeadlineOn !== null && client.nextDeadlineProved && client.nextDeadlineOn < today) ===
    (value === 'yes'),
}

const rankOf = (stage: string) => [...disputeStatuses, stage].indexOf(stage)
type Key = string | number | null
/** What each sort goes by; then the number. */
const keysOf: Record<(typeof clientSorts)[number], (client: StaffClient) => Key[]> = {
  created: ({ createdAt }) => [createdAt],
  name: ({ name }) => [name.toLowerCase()],
  amount: ({ amount }) => [Number(amount)],
  stage: ({ disputeStatus, createdAt }) => [
    Math.min(rankOf(disputeStatus), disputeStatuses.length),
    disputeStatus,
    createdAt,
  ],
  payment: ({ paymentStatus, createdAt }) => [paymentStatus, createdAt],
  deadline: ({ nextDeadlineOn }) => [nextDeadlineOn],
  lastEmail: ({ lastEmailSent }) => [lastEmailSent],
  changed: ({ changedAt }) => [changedAt],
}

function compare(one: Key[], other: Key[], sign: number): number {
  for (const [at, key] of one.entries()) {
    const against = other[at] ?? null
    if (key === against) continue
    if (key === null) return 1
    if (against === null) return -1
    return (key < against ? -1 : 1) * sign
  }
  return 0
}

function model(query: Record<string, string | number>): number[] {
  const { sort = 'created', direction = 'down', page = 1, pageSize = 50, ...filter } = query
  const sign = direction === 'up' ? 1 : -1
  const keys = keysOf[sort as keyof typeof keysOf]
  const found = all
    .filter((client) => Object.entries(filter).every(([name, value]) => holds[name]?.(client, String(value))))
    .sort((a, b) => compare([...keys(a), a.id], [...keys(b), b.id], sign))
    .map(({ id }) => id)
  return found.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize))
}

describe('the list of clients', () => {
  beforeAll(async () => {
    app = await makeApp({ now, working: false })
    staff = await app.asStaff()
    await seedMany(app.deps, count, () => undefined)
    const random = seededRandom(7)
    const { db } = app.deps.database
    for (const id of Array.from({ length: count }, (_, at) => at + 1)) {
      // Days on both sides of today and today itself, which the generated ones seldom are.
      const nextDeadlineOn = random.pick([null, '2026-11-19', '2026-11-20', '2026-11-21', '2026-03-02'])
      const nextDeadlineProved = nextDeadlineOn === null ? null : random.pick([true, true, false])
      await setClientCounts(db, id, { nextDeadlineOn, nextDeadlineProved })
    }
    for (const id of [3, 30, 31]) await patch(id, { disputeStatus: 'on hold' })
    all = (await staff.inject({ url: '/api/clients' })).json()
  })
  afterAll(() => app.close())

  it('is all of them without parameters, newest first, and one page with any', async () => {
    expect(all).toHaveLength(count)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    const { ids, total } = await ask({ page: 1 })
    expect(total).toBe(count)
    expect(ids).toEqual(all.slice(0, 50).map(({ id }) => id))
    expect((await ask({ page: 5 })).ids).toHaveLength(count - 200)
    expect(await ask({ page: 6 })).toEqual({ ids: [], total: count })
    expect(await ask({ page: 100_000, pageSize: 200 })).toEqual({ ids: [], total: count })
  })

  it.each(clientSorts)(
    'sorted by %s goes up and down, every client once, the same on every page',
    async (sort) => {
      for (const direction of ['up', 'down'] as const) {
        const pages: number[] = []
        for (let page = 1; page <= 4; page += 1) {
          const query = { sort, direction, page, pageSize: 60 }
          const { ids } = await ask(query)
          expect(ids, `${direction}, page ${page}`).toEqual(model(query))
          pages.push(...ids)
        }
        expect(new Set(pages).size).toBe(count)
      }
    },
  )

  it('agrees with the plain list for any filters together, in any order and on any page', async () => {
    const random = seededRandom(11)
    const values: Record<string, [string, ...string[]]> = {
      stage: ['uploaded', 'round1_sent', 'completed', 'on hold', 'no such stage'],
      payment: ['paid', 'pending', 'failed'],
      type: ['paid', 'tester'],
      missing: ['yes', 'no'],
      late: ['yes', 'no'],
    }
    let found = 0
    for (let round = 0; round < 60; round += 1) {
      const query: Record<string, string | number> = {
        sort: random.pick(['created', ...clientSorts]),
        direction: random.pick(['up', 'down']),
        page: 1 + random.below(3),
        pageSize: 1 + random.below(40),
      }
      for (const [name, choices] of Object.entries(values)) {
        if (random.share() < 0.35) query[name] = random.pick(choices)
      }
      const { ids, total } = await ask(query)
      expect(ids, JSON.stringify(query)).toEqual(model(query))
      const { page: _, pageSize: __, ...whole } = query
      expect(total).toBe(model({ ...whole, pageSize: count }).length)
      found += ids.length
    }
    expect(found).toBeGreaterThan(200)
  })

  it('shows the newest report file of each client of the page', async () => {
    const [client] = (await staff.inject({ url: '/api/clients?stage=completed&pageSize=1' })).json()
    expect(client).toMatchObject({ reportFileName: 'transunion.pdf', disputeStatus: 'completed' })
  })

  it('notes in the audit log what was asked for, but not whom was searched for', async () => {
    await ask({ search: 'Rodriguez', stage: 'uploaded' })
    const { rows: stored } = await app.deps.database.db.execute<{ action: string; detail: object }>(
      `select action, detail from audit_entries order by position desc limit 1`,
    )
    const rows = openedRows(app.deps, 'audit_entries', stored)
    expect(rows[0]).toMatchObject({
      action: 'listClients',
      detail: { stage: 'uploaded', searched: true, page: 1 },
    })
    expect(JSON.stringify(rows)).not.toContain('odriguez')
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=100001',
    'page=',
    'pageSize=0',
    'pageSize=201',
    'sort=id',
    'sort=name%3Bdrop%20table%20clients',
    'direction=sideways',
    'payment=refunded',
    'type=staff',
    'missing=maybe',
    'late=1',
    `search=${'x'.repeat(201)}`,
    'stage=%00',
    `stage=${'x'.repeat(61)}`,
    'stage=uploaded&stage=completed',
    'search=a&search=b',
  ])('refuses ?%s with a sentence', async (query) => {
    const reply = await staff.inject({ url: `/api/clients?${query}` })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toMatch(/\w/)
    expect(app.errors).toEqual([])
  })

  it.each(["stage=' or 1=1 --", 'search=%', "search=' or 'qq'='qq", 'search=\\', 'search=_%25'])(
    'takes ?%s for what it says, which is nobody',
    async (query) => {
      const [name = '', ...value] = query.split('=')
      const text = new URLSearchParams({
        [name]: decodeURIComponent(value.join('=').replace(/%(?!\d)/g, '%25')),
      })
      const reply = await staff.inject({ url: `/api/clients?${text}` })
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toEqual([])
    },
  )

  it('refuses a search that no database can keep', async () => {
    const reply = await staff.inject({ url: '/api/clients?search=%00' })
    expect(reply.statusCode).toBe(400)
  })
})
