import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'

let folder: string
let test: TestApp
let address: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-head-'))
  for (const each of ['restore', 'app']) await fs.mkdir(path.join(folder, each))
  for (const [name, content] of Object.entries({
    'index.html': 'home page',
    'restore/index.html': 'restore page',
    'app.html': 'the app',
    'app/checkout.html': 'the app',
    'app/client-dashboard.html': 'the app',
    '404.html': '404 Page Not Found',
    'icon.svg': '<svg/>',
  }))
    await fs.writeFile(path.join(folder, name), content)
  test = await makeApp({ webFolder: folder, working: false })
  address = await test.listen()
})
afterAll(async () => {
  await test.close()
  await fs.rm(folder, { recursive: true })
})

const ask = (method: string, url: string, headers = {}) =>
  fetch(`${address}${url}`, { method, headers, redirect: 'manual' })
/** What may differ between any two answers. */
const changing = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']
const headersOf = (reply: Response) => ({
  // A length of nothing may be left out (RFC 9110, 8.6).
  'content-length': '0',
  ...Object.fromEntries([...reply.headers].filter(([name]) => !changing.includes(name))),
})

describe('HEAD', () => {
  it.each([
    '/',
    '/restore?utm_source=x',
    '/checkout',
    '/pay/monthly-access',
    '/credit?tier=elite',
    '/restore/',
    '/icon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/readyz',
    '/api/openapi.json',
    '/api/account/session',
    '/api/check-subscription?email=a@b.example',
    '/api/clients/7',
    '/no-such-page',
    '/api/nothing-here',
  ])('answers %s with the status and headers of GET, and no body', async (url) => {
    const get = await ask('GET', url, { 'accept-encoding': 'identity' })
    const head = await ask('HEAD', url, { 'accept-encoding': 'identity' })
    expect(head.status).toBe(get.status)
    expect(headersOf(head)).toEqual(headersOf(get))
    expect(await head.text()).toBe('')
    expect(Number(head.headers.get('content-length') ?? 0)).toBe((await get.arrayBuffer()).byteLength)
  })

  it('answers a page that the browser has with 304', async () => {
    const tag = (await ask('HEAD', '/restore')).headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect((await ask('HEAD', '/restore', { 'if-none-match': tag })).status).toBe(304)
  })

  it('stays 404 for what is not there, and 405 for a call that only takes a change', async () => {
    expect((await ask('HEAD', '/no-such-page')).status).toBe(404)
    expect((await ask('HEAD', '/api/nothing-here')).status).toBe(404)
    const change = await ask('HEAD', '/api/account/sign-out')
    expect([change.status, change.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('an address with a slash behind it', () => {
  it.each([
    ['/restore/', '/restore'],
    ['/restore/?utm_source=a&plan=b%20c', '/restore?utm_source=a&plan=b%20c'],
    ['/checkout/?tier=elite', '/checkout?tier=elite'],
    ['/readiness/status/', '/readiness/status'],
    ['/pay/monthly-access/', '/pay/monthly-access'],
    ['/credit/?tier=elite', '/credit?tier=elite'],
  ])('leads for good from %s to %s', async (asked, page) => {
    const reply = await ask('GET', asked)
    expect([reply.status, reply.headers.get('location')]).toEqual([301, page])
  })

  it.each([
    '//evil.example/',
    '//evil.example/restore/',
    '/%2f/evil.example/',
    '/%5cevil.example/',
    '/pay/..%2f..%2fevil.example/x/',
    '//restore/',
    '/restore//',
    '/no-such-page/',
    '/index.html/',
    '/pay/a/b/',
    '/api/nothing-here/',
  ])('leads nowhere from %s', async (asked) => {
    const reply = await test.inject({ url: asked })
    expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined])
  })

  it('keeps the home page where it is, and a form that is sent there unanswered', async () => {
    expect(await (await ask('GET', '/')).text()).toBe('home page')
    expect((await ask('POST', '/restore/')).status).toBe(404)
  })
})
