import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  type Member,
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
} from '../../../../test/support/staff-browser.ts'

let test: TestApp
let admin: Member
let browser: StaffBrowser
beforeAll(async () => {
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    settings: { RATE_LIMIT_SIGN_IN: '1000/1', RATE_LIMIT_KEY: '4/60' },
    working: false,
  })
  admin = await makeMember(test, 'admin')
  browser = staffBrowser(test.app)
  await signIn(test, browser, admin)
})
afterAll(() => test.close())

const make = (body: object) =>
  browser.send('POST', '/api/staff/keys', {
    name: 'Zapier',
    scopes: ['clients:read', 'clients:write'],
    days: 30,
    current: admin.password,
    ...body,
  })
const ask = (secret: string, url = '/api/clients') =>
  test.inject({ url, headers: { authorization: `Bearer ${secret}` } })
const add = (secret: string, name: string) =>
  test.inject({
    method: 'POST',
    url: '/api/staff/clients',
    headers: { authorization: `Bearer ${secret}` },
    payload: {
      ...{ name, email: `${name.toLowerCase()}@example.com`, phone: '555 010 1234', language: 'en' },
      ...{ paid: 'free', invite: false, evenSo: true, attemptKey: `key-test-${name}` },
    },
  })

it('is shown once, acts as its maker under its own name, and ends when it is revoked', async () => {
  const { secret, key } = (await make({})).json()
  expect((await ask(secret)).statusCode).toBe(200)
  expect((await ask(secret, '/api/staff/keys')).statusCode).toBe(403)
  expect((await add(secret, 'Nell')).statusCode).toBe(200)
  const listed = await browser.send('GET', '/api/staff/keys')
  expect(listed.body).not.toContain(secret)
  expect(listed.json()[0]).toMatchObject({ name: 'Zapier', lastUsedAt: test.clock.now().toISOString() })
  const log = (await browser.send('GET', '/api/staff/audit-log')).json()
  expect(log.entries.map((entry: { action: string }) => entry.action)).toContain('make-api-key')
  expect(JSON.stringify(log)).toContain('(key “Zapier”)')
  expect((await browser.send('DELETE', `/api/staff/keys/${key.id}`)).statusCode).toBe(200)
  expect((await browser.send('DELETE', `/api/staff/keys/${key.id}`)).statusCode).toBe(404)
  expect((await ask(secret)).statusCode).toBe(401)
})

it('reads and writes what staff keep among themselves within scopes of its own', async () => {
  const id = await test.makeClient({ email: 'noted@example.com' })
  const by = (secret: string) => ({ authorization: `Bearer ${secret}` })
  const url = `/api/staff/clients/${id}/notes`
  const payload = { text: 'Called, will send page 3.', attemptKey: 'key-note-1' }
  const clients = (await make({})).json().secret
  expect((await test.inject({ url, headers: by(clients) })).statusCode).toBe(403)
  const notes = (await make({ scopes: ['notes:read', 'notes:write'] })).json().secret
  expect((await test.inject({ method: 'POST', url, headers: by(notes), payload })).statusCode).toBe(200)
  expect((await test.inject({ url, headers: by(notes) })).body).toContain('will send page 3')
  expect((await ask(notes)).statusCode).toBe(403)
  const tags = `/api/staff/clients/${id}/tags`
  const tagged = { method: 'POST', url: tags, payload: { add: ['n8n'], remove: null } } as const
  expect((await test.inject({ ...tagged, headers: by(notes) })).statusCode).toBe(403)
  expect((await test.inject({ ...tagged, headers: by(clients) })).body).toContain('n8n')
})

it('answers one person and neither writes to many nor reads what there is to do, unless it is made for that', async () => {
  const answers = (await make({ scopes: ['messages:read', 'messages:write', 'lists:read'] })).json().secret
  const by = { authorization: `Bearer ${answers}` }
  const payload = { clientIds: [1], mail: { kind: 'case', type: 'check-in' }, attemptKey: 'key-bulk-1' }
  const many = await test.inject({ method: 'POST', url: '/api/staff/bulk-email', headers: by, payload })
  expect(many.statusCode).toBe(403)
  expect((await test.inject({ url: '/api/staff/today', headers: by })).statusCode).toBe(403)
  const today = (await make({ scopes: ['today:read'] })).json().secret
  const asked = await test.inject({ url: '/api/staff/today', headers: { authorization: `Bearer ${today}` } })
  expect(asked.statusCode).toBe(200)
})

it('is counted by itself, ends by its day, and is made with the present password alone', async () => {
  expect((await make({ current: 'not the password' })).json().fieldsSay).toHaveProperty('current')
  const { secret } = (await make({ days: 1 })).json()
  const answers = []
  for (let at = 0; at < 6; at++) answers.push((await ask(secret)).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 429, 429])
  test.clock.advance(86_400_000)
  expect((await ask(secret)).statusCode).toBe(401)
})

it('ends with the account that made it', async () => {
  await signIn(test, browser, admin)
  const { secret } = (await make({})).json()
  const other = await makeMember(test, 'admin')
  const second = staffBrowser(test.app)
  await signIn(test, second, other)
  const { members } = (await second.send('GET', '/api/staff/team')).json()
  const id = members.find(({ email }: { email: string }) => email === admin.email).id
  await second.send('PATCH', `/api/staff/team/${id}`, { disabled: true })
  expect((await ask(secret)).statusCode).toBe(401)
})
