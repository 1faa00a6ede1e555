import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMails } from '../../../src/server/features/outbox/newest-mails.ts'
import { builtOrigin } from '../../../src/shared/site-origin.ts'
import { makeApp, type TestApp } from '../../support/make-app.ts'
import { makeMember, signIn, staffBrowser, staffPassword } from '../../support/staff-browser.ts'
import { wholeDatabase } from '../../support/whole-database.ts'

const publicUrl = 'https://armor.example'
/** What a stranger says of where the product is, in every header that some server believes. */
const lies = {
  host: 'evil.test',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '666',
  'x-forwarded-prefix': '/evil.test',
  'x-forwarded-server': 'evil.test',
  'x-original-host': 'evil.test',
  'x-host': 'evil.test',
  'x-original-url': '//evil.test',
  'x-rewrite-url': '//evil.test',
  forwarded: 'for=1.2.3.4;host=evil.test;proto=http',
}

let folder: string
let test: TestApp
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-spoofed-'))
  const files = {
    'index.html': 'home',
    'index.es.html': 'inicio',
    'restore/index.html': `<link rel="canonical" href="${builtOrigin}/restore"/>`,
  }
  for (const [name, content] of Object.entries({ ...files, '404.html': 'absent', 'app.html': 'app' })) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await fs.writeFile(path.join(folder, name), content)
  }
  // Behind a proxy more is believed than without one: the worse case.
  const settings = { PUBLIC_URL: publicUrl, TRUST_PROXY: '1', RATE_LIMIT_SIGN_IN: '999/1' }
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z'), settings, webFolder: folder })
})
afterAll(async () => {
  await test.close()
  await fs.rm(folder, { recursive: true })
})

/** The answer to a request that lies; what it says and sets names this product's address alone. */
async function lied(options: InjectOptions) {
  const reply = await test.inject({ ...options, headers: { ...options.headers, ...lies } })
  const said = `${JSON.stringify(reply.headers)}\n${reply.body}`
  expect(said).not.toContain('evil.test')
  return reply
}

describe('a stranger who says that the product stands elsewhere', () => {
  it('gets no redirect, canonical address, site map, robots file or description that leads there', async () => {
    const restore = await lied({ url: '/restore' })
    expect(restore.body).toContain(`href="${publicUrl}/restore"`)
    expect(restore.headers.link).toContain(`<${publicUrl}/restore>`)
    expect((await lied({ url: '/restore/' })).headers.location).toBe('/restore')
    expect((await lied({ url: '/robots.txt' })).body).toContain(`${publicUrl}/sitemap.xml`)
    expect((await lied({ url: '/sitemap.xml' })).body).toContain(`${publicUrl}/`)
    expect((await lied({ url: '/api/openapi.json' })).json().servers).toEqual([{ url: publicUrl }])
    const token = 'x'.repeat(43)
    const left = await lied({ url: `/api/unsubscribe/${token}` })
    expect(left.headers.location ?? '/').toMatch(/^\/(?!\/)/)
    for (const url of [
      '//evil.test/',
      '//evil.test/restore/',
      '/\\evil.test/',
      '/restore//',
      '/%2fevil.test/',
    ]) {
      const reply = await test.inject({ url, headers: lies })
      expect([url, reply.headers.location ?? '/']).toEqual([url, expect.stringMatching(/^\/(?![/\\])/)])
    }
  })

  it('gets a cookie that is Secure and of this host, whatever the forwarded protocol', async () => {
    const payload = { fields: { name: 'Private Person' } }
    const reply = await lied({ method: 'PUT', url: '/api/intake-draft', payload })
    const cookies = [reply.headers['set-cookie'] ?? []].flat()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^__Host-armor_session=.*; Secure/)
    expect(cookies[0]).not.toContain('Domain')
    expect(reply.headers['strict-transport-security']).toContain('max-age')
    expect((await lied({ url: '/?language=es' })).headers['set-cookie']).toMatch(/; Secure/)
  })

  it('lets no page of that place change anything, though it is the host that was asked', async () => {
    const reply = await test.inject({
      method: 'PUT',
      url: '/api/intake-draft',
      headers: { 'x-forwarded-host': 'evil.test', host: 'armor.example', origin: 'https://evil.test' },
      payload: { fields: {} },
    })
    expect(reply.statusCode).toBe(403)
  })

  it('sends no mail whose links lead there', async () => {
    await test.makeClient({ email: 'mail@example.com' })
    const payload = { email: 'mail@example.com' }
    await lied({ method: 'POST', url: '/api/account/sign-in-link', payload })
    const member = await makeMember(test, 'admin')
    const admin = staffBrowser(test.app)
    await signIn(test, admin, member)
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const invited = { name: 'Nova Member', email: 'nova@armor.example', role: 'staff' }
    await lied({ method: 'POST', url: '/api/staff/invitations', headers: { cookie }, payload: invited })
    await test.deps.queue.idle()
    const mails = await newestMails(test.deps, 100)
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['mail@example.com', 'nova@armor.example']),
    )
    for (const mail of mails) {
      expect(JSON.stringify(mail)).not.toContain('evil.test')
      expect(mail.text).toContain(publicUrl)
    }
  })

  it('gets passkeys of this product alone', async () => {
    const begun = await lied({ method: 'POST', url: '/api/staff/passkey-sign-in/begin', payload: {} })
    expect(begun.json().options.rpId).toBe('armor.example')
    const member = await makeMember(test)
    const browser = staffBrowser(test.app)
    await signIn(test, browser, member)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const payload = { current: staffPassword }
    const added = await lied({
      method: 'POST',
      url: '/api/staff/passkeys/begin',
      headers: { cookie },
      payload,
    })
    expect(added.json().rp).toEqual({ id: 'armor.example', name: 'ARMOR' })
  })

  it('gets a payment page that returns here', async () => {
    const payload = { product: 'premium-plan' }
    const opened = await lied({ method: 'POST', url: '/api/payment-pages', payload })
    expect(opened.statusCode).toBe(200)
    const kept = (await wholeDatabase(test.deps)).filter((line) => line.includes('success_url'))
    expect(kept.join('\n')).toContain(`${publicUrl}/`)
  })

  it('leaves nothing of it behind, in no row', async () => {
    expect((await wholeDatabase(test.deps)).filter((line) => line.includes('evil.test'))).toEqual([])
  })
})
