import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../../shared/pages.ts'
import { builtOrigin } from '../../../shared/site-origin.ts'
import { createLog } from '../log/log.ts'
import { answerUnknown } from './answer-unknown.ts'
import { logRequests } from './log-requests.ts'
import { addRegistry } from './registry.ts'
import { type PageGuard, serveSite } from './serve-site.ts'

const site = {
  publicUrl: 'https://armor.example',
  accent: '#1a4fa0',
  logo: null,
  operator: {
    company: 'Ann & Sons <Credit> $& LLC',
    address: '1 Main Street, Dover, DE 19901',
    email: 'help@ann.example',
    state: null,
  },
  claims: {
    en: { 'plan-badge': 'Until <May> $& 4', 'readiness-figures': 'none' },
    es: { 'plan-badge': null, 'readiness-figures': null },
  },
}
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-site-'))
  const files: Record<string, string | Buffer> = {
    'index.html': 'home page',
    'index.es.html': 'página de inicio',
    'restore/index.html': 'restore page',
    'restore/index.es.html': 'página de Restore',
    'privacy/index.html': '<head></head>privacy',
    'app/checkout.html': 'the app',
    'app/checkout.es.html': 'the app, en español',
    'app/checkout/later.html': 'the app, at a later step',
    'app/client-dashboard.html': 'the app',
    'app/account/sign-in.html': 'the app',
    'app.html': 'the app',
    'dispute-generator/index.html': `the app, <link rel="canonical" href="${builtOrigin}/dispute-generator"/>`,
    'dispute-generator/index.es.html': 'the app, en español',
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
  logRequests(app, createLog('silent'))
  answerUnknown(app, await serveSite(app, folder, site))
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

  it('asks the guard of a page first: the page, another address, or not-found, also without a build', async () => {
    const guarded = fastify()
    addRegistry(guarded)
    const guards: Record<string, PageGuard> = {
      '/pay/:key': ({ url }) => (url === '/pay/link' ? { seeOther: 'https://pay.example/x' } : 'not-found'),
    }
    answerUnknown(guarded, await serveSite(guarded, null, site, guards))
    const link = await guarded.inject('/pay/link')
    expect([link.statusCode, link.headers.location]).toEqual([303, 'https://pay.example/x'])
    expect((await guarded.inject('/pay/nothing')).statusCode).toBe(404)
    await guarded.close()
  })

  it('leads a shared file that no worker took to the page that asks for it again, and reads nothing of it', async () => {
    const lost = await app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="reports"; filename="a.pdf"\r\n\r\nPDF\r\n--x--\r\n',
    })
    expect([lost.statusCode, lost.headers.location]).toEqual([303, '/upload?client=me&shared=lost'])
  })

  it('answers HEAD like GET', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/checkout' })).statusCode).toBe(200)
    // What stands in a document is its first step.
    expect((await app.inject('/checkout?tier=elite&step=2')).body).toBe('the app, at a later step')
  })

  it('shows the not-found page with status 404 for everything else, and JSON below /api', async () => {
    for (const address of [
      '/nothing',
      '/checkout/more',
      '/assets/gone.js',
      '/assets/app-1a2b3c.js.br',
      '/index.html',
      '/restore/index.es.html',
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

  it('says of an asset that it has no such part, or stands in no such version, and nothing of its request', async () => {
    const asked = (headers: Record<string, string>) => get('/assets/app-1a2b3c.js', headers)
    const beyond = await asked({ range: 'bytes=99-' })
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([416, 'bytes */14', ''])
    const other = await asked({ 'if-match': '"other"' })
    expect([other.statusCode, other.body, other.headers['cache-control']]).toEqual([412, '', 'no-store'])
  })

  it('serves assets precompressed and for ever', async () => {
    const reply = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/app-1a2b3c.js')).body).toBe('console.log(1)')
  })
})

describe('pages made before anybody knew the address of the product', () => {
  const canonical = 'the app, <link rel="canonical" href="https://armor.example/dispute-generator"/>'

  it('name it, in every encoding', async () => {
    const plain = await get('/dispute-generator')
    expect([plain.body, plain.headers['content-encoding']]).toEqual([canonical, undefined])
    const br = await get('/dispute-generator', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(canonical)
    expect(br.headers['content-length']).toBe(String(br.rawPayload.length))
    const gzip = await get('/dispute-generator', { 'accept-encoding': 'br;q=0, gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(canonical)
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
  })

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await get('/restore', { 'accept-encoding': 'br' })
    const known = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` }
    const again = await get('/restore', known)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(again.headers.vary).toBe('cookie, accept-encoding')
    expect((await get('/restore', { ...known, 'accept-encoding': 'gzip' })).statusCode).toBe(200)
  })

  it('are read again after a new build', async () => {
    const place = path.join(folder, 'help/index.html')
    await fs.mkdir(path.dirname(place), { recursive: true })
    await fs.writeFile(place, 'old help')
    expect((await get('/help')).body).toBe('old help')
    await fs.writeFile(place, 'new help')
    await fs.utimes(place, new Date(), new Date(Date.now() + 5_000))
    await expect.poll(async () => (await get('/help')).body).toBe('new help')
    await fs.rm(place)
    await expect.poll(async () => (await get('/help')).statusCode).toBe(404)
  })
})

describe('search engines', () => {
  it('are told not to list private screens, and to list the others', async () => {
    for (const address of ['/client-dashboard', '/checkout', '/dashboard', '/account/folder']) {
      expect([address, (await get(address)).headers['x-robots-tag']]).toEqual([address, 'noindex'])
    }
    for (const address of ['/', '/restore', '/dispute-generator']) {
      expect((await get(address)).headers['x-robots-tag']).toBeUndefined()
    }
  })

  it('find every listed page in both languages, and nothing else, in the site map', async () => {
    const reply = await get('/sitemap.xml')
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
    const found = [...reply.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    const listed = pages.filter((page) => page.indexed).map(({ path }) => `https://armor.example${path}`)
    expect(found).toEqual(listed.flatMap((address) => [address, `${address}?language=es`]))
    expect(reply.body).toContain(
      '<xhtml:link rel="alternate" hreflang="es" href="https://armor.example/restore?language=es"/>',
    )
    expect(reply.body).not.toContain('dashboard')
  })

  it('find the site map by the robots file, which forbids no page', async () => {
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://armor.example/sitemap.xml\n',
    )
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
    const gone = await get('/gone', { cookie: 'language=es' })
    expect([gone.headers.vary, gone.headers['cache-control']]).toEqual([
      'cookie, accept-encoding',
      'no-cache',
    ])
    expect((await get('/gone', { 'if-none-match': String(gone.headers.etag) })).statusCode).toBe(404)
  })

  it('is kept for the pages of the app, which read the cookie themselves', async () => {
    const reply = await get('/checkout?tier=premier&language=es')
    expect([reply.body, reply.headers.vary]).toEqual(['the app, en español', 'cookie, accept-encoding'])
    expect(reply.headers['set-cookie']).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(reply.headers['x-robots-tag']).toBe('noindex')
    // What it loads differs by the language that was chosen.
    expect((await get('/checkout', { cookie: 'language=es' })).body).toBe('the app, en español')
    const back = await get('/checkout?language=en', { cookie: 'language=es' })
    expect([back.body, back.headers['content-language']]).toEqual(['the app', 'en'])
    const plain = await get('/checkout?language=fr')
    expect([plain.body, plain.headers['set-cookie']]).toEqual(['the app', undefined])
  })
})
