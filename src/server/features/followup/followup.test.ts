import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { ClientNotes, ClientTask } from '../../../shared/api/followup.ts'
import { users } from '../accounts/accounts.tables.ts'
import { tags } from '../tags/tags.tables.ts'
import { clientNotes, clientTasks, followupWords, noteMentions } from './followup.tables.ts'

const now = new Date('2026-11-20T14:02:00Z')
let app: TestApp
let sam: Caller
let dana: Caller
let danaId: string
let clientId: number
let path: string

beforeAll(async () => {
  app = await makeApp({ now, working: false })
  sam = await app.asStaff('admin')
  dana = await app.asStaff()
  danaId = dana.userId ?? ''
  await app.deps.database.db.update(users).set({ name: 'Dana Case' }).where(eq(users.id, danaId))
  clientId = await app.makeClient({ name: 'Ana Silva' })
  path = `/api/staff/clients/${clientId}`
})
afterAll(() => app.close())

async function send<T>(
  by: Caller,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  const reply = await by.inject({ method, url, ...(payload ? { payload } : {}) })
  return { status: reply.statusCode, body: reply.json() as T & { error?: string } }
}

const found = async (query: string) =>
  (await sam.inject({ url: `/api/clients?${query}` })).json().map(({ id }: { id: number }) => id)

it('a note is kept once, sealed; whoever is named finds it until they have seen it', async () => {
  const note = { text: 'Called @Dana Case: the gray Buick is repossessed', attemptKey: 'note-attempt-1' }
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await send<ClientNotes>(sam, 'POST', `${path}/notes`, note)
    expect(status, app.errors.join()).toBe(200)
    expect(body.notes).toEqual([
      {
        ...{ id: 1, text: note.text, by: 'Sam Staff', isMine: true, at: now.toISOString() },
        ...{ mentions: [{ name: 'Dana Case', seen: false }], waitsForMe: false },
      },
    ])
  }
  const [row] = await app.deps.database.db.select().from(clientNotes)
  expect(Buffer.from(row?.textSealed ?? []).includes('Buick')).toBe(false)

  const today = async () =>
    (await send<{ rows: object[] }>(dana, 'GET', '/api/staff/today?kind=mentions')).body.rows
  expect(await today()).toMatchObject([
    { name: 'Ana Silva', address: `/dashboard/client?client=${clientId}&part=notes` },
  ])
  expect((await send<ClientNotes>(dana, 'GET', `${path}/notes`)).body.notes[0]?.waitsForMe).toBe(true)
  // Nobody sees it for her, and nobody but its author removes it.
  expect((await send(sam, 'POST', '/api/staff/notes/1/seen')).status).toBe(404)
  expect((await send(dana, 'DELETE', '/api/staff/notes/1')).status).toBe(403)
  for (let times = 0; times < 2; times += 1)
    expect((await send(dana, 'POST', '/api/staff/notes/1/seen')).status).toBe(200)
  expect(await today()).toEqual([])

  expect(await found('notes=buick+GRAY')).toEqual([clientId])
  expect(await found('notes=@dana+case'), 'whoever is named').toEqual([clientId])
  expect(await found('notes=bui')).toEqual([])
  expect(await found('notes=---')).toEqual([])
  expect((await send<ClientNotes>(sam, 'DELETE', '/api/staff/notes/1')).body.notes).toEqual([])
  expect(await found('notes=buick')).toEqual([])
})

it('a task is due for its owner, or for whoever looks after the client, until it is done', async () => {
  const text = `Ask for the police report ${'and its number '.repeat(10)}\nBefore Friday`
  const task = {
    text,
    dueOn: '2026-11-20',
    owner: null,
    attemptKey: 'task-attempt-1',
  }
  for (let times = 0; times < 2; times += 1)
    expect((await send<{ tasks: ClientTask[] }>(sam, 'POST', `${path}/tasks`, task)).body.tasks).toHaveLength(
      1,
    )
  expect((await send(sam, 'POST', `${path}/tasks`, { ...task, owner: 'nobody-there' })).status).toBe(404)
  const due = async (query: string) =>
    (await send<{ total: number }>(dana, 'GET', `/api/staff/today?kind=tasks&limit=1${query}`)).body
  expect(await due('')).toMatchObject({
    rows: [{ since: '2026-11-20', about: `${text.slice(0, 119).trimEnd()}…` }],
  })
  expect(await due('&whose=me')).toMatchObject({ rows: [] })
  const given = await send(sam, 'PUT', `${path}/owner`, { to: danaId, from: null })
  expect(given.body).toEqual({ owner: { id: danaId, name: 'Dana Case' } })
  expect((await send(sam, 'PUT', `${path}/owner`, { to: null, from: null })).status).toBe(409)
  expect(await due('&whose=me')).toMatchObject({ rows: [{ since: '2026-11-20' }] })
  expect(await found('owner=nobody')).not.toContain(clientId)
  expect(await found(`owner=${danaId}`)).toEqual([clientId])

  const change = (payload: object) =>
    send<{ tasks: ClientTask[] }>(dana, 'PATCH', '/api/staff/tasks/1', payload)
  expect((await change({ done: true, version: 1 })).body.tasks).toMatchObject([
    { doneBy: 'Dana Case', doneAt: now.toISOString(), version: 2 },
  ])
  // The same press again, after a lost answer; then a screen that is old.
  expect((await change({ done: true, version: 1 })).status).toBe(200)
  expect((await change({ dueOn: '2026-12-01', version: 1 })).status).toBe(409)
  expect(await due('')).toMatchObject({ rows: [] })
  const moved = await change({
    text: 'Ask again',
    dueOn: '2026-12-01',
    owner: danaId,
    done: false,
    version: 2,
  })
  expect(moved.body.tasks).toMatchObject([{ text: 'Ask again', owner: { name: 'Dana Case' }, doneAt: null }])
  expect(await found('notes=police')).toEqual([])
  expect(await found('notes=again')).toEqual([clientId])
})

it('tags are one word for everybody, filter the list, and stand in the file with owner, tasks and notes', async () => {
  await send(sam, 'POST', `${path}/notes`, { text: '=1+1 is no formula', attemptKey: 'note-attempt-2' })
  const other = await app.makeClient({ name: 'Ben Okafor' })
  const put = (id: number, add: string[], remove: number | null = null) =>
    send<{ tags: { id: number; name: string }[] }>(dana, 'POST', `/api/staff/clients/${id}/tags`, {
      add,
      remove,
    })
  expect((await put(clientId, ['VIP', ' spanish  only '])).body.tags.map(({ name }) => name)).toEqual([
    'spanish only',
    'VIP',
  ])
  const vip = (await put(other, ['vip', 'Vip'])).body.tags[0]
  expect(vip?.name).toBe('VIP')
  expect(await found(`tag=${vip?.id}`)).toEqual([other, clientId])
  expect((await send<object[]>(dana, 'GET', '/api/staff/tags')).body).toMatchObject([
    { name: 'spanish only', clients: 1 },
    { name: 'VIP', clients: 2 },
  ])
  expect((await put(other, [], vip?.id ?? 0)).body.tags).toEqual([])
  expect((await sam.inject({ url: `/api/clients?tag=${vip?.id}` })).json()).toMatchObject([
    { id: clientId, owner: 'Dana Case', tags: ['spanish only', 'VIP'] },
  ])
  const csv = (await sam.inject({ url: `/api/staff/clients.csv?tag=${vip?.id}` })).payload
  expect(csv).toContain(
    '"Dana Case","spanish only; VIP","2026-12-01 Ask again (Dana Case)","2026-11-20 Sam Staff: =1+1 is no formula"',
  )

  const { rows } = await app.deps.database.db.execute(
    `select action, count(*)::int as entries from audit_entries where client_id = ${clientId} and action ~ '(note|task|tags|give)' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { action: 'add-note', entries: 2 },
    { action: 'add-task', entries: 1 },
    { action: 'change-tags', entries: 1 },
    { action: 'change-task', entries: 2 },
    { action: 'give-client', entries: 1 },
    { action: 'read-notes', entries: 1 },
    { action: 'remove-note', entries: 1 },
  ])
})

it('goes with the client, words of nobody else included', async () => {
  const gone = await sam.inject({ method: 'DELETE', url: path, payload: { confirmName: 'Ana Silva' } })
  expect(gone.statusCode, gone.body).toBe(200)
  const { db } = app.deps.database
  for (const table of [clientNotes, clientTasks, followupWords, noteMentions, tags])
    expect(await db.select().from(table)).toEqual([])
})

it('colleagues of one name are told apart wherever one of them is chosen or shown', async () => {
  const other = await app.asStaff()
  const { db } = app.deps.database
  const name = 'Dana Case'
  for (const [id, email] of [
    [danaId, 'dana@staff.example'],
    [other.userId ?? '', 'dana.two@staff.example'],
  ] as const)
    await db.update(users).set({ name, email, emailKey: email }).where(eq(users.id, id))
  const expected = [
    { id: danaId, name: 'Dana Case (dana@staff.example)' },
    { id: other.userId, name: 'Dana Case (dana.two@staff.example)' },
  ]
  const listed = (await send<{ name: string }[]>(sam, 'GET', '/api/staff/colleagues')).body
  expect(listed.filter((each) => each.name.startsWith(name))).toEqual(expected)
  const bea = `/api/staff/clients/${await app.makeClient({ name: 'Bea Silva' })}`
  const note = { text: `Ask @${expected[1]?.name}, please`, attemptKey: 'note-of-one-name' }
  const { notes } = (await send<ClientNotes>(sam, 'POST', `${bea}/notes`, note)).body
  expect(notes[0]?.mentions).toEqual([{ name: expected[1]?.name, seen: false }])
  const change = { to: other.userId, from: null }
  const given = await send<{ owner: object }>(sam, 'PUT', `${bea}/owner`, change)
  expect(given.body.owner).toEqual(expected[1])
})
