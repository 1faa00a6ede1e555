import { describe, expect, it } from 'vitest'
import { findLinkedProduct } from '../shared/catalogue/linked-products.ts'
import { pages } from '../shared/pages.ts'
import { languages } from '../shared/rules/language.ts'
import { builtOrigin } from '../shared/site-origin.ts'
import { appFiles, nameAppPage, pictureAt, renderStaticPage, staticFiles } from './static-pages.tsx'

interface DataPart {
  '@type': string
  name?: string
  offers?: { price: string; url: string }
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
}

const appDocument =
  '<html lang="en"><head><meta name="robots" content="noindex" /><title>ARMOR</title></head><body></body></html>'
const listed = pages.filter((page) => page.indexed).map(({ path }) => path)
const documents = [...staticFiles, ...appFiles]
  .filter(({ path }) => listed.includes(path))
  .map(({ path, language }) => {
    const assets = { styles: [], preloads: [], picture: '/assets/shared/x.png' }
    const html =
      renderStaticPage(path, language, assets) ?? nameAppPage(appDocument, path, language, assets.picture)
    const data: { '@graph': DataPart[] } = JSON.parse(
      html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '',
    )
    return { path, language, html, parts: data['@graph'] }
  })
const said = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? ''

describe('what search engines and shared links read', () => {
  it('is there for every listed page, the one of the app among them, in both languages', () => {
    expect(new Set(documents.map(({ path }) => path))).toEqual(new Set(listed))
    expect(documents).toHaveLength(listed.length * languages.length)
  })

  it.each(documents)('of $path in $language names that very page', ({ path, language, html }) => {
    const address = `${builtOrigin}${path}${language === 'es' ? '?language=es' : ''}`
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`)
    expect(html).toContain(`<meta property="og:image" content="${builtOrigin}/assets/shared/x.png"/>`)
    expect(html.match(/<link rel="alternate"/g)).toHaveLength(3)
    expect(html).not.toContain('noindex')
    expect(said(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(40)
  })

  it('has titles and descriptions that no two pages of a language share', () => {
    for (const language of languages) {
      const own = documents.filter((each) => each.language === language)
      for (const pattern of [/<title>([^<]*)</, /<meta name="description" content="([^"]*)"/]) {
        const texts = own.map(({ html }) => said(html, pattern))
        expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
      }
    }
  })

  it.each(documents)('of $path in $language offers products at the price of the catalogue', ({ parts }) => {
    for (const { offers } of parts.filter((part) => part['@type'] === 'Product')) {
      const { pathname, searchParams } = new URL(offers?.url ?? '')
      const product = findLinkedProduct(pathname.replace('/pay/', ''))
      const dollars = product?.dollars ?? searchParams.get('amount')
      if (dollars !== null) expect(Number(offers?.price)).toBe(Number(dollars))
    }
  })

  it.each(documents)('of $path in $language asks the questions that the page shows', ({ html, parts }) => {
    const body = (html.split('<body>')[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    for (const { name, acceptedAnswer } of parts.flatMap((part) => part.mainEntity ?? [])) {
      expect(body).toContain(name.replaceAll('"', '&quot;'))
      expect(body).toContain(acceptedAnswer.text.slice(0, 40).replaceAll('"', '&quot;'))
    }
  })

  it('cannot end its block of data early', () => {
    for (const { html } of documents) expect(html.split('application/ld+json')).toHaveLength(2)
  })
})

describe('the picture of a shared page', () => {
  it('names the price where there is one, and nothing where nothing is sold', () => {
    expect(pictureAt('/elite', 'en')?.price).toBe('$2,500')
    expect(pictureAt('/subscriptions', 'en')?.price).toBe('$49 - $500')
    expect(pictureAt('/help', 'es')?.price).toBe('')
  })

  it('does not call the sessions beside a page its price', () => {
    expect(pictureAt('/', 'en')?.price).toBe('')
  })

  it('is made for listed pages alone', () => {
    expect(pictureAt('/checkout', 'en')).toBeNull()
    expect(pictureAt('/404', 'en')).toBeNull()
  })
})
