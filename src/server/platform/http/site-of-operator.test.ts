import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorMarks } from '../../../shared/operator-marks.ts'
import { answerUnknown } from './answer-unknown.ts'
import { addRegistry } from './registry.ts'
import { serveSite } from './serve-site.ts'

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
// What an address leads to is of no matter here: pages name it.
const logo = { address: '/logo/0a1b.png', png: Buffer.alloc(0), width: 480, height: 60 }
const claimsOf = (badge: string, figures: string) =>
  `<i><p data-claim="plan-badge" class="a">${badge}</p></i><p data-claim="readiness-figures" class="b">${figures}</p>`
const markIn = (home: string) =>
  `<a href="/" aria-label="${home}" class="x"><span data-operator-logo="" class="m"><svg><path/></svg><span class="n">ARMOR</span></span></a>`
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-site-'))
  const files: Record<string, string> = {
    'terms/index.html': `<dd>${Object.values(operatorMarks).join('</dd><dd>')}</dd>`,
    'terms/index.es.html': `<dd>${operatorMarks.state}</dd>`,
    'software-plans/index.html': claimsOf('Expires 09/05', '500+ businesses'),
    'software-plans/index.es.html': claimsOf('Vence', 'Más de 500'),
    'contact/index.html': `<head></head><a aria-label="y">y</a>${markIn('ARMOR, home')}<span>z</span>`,
    'contact/index.es.html': `<head></head>${markIn('ARMOR, inicio')}`,
    'privacy/index.html': '<head></head>privacy',
    'index.html': 'home page',
    'app.html': 'the app',
    'app/checkout.html': 'the app',
    'assets/app-1a2b3c.js': 'console.log(1)',
    '404.html': '404 Page Not Found',
    '404.es.html': '404 Página no encontrada',
  }
  for (const [name, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await fs.writeFile(path.join(folder, name), content)
  }
  app = fastify()
  addRegistry(app)
  answerUnknown(app, await serveSite(app, folder, site))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await fs.rm(folder, { recursive: true })
})

const get = (url: string) => app.inject({ url })

describe('the site of an operator', () => {
  it('says on the legal pages who operates the site, and of a setting that is missing which one it is', async () => {
    const page = (await app.inject({ url: '/terms' })).body
    expect(page).toBe(
      [
        '<dd>Ann &amp; Sons &lt;Credit&gt; $&amp; LLC</dd>',
        '<dd>1 Main Street, Dover, DE 19901</dd>',
        '<dd><a class="text-link" href="mailto:help@ann.example">help@ann.example</a></dd>',
        '<dd>Missing: the operator of this site must set COMPANY_STATE.</dd>',
      ].join(''),
    )
    const spanish = (await app.inject({ url: '/terms?language=es' })).body
    expect(spanish).toContain('debe definir COMPANY_STATE')
  })

  it('says of the business what its operator says, or what the specification prints', async () => {
    const plans = await app.inject({ url: '/software-plans' })
    expect(plans.body).toContain('<i><p data-claim="plan-badge" class="a">Until &lt;May&gt; $&amp; 4</p></i>')
    expect(plans.body).not.toContain('500')
    const spanish = await app.inject({ url: '/software-plans', headers: { cookie: 'language=es' } })
    expect(spanish.body).toBe(claimsOf('Vence', 'Más de 500'))
  })

  it('wears the colour of its operator, in a sheet that its address says all of', async () => {
    const link = '<link rel="stylesheet" href="/looks.css?1a4fa0">'
    expect((await get('/privacy')).body).toBe(`<head>${link}</head>privacy`)
    const sheet = await get('/looks.css?1a4fa0')
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(sheet.body).toContain('--press:#1a4fa0;')
    for (const address of ['/looks.css', '/looks.css?red', '/looks.css?1a4fa0;}body{}'])
      expect((await get(address)).statusCode).toBe(404)
  })

  it('carries the logo of its operator in place of the mark, with the name beside it and its size given', async () => {
    const marked = fastify()
    addRegistry(marked)
    const own = { ...site, accent: null, logo }
    answerUnknown(marked, await serveSite(marked, folder, own))
    const page = async (url: string) => (await marked.inject(url)).body
    const name = 'Ann &amp; Sons &lt;Credit&gt; $&amp; LLC'
    const told = `<meta name="operator-logo" content="{&quot;src&quot;:&quot;/logo/0a1b.png&quot;,&quot;alt&quot;:&quot;${name}&quot;,&quot;width&quot;:160,&quot;height&quot;:20}">`
    const shown = (home: string) =>
      `<a href="/" aria-label="${name}, ${home}" class="x"><span class="operator-logo"><img src="/logo/0a1b.png" alt="${name}" width="160" height="20"></span></a>`
    expect(await page('/contact')).toBe(
      `<head>${told}</head><a aria-label="y">y</a>${shown('home')}<span>z</span>`,
    )
    expect(await page('/contact?language=es')).toBe(`<head>${told}</head>${shown('inicio')}`)
    expect(await page('/checkout')).toBe('the app')
    expect(await page('/privacy')).toBe(`<head>${told}</head>privacy`)
    await marked.close()
    const nameless = fastify()
    addRegistry(nameless)
    const unnamed = { ...own, operator: { ...site.operator, company: null } }
    answerUnknown(nameless, await serveSite(nameless, folder, unnamed))
    expect((await nameless.inject('/privacy')).body).toBe('<head></head>privacy')
    await nameless.close()
  })
})
