import { describe, expect, it } from 'vitest'
import { packagePages } from '../shared/catalogue/package-pages.ts'
import { restoreTexts } from '../shared/messages/es/site/restore.ts'
import { notFoundPath, pages, staticFileOf } from '../shared/pages.ts'
import type { Language } from '../shared/rules/language.ts'
import { formatDollars } from '../shared/rules/money.ts'
import { pageModules } from './page-modules.ts'
import { languageAsked, renderStaticPage, staticFiles } from './static-pages.tsx'

const scripts = {
  check: '/assets/check.js',
  'help-search': '/assets/help-search.js',
  'lead-form': '/assets/lead-form.js',
  'message-form': '/assets/message-form.js',
}
const assets = { styles: ['/assets/site.css'], preloads: ['/assets/sans.woff2'], scripts }

/** The pages with a form, and the script of each; every other page runs none. */
const scriptsOfForms: Record<string, string> = {
  '/check': scripts.check,
  '/help': scripts['help-search'],
  '/': scripts['lead-form'],
  '/contact': scripts['message-form'],
}

const rendered = new Map(
  staticFiles.map(({ path, language }) => [`${path} ${language}`, renderStaticPage(path, language, assets)]),
)
const htmlOf = (path: string, language: Language) => rendered.get(`${path} ${language}`) ?? ''

describe('static pages', () => {
  it.each(staticFiles)(
    '$path in "$language" has one h1, a title, and nothing that the strict policy forbids',
    ({ path, language }) => {
      const html = htmlOf(path, language)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/)
      expect(html).toContain('href="/assets/site.css"')
      // Data for search engines is no script: the policy does not run it, and says so only of this very type.
      const tags = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
      const running = tags.filter((tag) => tag !== '<script type="application/ld+json">')
      const address = scriptsOfForms[path]
      expect(running).toEqual(address ? [`<script type="module" src="${address}">`] : [])
    },
  )

  it.each(staticFiles)(
    '$path in "$language" leads from its footer to help, the legal pages, contact, the sign-in and the other language',
    ({ path, language }) => {
      const footer = /<footer.*<\/footer>/s.exec(htmlOf(path, language))?.[0]
      for (const href of [
        '/help',
        '/terms',
        '/privacy',
        '/refunds',
        '/contact',
        '/client-dashboard?client=me',
      ])
        expect(footer).toContain(`href="${href}"`)
      expect(footer).toContain(language === 'en' ? 'href="?language=es"' : 'href="?language=en"')
    },
  )

  it('the home page leads to both halves and to the sign-in', () => {
    const html = htmlOf('/', 'en')
    for (const href of ['/restore', '/readiness', '/client-dashboard?client=me'])
      expect(html).toContain(`href="${href}"`)
    for (const text of ['Choose Your ARMOR Solution', 'Get Software Access', 'Access Application Tools']) {
      expect(html).toContain(text)
    }
  })

  it('the hub of the dispute half leads to its five ways, to every package and to the free test', () => {
    const html = htmlOf('/restore', 'en')
    for (const way of ['software-plans', 'subscriptions', 'diy-plans', 'toolkits', 'dispute-generator'])
      expect(html).toContain(`href="/${way}"`)
    for (const { path, product } of Object.values(packagePages)) {
      expect(html).toContain(`href="${path}"`)
      expect(html).toContain(formatDollars(product.dollars, { whole: true }))
    }
    expect(html).toContain('access starts from $300')
    expect(html).toMatch(/href="\/apply-beta"[^>]*>Apply to Test</)
  })

  it('the not-found page says so and is not listed by search engines', () => {
    const html = htmlOf(notFoundPath, 'en')
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('content="noindex"')
  })

  it('an address of the app is none of them', () => {
    expect(renderStaticPage('/checkout', 'en', assets)).toBeNull()
  })
})

describe('static pages in Spanish', () => {
  /** What is quoted in English says so; the rest is the page's own words. */
  const withoutQuotes = (html: string) => html.replace(/<(p|blockquote)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, '')
  const textsIn = (html: string) =>
    withoutQuotes(html.split('<body>')[1] ?? '')
      .split(/<[^>]+>/)
      .filter((text) => /[a-z]{3}.* .*[a-z]{3}/i.test(text))

  it.each(pages.filter(({ kind }) => kind === 'static'))(
    '$path has no sentence in English left',
    ({ path }) => {
      const english = new Set(textsIn(htmlOf(path, 'en')))
      const spanish = textsIn(htmlOf(path, 'es'))
      expect(english.size).toBeGreaterThan(5)
      expect(spanish.filter((text) => english.has(text) && !/^ARMOR /.test(text))).toEqual([])
    },
  )

  it('have titles and descriptions of their own', () => {
    const html = htmlOf('/restore', 'es')
    const { title, description } = restoreTexts
    expect(html).toContain(`<title>${title} - ARMOR</title>`)
    expect(html).toContain(`<meta name="description" content="${description('$300')}"/>`)
  })

  it('lead to the other language, at whatever address they stand', () => {
    for (const path of ['/help', notFoundPath]) {
      expect(renderStaticPage(path, 'en', assets)).toMatch(/<a href="\?language=es"[^>]* lang="es"/)
      expect(renderStaticPage(path, 'es', assets)).toMatch(/<a href="\?language=en"[^>]* lang="en"/)
    }
  })

  it('are in English only where the letter is', () => {
    const apartFromLetters = htmlOf('/', 'es').replaceAll(/<blockquote lang="en".*?<\/blockquote>/gs, '')
    expect(htmlOf('/', 'es')).toMatch(/, account\s/)
    expect(apartFromLetters).not.toMatch(/, account\s/)
    expect(apartFromLetters).toMatch(/, cuenta\s/)
  })

  it('stand beside the English ones', () => {
    expect(['/', '/help', notFoundPath].map((path) => staticFileOf(path, 'es'))).toEqual([
      'index.es.html',
      'help/index.es.html',
      '404.es.html',
    ])
    expect(new Set(staticFiles.map(({ file }) => file)).size).toBe(staticFiles.length)
  })

  it('are shown in development as the server of the product would', () => {
    expect(languageAsked('?language=es', 'language=en')).toBe('es')
    expect(languageAsked('', 'language=es')).toBe('es')
    expect(languageAsked('?language=fr', undefined)).toBe('en')
  })
})

describe('pages of the app', () => {
  it('have a file each, and no file is left without an address', () => {
    const listed = pages.filter((page) => page.kind === 'app').map((page) => page.path)
    expect(Object.keys(pageModules).sort()).toEqual([...listed].sort())
  })
})
