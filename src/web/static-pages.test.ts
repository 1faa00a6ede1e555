import { describe, expect, it } from 'vitest'
import { pages } from '../shared/pages.ts'
import { pageModules } from './page-modules.ts'
import { notFoundPath, renderStaticPage, staticPaths } from './static-pages.tsx'

const assets = { styles: ['/assets/site.css'], preloads: ['/assets/sans.woff2'] }

describe('static pages', () => {
  it.each([...staticPaths, notFoundPath])(
    '%s has one h1, a title, and nothing that the strict policy forbids',
    (path) => {
      const html = renderStaticPage(path, assets) ?? ''
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).not.toMatch(/<script|<style|\sstyle="|\son\w+="/)
      expect(html).toContain('href="/assets/site.css"')
    },
  )

  it('the home page leads to both halves and to the sign-in', () => {
    const html = renderStaticPage('/', assets) ?? ''
    for (const href of ['/restore', '/readiness', '/client-dashboard?client=me'])
      expect(html).toContain(`href="${href}"`)
    for (const text of ['Choose Your ARMOR Solution', 'Get Software Access', 'Access Application Tools']) {
      expect(html).toContain(text)
    }
  })

  it('the plans page leads to the checkout of every tier', () => {
    const html = renderStaticPage('/restore', assets) ?? ''
    for (const tier of ['standard', 'premium', 'premier', 'elite'])
      expect(html).toContain(`/checkout?tier=${tier}"`)
    for (const price of ['$500', '$1,250', '$1,750', '$2,500']) expect(html).toContain(price)
  })

  it('the not-found page says so and is not listed by search engines', () => {
    const html = renderStaticPage(notFoundPath, assets) ?? ''
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('content="noindex"')
  })

  it('an address of the app is none of them', () => {
    expect(renderStaticPage('/checkout', assets)).toBeNull()
  })
})

describe('pages of the app', () => {
  it('have a file each, and no file is left without an address', () => {
    const listed = pages.filter((page) => page.kind === 'app').map((page) => page.path)
    expect(Object.keys(pageModules).sort()).toEqual([...listed].sort())
  })
})
