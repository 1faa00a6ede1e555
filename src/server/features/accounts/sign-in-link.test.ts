import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { newestMails } from '../outbox/newest-mails.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z') })
})
afterAll(() => test.close())

const minute = 60_000

async function askLink(email: string, next?: string): Promise<string | undefined> {
  // Two wishes in one instant would count as one.
  test.clock.advance(1_000)
  const before = (await newestMails(test.deps, 1))[0]?.id ?? 0
  const reply = await test.inject({
    method: 'POST',
    url: '/api/account/sign-in-link',
    payload: { email, next },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ sent: true })
  await test.deps.queue.idle()
  const [mail] = await newestMails(test.deps, 1)
  if (!mail || mail.id === before) return undefined
  expect(mail).toMatchObject({ mailType: 'sign-in-link', status: 'kept' })
  return /token=([\w-]+)/.exec(mail.text)?.[1]
}

const redeem = (caller: Caller, token: string | undefined) =>
  caller.inject({ method: 'POST', url: '/api/account/redeem-link', payload: { token: token ?? 'none' } })

describe('the one-time sign-in link', () => {
  it('opens every record of the address, newest first, and works once', async () => {
    const first = await test.makeClient({ email: 'Ada@Example.com' })
    const second = await test.makeClient({ email: 'ada@example.com' })
    const token = await askLink('ADA@example.com')
    const browser = test.asNobody()
    const reply = await redeem(browser, token)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ next: '/client-dashboard?client=me' })
    const mine = (await browser.inject({ url: '/api/my-clients' })).json()
    expect(mine.map((client: { id: number }) => client.id)).toEqual([second, first])
    expect((await browser.inject({ url: '/api/account/session' })).json()).toMatchObject({ kind: 'client' })
    const again = await redeem(test.asNobody(), token)
    expect(again.statusCode).toBe(400)
    expect(again.json().code).toBe('token_invalid')
  })

  it('is answered alike for an unknown address, which gets no mail', async () => {
    expect(await askLink('nobody-here@example.com')).toBeUndefined()
  })

  it('is never mailed to an address of the staff', async () => {
    await test.makeClient({ email: 'both@staff.example' })
    const { insertUser } = await import('./sessions.store.ts')
    await insertUser(test.deps.database.db, {
      kind: 'staff',
      email: 'both@staff.example',
      emailKey: 'both@staff.example',
      role: 'staff',
    })
    expect(await askLink('both@staff.example')).toBeUndefined()
  })

  it('is worth nothing after ten minutes, or once a newer one was sent', async () => {
    await test.makeClient({ email: 'bea@example.com' })
    const old = await askLink('bea@example.com')
    const newer = await askLink('bea@example.com')
    expect((await redeem(test.asNobody(), old)).statusCode).toBe(400)
    test.clock.advance(10 * minute)
    expect((await redeem(test.asNobody(), newer)).statusCode).toBe(400)
  })

  it('is mailed at most five times in a quarter of an hour', async () => {
    await test.makeClient({ email: 'cy@example.com' })
    for (let count = 0; count < 5; count += 1) expect(await askLink('cy@example.com')).toBeDefined()
    expect(await askLink('cy@example.com')).toBeUndefined()
    test.clock.advance(16 * minute)
    expect(await askLink('cy@example.com')).toBeDefined()
  })

  it('goes on to a page of this product only', async () => {
    await test.makeClient({ email: 'dee@example.com' })
    const goingTo = async (next: string) =>
      (await redeem(test.asNobody(), await askLink('dee@example.com', next))).json().next
    expect(await goingTo('/upload?client=7')).toBe('/upload?client=7')
    expect(await goingTo('//evil.example')).toBe('/client-dashboard?client=me')
    expect(await goingTo('/\\evil.example')).toBe('/client-dashboard?client=me')
  })

  it('keeps no token, and no cookie, that the database could give away', async () => {
    await test.makeClient({ email: 'fay@example.com' })
    const token = (await askLink('fay@example.com')) ?? 'missing'
    const links = await test.deps.database.db.execute<{ token_hash: string }>(
      'select token_hash from sign_in_links',
    )
    expect(JSON.stringify(links.rows)).not.toContain(token)
    const caller = test.asNobody()
    await redeem(caller, token)
    const sessions = await test.deps.database.db.execute('select * from sessions')
    expect(JSON.stringify(sessions.rows)).not.toContain(caller.cookie?.split('=')[1])
  })
})

describe('a session', () => {
  it('of a client ends after an hour of nothing, and after a day in any case', async () => {
    const client = await test.asClient('gus@example.com')
    const kind = async () => (await client.inject({ url: '/api/account/session' })).json().kind
    for (let hour = 0; hour < 24; hour += 1) {
      expect(await kind()).toBe('client')
      test.clock.advance(59 * minute)
    }
    expect(await kind()).toBe('client')
    test.clock.advance(25 * minute)
    expect(await kind()).toBe('nobody')
    const idle = await test.asClient('gus@example.com')
    test.clock.advance(60 * minute)
    expect((await idle.inject({ url: '/api/account/session' })).json().kind).toBe('nobody')
  })

  it('of a browser that holds records lasts 30 days', async () => {
    const id = await test.makeClient()
    const browser = await test.asBrowser(id)
    test.clock.advance(29 * 24 * 60 * minute)
    expect((await browser.inject({ url: `/api/clients/${id}` })).statusCode).toBe(200)
    test.clock.advance(2 * 24 * 60 * minute)
    expect((await browser.inject({ url: `/api/clients/${id}` })).statusCode).toBe(401)
  })

  it('is gone on the server after signing out', async () => {
    const client = await test.asClient('hal@example.com')
    const cookie = client.cookie ?? ''
    const reply = await client.inject({ method: 'POST', url: '/api/account/sign-out' })
    expect(reply.headers['clear-site-data']).toBe('"storage"')
    expect(client.cookie).toBeUndefined()
    const stale = await test.inject({ url: '/api/account/session', headers: { cookie } })
    expect(stale.json().kind).toBe('nobody')
  })

  it('is not opened by a forged or malformed cookie', async () => {
    for (const value of ['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}.sig`, "' or 1=1 --"]) {
      const reply = await test.inject({
        url: '/api/my-clients',
        headers: { cookie: `armor_session=${value}` },
      })
      expect(reply.statusCode).toBe(401)
    }
  })
})
