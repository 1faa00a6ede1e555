import { describe, expect, it } from 'vitest'
import { siteMessages } from '../shared/messages/site-messages.ts'
import { notFoundPath, pages, staticFileOf } from '../shared/pages.ts'
import { pageModules } from './page-modules.ts'
import { languageAsked, renderStaticPage, staticFiles } from './static-pages.tsx'

const assets = { styles: ['/assets/site.css'], preloads: ['/assets/sans.woff2'] }

describe('static pages', () => {
  it.each(staticFiles)(
    '$path in "$language" has one h1, a title, and nothing that the strict policy forbids',
    ({ path, language }) => {
      const html = renderStaticPage(path, language, assets) ?? ''
      expect(html).toContain(`<html lang="${language}">`)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).not.toMatch(/<script|<style|\sstyle="|\son\w+="/)
      expect(html).toContain('href="/assets/site.css"')
    },
  )

  it('the home page leads to both halves and to the sign-in', () => {
    const html = renderStaticPage('/', 'en', assets) ?? ''
    for (const href of ['/restore', '/readiness', '/client-dashboard?client=me'])
      expect(html).toContain(`href="${href}"`)
    for (const text of ['Choose Your ARMOR Solution', 'Get Software Access', 'Access Application Tools']) {
      expect(html).toContain(text)
    }
  })

  it('the plans page leads to the checkout of every tier', () => {
    const html = renderStaticPage('/restore', 'en', assets) ?? ''
    for (const tier of ['standard', 'premium', 'premier', 'elite'])
      expect(html).toContain(`/checkout?tier=${tier}"`)
    for (const price of ['$500', '$1,250', '$1,750', '$2,500']) expect(html).toContain(price)
  })

  it('the not-found page says so and is not listed by search engines', () => {
    const html = renderStaticPage(notFoundPath, 'en', assets) ?? ''
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('content="noindex"')
  })

  it('an address of the app is none of them', () => {
    expect(renderStaticPage('/checkout', 'en', assets)).toBeNull()
  })
})

describe('static pages in Spanish', () => {
  const textsIn = (html: string) =>
    (html.split('<body>')[1] ?? '').split(/<[^>]+>/).filter((text) => /[a-z]{3}.* .*[a-z]{3}/i.test(text))

  it.each(pages.filter(({ kind }) => kind === 'static'))(
    '$path has no sentence in English left',
    ({ path }) => {
      const english = new Set(textsIn(renderStaticPage(path, 'en', assets) ?? ''))
      const spanish = textsIn(renderStaticPage(path, 'es', assets) ?? '')
      expect(english.size).toBeGreaterThan(5)
      expect(spanish.filter((text) => english.has(text) && !/^ARMOR /.test(text))).toEqual([])
    },
  )

  it('have titles and descriptions of their own', () => {
    const html = renderStaticPage('/restore', 'es', assets) ?? ''
    const { title, lead } = siteMessages.es.home.restorePage
    expect(html).toContain(`<title>${title} - ARMOR</title>`)
    expect(html).toContain(`<meta name="description" content="${lead}"/>`)
  })

  it('lead to the other language, at whatever address they stand', () => {
    for (const path of ['/help', notFoundPath]) {
      expect(renderStaticPage(path, 'en', assets)).toMatch(/<a href="\?language=es"[^>]* lang="es"/)
      expect(renderStaticPage(path, 'es', assets)).toMatch(/<a href="\?language=en"[^>]* lang="en"/)
    }
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
