import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../support/make-app.ts'

const lines: string[] = []
const secret = randomBytes(32).toString('base64url')
const metricsToken = 'a-token-of-the-figures-of-some-length'
let app: TestApp
let address: string
beforeAll(async () => {
  app = await makeApp({
    working: false,
    logLine: (line) => lines.push(line),
    settings: { METRICS_PORT: '1', METRICS_TOKEN: metricsToken, PREFILL_SECRET: 'a-long-secret-of-a-form' },
  })
  address = await app.listen()
})
afterAll(() => app.close())

/** Where the product gives people tokens, and where a stranger may put one. */
const places = [
  ['GET', `/account/sign-in?token=${secret}`],
  ['GET', `/dashboard/join?token=${secret}`],
  ['GET', `/account/unsubscribe?token=${secret}`],
  ['GET', `/api/unsubscribe/${secret}`],
  ['POST', `/api/unsubscribe/${secret}`],
  ['GET', `/api/intake-access?type=tester&token=${secret}`],
  ['GET', `/api/checkout/prefill/${secret}`],
  ['GET', `/api/purchases/cs_${secret}`],
  ['GET', `/api/payments/pi_${secret}`],
  ['GET', `/api/agreements/${secret}`],
  ['GET', `/no/such/page/${secret}?token=${secret}`],
  ['GET', `/api/no-such-call/${secret}?token=${secret}`],
  ['DELETE', `/api/clients?token=${secret}`],
  ['GET', `/api/clients/%E0%A4%A?token=${secret}`],
  ['GET', `/api/clients/${secret}%00`],
  ['GET', `/${secret}${'x'.repeat(1_100)}`],
] as const

describe('a token in an address', () => {
  it.each(places)('%s %s is in no line of the log, and in no error', async (method, url) => {
    const from = lines.length
    const payload = method === 'POST' ? { payload: {} } : {}
    const headers = {
      referer: `http://localhost/?token=${secret}`,
      'user-agent': secret,
      'x-request-id': secret,
    }
    const reply = await app.inject({ method, url, headers, ...payload })
    expect(reply.statusCode).toBeLessThan(500)
    const leads = String(reply.headers.location ?? '')
    expect(reply.body).not.toContain(secret)
    expect(JSON.stringify({ ...reply.headers, location: undefined })).not.toContain(secret)
    // Nobody but this site is led on with it, and no other site is told more than this one's name.
    expect(leads).toMatch(/^(?:\/(?!\/)|$)/)
    expect(reply.headers['referrer-policy'] ?? 'no-referrer').toMatch(
      /^(?:strict-origin-when-cross-origin|no-referrer)$/,
    )
    expect(lines.slice(from).join('\n')).not.toContain(secret)
  })

  it('in a body or a cookie that no call can read is in no line of the log, nor in the error', async () => {
    const bodies = [`{"token":"${secret}`, `"${secret}"`, `{"${secret}":1}`, `[["${secret}"]]`]
    for (const payload of bodies) {
      const headers = {
        'content-type': 'application/json',
        cookie: `armor_session=${secret}; a=${secret}`,
        authorization: `Bearer ${secret}`,
      }
      const reply = await app.inject({ method: 'POST', url: '/api/account/redeem-link', headers, payload })
      expect(reply.statusCode).toBeLessThan(500)
      expect(reply.body).not.toContain(secret)
    }
    expect(lines.join('\n')).not.toContain(secret)
  })

  it('in a request that is no HTTP is answered without it, and not logged', async () => {
    const { port, hostname } = new URL(address)
    for (const raw of [
      `GET /?token=${secret} HTTP/9.9\r\n\r\n`,
      `${secret}\r\n\r\n`,
      `GET / HTTP/1.1\r\n${secret} : x\r\n\r\n`,
    ]) {
      const answer = await new Promise<string>((resolve) => {
        let text = ''
        const socket = connect(Number(port), hostname, () => socket.write(raw))
        socket.on('data', (data) => {
          text += data
        })
        socket.on('error', () => resolve(text))
        socket.on('close', () => resolve(text))
      })
      expect(answer).not.toContain(secret)
    }
    expect(lines.join('\n')).not.toContain(secret)
  })
})

describe('what only operators read', () => {
  it.each([
    '/metrics',
    '/api/metrics',
    '/debug',
    '/api/debug',
    '/status',
    '/server-status',
    '/.env',
    '/.git/config',
    '/api/log',
    '/admin',
    '/api/admin',
    '/healthz/../metrics',
    '/metrics?token=',
  ])('%s is not there for strangers, with the token of the figures neither', async (url) => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    for (const reply of [await app.inject({ url }), await app.inject({ url, headers })]) {
      expect(reply.statusCode).toBe(404)
      expect(reply.body).not.toMatch(/nodejs_|armor_call|process_cpu/)
    }
  })

  it('tells strangers whether the product is ready, and nothing of where or of which version it is', async () => {
    const ready = (await app.inject({ url: '/readyz' })).json()
    expect(Object.keys(ready)).toEqual(['status', 'checks'])
    for (const each of Object.values(ready.checks)) expect(each).toMatch(/^(?:ok|not in order)$/)
    for (const url of ['/', '/healthz', '/readyz', '/api/clients', '/nowhere']) {
      const { headers } = await app.inject({ url })
      expect([headers.server, headers['x-powered-by'], headers.via]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    }
  })
})
