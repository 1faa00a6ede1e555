import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerUnknown } from './answer-unknown.ts'
import { addRegistry } from './registry.ts'
import { serveSite } from './serve-site.ts'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-site-'))
  const files: Record<string, string | Buffer> = {
    'index.html': 'home page',
    'restore/index.html': 'restore page',
    'app.html': 'the app',
    '404.html': '404 Page Not Found',
    'assets/app-1a2b3c.js': 'console.log(1)',
    'assets/app-1a2b3c.js.br': brotliCompressSync('console.log(1)'),
    '.secret': 'no',
  }
  for (const [name, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await fs.writeFile(path.join(folder, name), content)
  }
  app = fastify()
  addRegistry(app)
  answerUnknown(app, await serveSite(app, folder))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await fs.rm(folder, { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('the site', () => {
  it('serves static pages and the app at every address of the list, query or not', async () => {
    expect((await get('/?utm_source=x')).body).toBe('home page')
    expect((await get('/restore')).body).toBe('restore page')
    for (const address of [
      '/checkout?tier=elite',
      '/client-dashboard?client=me',
      '/account/sign-in?token=x',
    ]) {
      const reply = await get(address)
      expect([reply.statusCode, reply.body]).toEqual([200, 'the app'])
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.headers['cache-control']).toBe('no-cache')
    }
  })

  it('answers HEAD like GET', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/checkout' })).statusCode).toBe(200)
  })

  it('shows the not-found page with status 404 for everything else, and JSON below /api', async () => {
    for (const address of [
      '/nothing',
      '/checkout/more',
      '/assets/gone.js',
      '/.secret',
      '/%2e%2e/etc/passwd',
      '/..%2fapp.ts',
    ]) {
      const reply = await get(address)
      expect([address, reply.statusCode]).toEqual([address, 404])
      expect(reply.body).toContain('404 Page Not Found')
    }
    expect((await get('/api/nothing')).json().code).toBe('not_found')
  })

  it('serves assets precompressed and for ever', async () => {
    const reply = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/app-1a2b3c.js')).body).toBe('console.log(1)')
  })
})
