import * as fs from 'node:fs/promises'
import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../log/log.ts'
import { logRequests } from './log-requests.ts'
import { addRegistry } from './registry.ts'
import { serveSite } from './serve-site.ts'

let app: FastifyInstance
let folder: string
const lines: Record<string, unknown>[] = []
/** Requests that came to the framework. */
const framework = vi.fn()

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-answers-'))
  for (const [name, text] of [
    ['app.html', 'the app'],
    ['app/checkout.html', 'the app'],
    ['index.html', 'home page'],
    ['index.es.html', 'página de inicio'],
  ] as const) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await fs.writeFile(path.join(folder, name), text)
  }
  app = fastify()
  addRegistry(app)
  logRequests(
    app,
    createLog('info', (line) => lines.push(JSON.parse(line))),
  )
  app.addHook('onRequest', (request, reply, done) => {
    framework()
    reply.headers({ 'x-request-id': request.id, 'x-frame-options': 'DENY' })
    done()
  })
  const operator = { company: null, address: null, email: null, state: null }
  const printed = { 'plan-badge': null, 'readiness-figures': null }
  const claims = { en: printed, es: printed }
  await serveSite(app, folder, {
    publicUrl: 'https://armor.example',
    operator,
    claims,
    accent: null,
    logo: null,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await fs.rm(folder, { recursive: true })
})

function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = app.server.address() as AddressInfo
  return new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve) => {
      http
        .request({ port, host: '127.0.0.1', path: url, headers, method }, async (reply) => {
          resolve({
            status: reply.statusCode,
            headers: reply.headers,
            body: (await reply.toArray()).join(''),
          })
        })
        .end()
    },
  )
}

describe('a page that was answered a moment ago', () => {
  it('is answered again as it was, without the framework, under an id of its own, and noted', async () => {
    const first = await get('/')
    framework.mockClear()
    lines.length = 0
    const again = await get('/')
    expect(framework).not.toHaveBeenCalled()
    const same = (reply: typeof first) => ({
      ...reply,
      headers: { ...reply.headers, date: '', 'x-request-id': '' },
    })
    expect(same(again)).toEqual(same(first))
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(lines).toMatchObject([
      { requestId: again.headers['x-request-id'], method: 'GET', route: '/', status: 200, msg: 'request' },
    ])
  })

  it.each<[string, string, Record<string, string>, string?]>([
    ['in another language', '/', { cookie: 'language=es' }],
    ['with a query', '/?language=es', {}],
    ['to a browser that may know it', '/', { 'if-none-match': '"x"' }],
    ['without its body', '/', {}, 'HEAD'],
    ['as another encoding', '/', { 'accept-encoding': 'gzip' }],
  ])('is the framework’s to answer %s', async (_what, url, headers, method) => {
    const { body } = await get('/')
    framework.mockClear()
    await get(url, headers, method)
    expect(framework).toHaveBeenCalledTimes(1)
    expect((await get('/')).body).toBe(body)
  })

  it('is looked at again after a second, so that a new build is seen', async () => {
    await get('/')
    await fs.writeFile(path.join(folder, 'index.html'), 'new home page')
    await vi.waitFor(async () => expect((await get('/')).body).toBe('new home page'), {
      timeout: 5_000,
      interval: 300,
    })
  })
})
