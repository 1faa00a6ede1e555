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
    'index.es.html': 'página de inicio',
    'restore/index.html': 'restore page',
    'restore/index.es.html': 'página de Restore',
    'app.html': 'the app',
    '404.html': '404 Page Not Found',
    '404.es.html': '404 Página no encontrada',
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
  answerUnknown(app, await serveSite(app, folder, 'https://armor.example'))
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

describe('the language of a page without script', () => {
  it('is English before a choice, whatever the browser prefers', async () => {
    const reply = await get('/restore', { 'accept-language': 'es' })
    expect(reply.body).toBe('restore page')
    expect(reply.headers['content-language']).toBe('en')
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('is the one that its address asks for, and is kept for every later page', async () => {
    const asked = await get('/restore?utm_source=x&language=es')
    expect(asked.body).toBe('página de Restore')
    expect(asked.headers['set-cookie']).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(asked.headers['cache-control']).toBe('private, no-cache')
    const later = await get('/', { cookie: 'armor_session=x; language=es' })
    expect([later.body, later.headers['content-language']]).toEqual(['página de inicio', 'es'])
    expect(later.headers['set-cookie']).toBeUndefined()
    const back = await get('/?language=en', { cookie: 'language=es' })
    expect(back.body).toBe('home page')
    expect(back.headers['set-cookie']).toMatch(/^language=en;/)
  })

  it('is English where it is none of ours, and then nothing is kept', async () => {
    const reply = await get('/restore?language=fr', { cookie: 'language=../../etc' })
    expect(reply.body).toBe('restore page')
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('is told to caches, which may not answer one person with the choice of another', async () => {
    const reply = await get('/restore', { cookie: 'language=es', 'accept-encoding': 'br' })
    expect(String(reply.headers.vary).toLowerCase().split(', ')).toEqual(['cookie', 'accept-encoding'])
    expect(reply.headers['cache-control']).toBe('no-cache')
    const again = await get('/restore', {
      cookie: 'language=en',
      'if-none-match': String(reply.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([200, 'restore page'])
  })

  it('is told to search engines: English at the plain address, Spanish at its own', async () => {
    const link = 'https://armor.example/restore'
    const alternates = [
      `<${link}>; rel="alternate"; hreflang="en"`,
      `<${link}?language=es>; rel="alternate"; hreflang="es"`,
      `<${link}>; rel="alternate"; hreflang="x-default"`,
    ]
    expect((await get('/restore?utm_source=x')).headers.link).toBe(
      [`<${link}>; rel="canonical"`, ...alternates].join(', '),
    )
    expect((await get('/restore?language=es')).headers.link).toBe(
      [`<${link}?language=es>; rel="canonical"`, ...alternates].join(', '),
    )
    expect((await get('/checkout')).headers.link).toBeUndefined()
  })

  it('holds for the not-found page, at any address', async () => {
    const reply = await get('/nothing/here?language=es')
    expect([reply.statusCode, reply.body]).toEqual([404, '404 Página no encontrada'])
    expect(reply.headers['set-cookie']).toMatch(/^language=es;/)
    expect((await get('/gone', { cookie: 'language=es' })).headers.vary).toBe('cookie')
  })

  it('is no matter of the pages of the app, which read the cookie themselves', async () => {
    const reply = await get('/checkout?language=es')
    expect([reply.body, reply.headers.vary]).toEqual(['the app', 'accept-encoding'])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
})
