import * as fs from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../test/support/make-app.ts'
import { multipartBody } from '../../test/support/multipart-body.ts'
import { tinyPdf } from '../../test/support/tiny-pdf.ts'
import { callerOfWork } from '../engine/reading/caller-of-work.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp()
})
afterAll(() => test.close())

describe('the HTTP app', () => {
  it('is healthy, and ready when database, queue, migrations and disk are in order', async () => {
    expect((await test.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    const ready = await test.inject({ url: '/readyz' })
    expect(ready.statusCode).toBe(200)
    const checks = { database: 'ok', migrations: 'ok', queue: 'ok', disk: 'ok', serving: 'ok' }
    expect(ready.json()).toEqual({ status: 'ready', checks })
    // A database that was put back to an earlier state under the running product.
    await test.deps.database.db.execute(
      'delete from applied_migrations where position = (select max(position) from applied_migrations)',
    )
    await fs.rename(test.deps.config.dataDir, `${test.deps.config.dataDir}.gone`)
    const readiness = async () => (await test.inject({ url: '/readyz' })).json()
    await expect.poll(readiness).toEqual({
      status: 'not ready',
      checks: { ...checks, migrations: 'not in order', disk: 'not in order' },
    })
    await fs.rename(`${test.deps.config.dataDir}.gone`, test.deps.config.dataDir)
  })

  it('answers 507 with a sentence while there is no room, and the same file again once there is', async () => {
    const { files } = test.deps
    const put = files.put
    const browser = test.asNobody()
    await browser.inject({ method: 'PUT', url: '/api/intake-draft', payload: { fields: { name: 'Ann' } } })
    const file = { fileName: 'a.pdf', bytes: tinyPdf('BT /F1 12 Tf 50 700 Td (Bank statement) Tj ET') }
    const send = () =>
      browser.inject({
        method: 'POST',
        url: '/api/funding-draft/files',
        ...multipartBody({ field: 'bankStatementsFile' }, { chosen: file }),
      })
    files.put = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    const full = await send()
    files.put = put
    expect([full.statusCode, full.headers['retry-after']]).toEqual([507, '60'])
    expect(full.json()).toMatchObject({
      code: 'storage_full',
      error: expect.stringContaining('was not saved'),
    })
    const after = await send()
    expect([after.statusCode, after.body]).toEqual([200, expect.any(String)])
  })

  it('has files read for whoever sent them', async () => {
    const { engine } = test.deps
    const { openPaper } = engine
    const readFor: (string | undefined)[] = []
    engine.openPaper = async () => {
      readFor.push(callerOfWork())
      return { ok: true, kind: 'pdf', pages: 1 }
    }
    const chosen = { fileName: 'a.pdf', bytes: tinyPdf('') }
    await test.inject({
      method: 'POST',
      url: '/api/funding-draft/files',
      remoteAddress: '203.0.113.9',
      ...multipartBody({ field: 'bankStatementsFile' }, { chosen }),
    })
    engine.openPaper = openPaper
    expect(readFor).toEqual(['203.0.113.9'])
  })

  it('answers an unknown call and a wrong method in the shape of an error', async () => {
    const unknown = await test.inject({ url: '/api/nothing-here' })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toMatchObject({ error: 'There is no such call.', code: 'not_found' })
    const wrong = await test.inject({ method: 'DELETE', url: '/api/clients/7' })
    expect(wrong.statusCode).toBe(405)
    expect(wrong.headers.allow).toBe('GET, HEAD, PATCH')
    expect((await test.inject({ url: '/no-such-page' })).statusCode).toBe(404)
  })

  it('says what was wrong with the input, by field', async () => {
    const reply = await test.inject({
      method: 'POST',
      url: '/api/account/sign-in-link',
      payload: { email: 'nobody' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      error: 'Please enter a valid email',
      code: 'invalid_input',
      fields: { email: 'Please enter a valid email' },
    })
    const absent = await test.inject({ method: 'POST', url: '/api/account/redeem-link', payload: {} })
    expect(absent.json().error).toBe('"token" is missing.')
    const broken = await test.inject({
      method: 'POST',
      url: '/api/account/redeem-link',
      headers: { 'content-type': 'application/json' },
      payload: '{"token":',
    })
    expect(broken.statusCode).toBe(400)
    expect(broken.json().error).toBe('The request body is not valid JSON.')
  })

  it('refuses a body over the limit and prototype tricks', async () => {
    const big = await test.inject({
      method: 'POST',
      url: '/api/account/redeem-link',
      payload: { token: 'x'.repeat(300_000) },
    })
    expect(big.statusCode).toBe(413)
    const trick = await test.inject({
      method: 'POST',
      url: '/api/account/redeem-link',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"admin":true},"token":"x"}',
    })
    expect(trick.statusCode).toBe(400)
  })

  it('sends strict headers everywhere, and HSTS only over https', async () => {
    const { headers } = await test.inject({ url: '/api/account/session' })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('stripe')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('refuses changes that another site asks for, and takes those without a word of origin', async () => {
    const ask = (headers: Record<string, string>) =>
      test.inject({
        method: 'POST',
        url: '/api/account/sign-out',
        headers: { host: 'localhost:4321', ...headers },
      })
    expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await ask({ origin: 'null' })).statusCode).toBe(403)
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await ask({ 'sec-fetch-site': 'same-site', origin: 'http://localhost:4321' })).statusCode).toBe(
      403,
    )
    expect((await ask({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4321' })).statusCode).toBe(
      200,
    )
    expect((await ask({})).statusCode).toBe(200)
  })

  it('holds every call to that however its address is written: with escaped letters, or as a whole address', async () => {
    const address = new URL(await test.listen())
    for (const written of ['/%61pi', '/ap%69', `http://${address.host}/api`]) {
      const ask = (method: string, path: string, headers: Record<string, string>) =>
        new Promise<IncomingMessage>((answer) => {
          const { hostname: host, port } = address
          request({ host, port, method, path: `${written}${path}`, headers }, (reply) =>
            answer(reply.resume()),
          ).end()
        })
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      expect((await ask('POST', '/account/sign-out', foreign)).statusCode, written).toBe(403)
      const { statusCode, headers } = await ask('GET', '/account/session', {})
      expect([statusCode, headers['cache-control']], written).toEqual([200, 'no-store'])
      expect(headers['x-request-id'], written).toBeDefined()
    }
  })

  it('describes every mounted call in OpenAPI, from the schemas themselves', async () => {
    const page = (await test.inject({ url: '/api/openapi.json' })).json()
    const operations = Object.values(page.paths).flatMap((methods) => Object.values(methods as object))
    expect(operations).toHaveLength(test.app.mountedCalls.length)
    expect(
      page.paths['/api/clients/{id}'].get.responses['200'].content['application/json'].schema.required,
    ).toContain('paymentStatus')
    const intake = page.paths['/api/intake'].post.requestBody.content['multipart/form-data'].schema
    expect(intake.properties).toMatchObject({ clientType: {}, ssc: { items: { format: 'binary' } } })
    expect(page.paths['/api/clients'].get).toMatchObject({
      'x-scope': 'clients:read',
      security: [{ session: [] }, { key: [] }],
      responses: { 200: { headers: { 'x-total-count': {} } }, 404: {}, 429: {} },
    })
    // A file in part, a body as it comes, and what a call asks of its caller.
    const file = page.paths['/api/documents/{id}/download'].get
    expect(file.parameters.map(({ name }: { name: string }) => name)).toContain('range')
    expect(file.responses).toMatchObject({ 206: { headers: { 'content-range': {} } }, 416: { headers: {} } })
    expect([file.responses['413'], file.responses['416'].content]).toEqual([undefined, undefined])
    expect(page.paths['/api/webhooks/stripe'].post.requestBody.content).toHaveProperty(['*/*'])
    expect(page.paths['/api/staff/own-mails'].post).toMatchObject({
      'x-needs': 'settings',
      requestBody: { description: 'At most 262144 bytes.' },
      responses: { 413: {}, 507: {} },
    })
    expect(page.paths['/api/submissions'].post['x-rate-limit']).toMatchObject({ max: expect.any(Number) })
    for (const status of ['429', '503', '507'])
      expect(page.components.responses[`Error${status}`].headers).toHaveProperty(['retry-after'])
    // Every reference leads somewhere.
    for (const [, name = ''] of JSON.stringify(page).matchAll(/"#\/components\/([^"]+)"/g)) {
      const [kind = '', key = ''] = name.split('/')
      expect(page.components[kind]).toHaveProperty([key])
    }
  })

  it.each([
    ['/credit', '/checkout'],
    ['/readiness/apply', '/readiness-intake'],
    ['/funding', '/readiness'],
    ['/funding/apply', '/readiness'],
    ['/funding-checkout', '/readiness'],
    ['/credit-plans', '/software-plans'],
  ])('keeps the query where %s leads to %s', async (from, to) => {
    const reply = await test.inject({ url: `${from}?tier=elite&name=A%20B` })
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe(`${to}?tier=elite&name=A%20B`)
  })

  it('gives a browser session a host-only, secure cookie when people come by https', async () => {
    const secure = await makeApp({ settings: { PUBLIC_URL: 'https://armor.example' }, working: false })
    const reply = await secure.inject({
      method: 'PUT',
      url: '/api/intake-draft',
      payload: { fields: { name: 'A' } },
    })
    expect(reply.statusCode).toBe(200)
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-armor_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/,
    )
    expect(reply.headers['strict-transport-security']).toContain('includeSubDomains')
    await secure.close()
  })
})

describe('rate limits', () => {
  it('answer 429 with the seconds to wait, and let the caller on when the window ends', async () => {
    const limited = await makeApp({
      settings: { RATE_LIMIT_SUBSCRIPTION: '2/60' },
      now: new Date('2026-11-20T10:00:00Z'),
      working: false,
    })
    const check = () => limited.inject({ url: '/api/check-subscription?email=a@b.example' })
    await check()
    expect((await check()).statusCode).toBe(200)
    const refused = await check()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({ code: 'rate_limited' })
    limited.clock.advance(61_000)
    expect((await check()).statusCode).toBe(200)
    await limited.close()
  })
})
