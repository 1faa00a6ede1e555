import { describe, expect, it } from 'vitest'
import { siteMessages } from '../shared/messages/site-messages.ts'
import { forbiddenWordsIn } from '../shared/rules/forbidden-words.ts'
import { renderStaticPage } from './static-pages.tsx'
import { storefrontPages } from './storefront-pages.ts'

const htmlOf = (path: string, language: 'en' | 'es' = 'en') =>
  renderStaticPage(path, language, { styles: [], preloads: [] }) ?? ''

/** Specification, sections 2 and 9, and decision 8: what a page charges, and where its buttons lead. */
const sold: readonly [path: string, price: string, href: string][] = [
  ['/toolkits', '$300', '/collections-toolkit'],
  ['/toolkits', '$1,500', '/credit-fast-track-module'],
  ['/toolkits', '$399', '/funding-application-module'],
  ['/toolkits', '$250', '/rental-toolkit-basic'],
  ['/toolkits', '$500', '/rental-toolkit-premium'],
  ['/collections-dispute-module', '$300', '/pay/collections-dispute-module'],
  ['/credit-fast-track-module', '$1,500', '/pay/credit-fast-track-module'],
  ['/funding-application-module', '$399', '/pay/application-prequalification'],
  ['/armor-ready', '$497', '/readiness/apply'],
  ['/entity-readiness-bundle', '$997', '/readiness/apply'],
  ['/broken-lease', '$225', '/pay/broken-lease-single'],
  ['/broken-lease', '$500', '/pay/broken-lease-all'],
  ['/broken-lease', '$250', '/pay/rental-toolkit'],
  ['/broken-lease', '$500', '/pay/rental-toolkit-premium'],
  ['/collections-toolkit', '$300', '/pay/collections-toolkit'],
  ['/10k-september-play', '$400', '/pay/10k-september-play'],
  ['/performance-based-fee', '10%', '/readiness/apply'],
]
const paths = [...new Set(sold.map(([path]) => path))]

const pageAt = (path: string) => Object.entries(storefrontPages).find(([each]) => each === path)?.[1]

describe('the pages of toolkits, modules and offers', () => {
  it.each(sold)('%s has a card at %s whose button leads to %s', (path, price, href) => {
    for (const language of ['en', 'es'] as const) {
      const card = htmlOf(path, language)
        .split('<article')
        .find((each) => each.includes(`href="${href}"`))
      expect(card).toContain(`>${price}<`)
    }
  })

  it('open every payment link in a new tab, and say so', () => {
    for (const path of paths)
      for (const [link] of htmlOf(path).matchAll(/<a [^>]*href="\/pay\/.*?<\/a>/g)) {
        expect(link).toContain('target="_blank" rel="noopener')
        expect(link).toContain('opens in a new tab')
      }
  })

  it('have the header links that the specification gives them', () => {
    const linksOf = (path: string) =>
      [
        ...(/<nav [^>]*aria-label="Main".*?<\/nav>/.exec(htmlOf(path))?.[0] ?? '').matchAll(
          /href="([^"]+)"/g,
        ),
      ].map(([, href]) => href)
    expect(linksOf('/broken-lease')).toEqual(['/', '/apply', '/broken-lease'])
    expect(linksOf('/collections-toolkit')).toEqual(['/', '/software-plans', '/collections-toolkit'])
    expect(linksOf('/10k-september-play')).toEqual(['/software-plans'])
    expect(linksOf('/performance-based-fee')).toEqual(['/software-plans'])
  })

  it('show the stages and terms of the specification', () => {
    for (const path of ['/broken-lease', '/collections-toolkit'])
      for (const days of ['3-5 days', '30-45 days', '60-90 days', '90-180 days'])
        expect(htmlOf(path)).toContain(`>${days}<`)
    expect(htmlOf('/collections-toolkit')).toContain('30-120 days is typical')
    expect(htmlOf('/broken-lease')).toContain('id="pricing"')
    for (const days of ['0-30 days', '30-60 days', '60-90 days'])
      expect(htmlOf('/credit-fast-track-module')).toContain(`>${days}<`)
    for (const price of ['$99', '$300', '10%'])
      expect(htmlOf('/funding-application-module')).toContain(`>${price}<`)
  })

  it('draw the fee of what was funded: a tenth, and nothing of nothing', () => {
    const examples = htmlOf('/performance-based-fee').split('Fee examples')[1] ?? ''
    const found = [
      ...examples.matchAll(/>(\$50K funded|\$100K funded|No funding|\$5,000|\$10,000|\$0)</g),
    ].map(([, text]) => text)
    expect(found).toEqual(['$50K funded', '$5,000', '$100K funded', '$10,000', 'No funding', '$0'])
  })

  it('sell the two sessions of an offer in its own words', () => {
    for (const path of ['/10k-september-play', '/performance-based-fee']) {
      const html = htmlOf(path)
      const at = ['/pay/profile-review"', '/pay/strategy-session"', '/pay/intake-session"'].map((href) =>
        html.indexOf(href),
      )
      expect(at[0]).toBeGreaterThan(0)
      expect(at[1]).toBeGreaterThan(at[0] ?? 0)
      expect(at[2]).toBe(-1)
      expect(html).toContain('>A quick assessment<')
      expect(html).toContain('>A personalized roadmap credited toward the package<')
    }
  })

  it('promise nothing that the law forbids to promise, in either language', () => {
    for (const language of ['en', 'es'] as const)
      for (const path of paths) {
        const main = /<main.*?<\/main>/s.exec(htmlOf(path, language))?.[0] ?? ''
        const text = main.replace(/<[^>]+>/g, '. ')
        expect(text.length).toBeGreaterThan(1000)
        expect(forbiddenWordsIn(text), `${path} ${language}`).toEqual([])
      }
  })

  it('tell search engines the prices that they show', () => {
    for (const path of paths)
      for (const { dollars, url } of pageAt(path)?.offers?.(siteMessages.en) ?? []) {
        expect(htmlOf(path)).toContain(`>$${dollars.toLocaleString('en-US')}<`)
        if (url.startsWith('/pay/')) expect(htmlOf(path)).toContain(`href="${url}"`)
      }
  })
})
