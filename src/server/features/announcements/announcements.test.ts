import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { clientRoom, everyoneRoom } from '../../../shared/live.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'

let test: TestApp
let admin: Caller
let member: Caller
const told: [room: string, event: string, payload: unknown][] = []

beforeAll(async () => {
  test = await makeApp({ working: false })
  admin = await test.asStaff('admin')
  member = await test.asStaff()
  test.deps.live.emit = (room, event, payload) => {
    told.push([room, event, payload])
  }
})
beforeEach(() => {
  told.length = 0
})
afterAll(() => test.close())

let keys = 0
const newKey = () => `announcement-key-${++keys}`
const news = { title: 'Maintenance', message: 'Tonight at 2 am.', type: 'alert', priority: 'high' }
const announce = (payload: object, who = admin) =>
  who.inject({ method: 'POST', url: '/api/staff/announcements', payload })
const notify = (id: number | string, payload: object, who = member) =>
  who.inject({ method: 'POST', url: `/api/staff/clients/${id}/notify`, payload })
const list = async (query = '') => (await member.inject({ url: `/api/staff/announcements${query}` })).json()
const newestAudit = async () => {
  const [entry] = await test.deps.database.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.position))
    .limit(1)
  return entry
}

describe('an announcement to everyone', () => {
  it('is told live as specified, kept, listed and in the audit log', async () => {
    const reply = await announce({ ...news, title: ' Maintenance ', attemptKey: newKey() })
    expect(reply.statusCode).toBe(200)
    expect(told).toEqual([[everyoneRoom, 'system-announcement', news]])
    expect((await list())[0]).toEqual({
      id: reply.json().id,
      clientId: null,
      ...news,
      by: 'Sam Staff',
      at: expect.any(String),
    })
    expect(await newestAudit()).toMatchObject({
      action: 'announce-to-all',
      actorName: 'Sam Staff',
      clientId: null,
      detail: { announcement: reply.json().id, type: 'alert', priority: 'high' },
    })
  })

  it('is told once for a double click, and again for a second announcement of the same words', async () => {
    const attemptKey = newKey()
    const replies = await Promise.all([
      announce({ ...news, attemptKey }),
      announce({ ...news, attemptKey }),
      announce({ ...news, attemptKey }),
    ])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(told).toHaveLength(1)
    await announce({ ...news, attemptKey: newKey() })
    expect(told).toHaveLength(2)
  })

  it('is for admins alone, and tells nobody when it is refused', async () => {
    expect((await announce({ ...news, attemptKey: newKey() }, member)).statusCode).toBe(403)
    for (const wrong of [
      { title: ' ' },
      { message: 'x'.repeat(1_001) },
      { type: 'error' },
      { priority: 'top' },
    ]) {
      expect((await announce({ ...news, attemptKey: newKey(), ...wrong })).statusCode).toBe(400)
    }
    expect(told).toEqual([])
  })
})

describe('a notification to one client', () => {
  const note = { title: 'A page is missing', message: 'Please upload page 3.', type: 'error' }

  it('is told to that client alone, kept, listed and in the audit log', async () => {
    const id = await test.makeClient()
    const other = await test.makeClient()
    expect((await notify(id, { ...note, attemptKey: newKey() })).statusCode).toBe(200)
    expect(told).toEqual([[clientRoom(id), 'notification', note]])
    expect(await list(`?client=${id}`)).toMatchObject([{ clientId: id, ...note, by: 'Sam Staff' }])
    expect(await list(`?client=${other}`)).toEqual([])
    expect((await list()).some(({ clientId }: { clientId: number | null }) => clientId !== null)).toBe(false)
    expect(await newestAudit()).toMatchObject({ action: 'notify-client', clientId: id })
  })

  it('is one for a double click; the same key for another client is another one', async () => {
    const [id, other] = [await test.makeClient(), await test.makeClient()]
    const payload = { ...note, attemptKey: newKey() }
    await Promise.all([notify(id, payload), notify(id, payload)])
    await notify(other, payload)
    expect(told.map(([room]) => room)).toEqual([clientRoom(id), clientRoom(other)])
  })

  it('is refused for an absent and a malformed client, and tells nobody', async () => {
    for (const id of [999_999, 0, 'abc', '01']) {
      expect((await notify(id, { ...note, attemptKey: newKey() })).statusCode).toBe(404)
    }
    expect(told).toEqual([])
    expect((await member.inject({ url: '/api/staff/announcements?client=abc' })).statusCode).toBe(400)
  })
})
