import { describe, expect, it } from 'vitest'
import { plans, sessions, subscriptions, toolkits } from '../shared/catalogue/linked-products.ts'
import { payAddress } from '../shared/catalogue/product.ts'
import { siteMessages } from '../shared/messages/site-messages.ts'
import { forbiddenWordsIn } from '../shared/rules/forbidden-words.ts'
import { languages } from '../shared/rules/language.ts'
import { renderStaticPage } from './static-pages.tsx'
import { storefrontPages } from './storefront-pages.ts'

const paths = [
  ...(['/restore', '/software-plans', '/subscriptions', '/diy-plans', '/all-solutions'] as const),
  ...(['/standard', '/90-day-max', '/premium', '/premier', '/elite', '/beta-tester'] as const),
]

const made = new Map<string, string>()
/** A page is the same each time it is made. */
function html(path: string, language: 'en' | 'es' = 'en'): string {
  const address = `${language} ${path}`
  const page = made.get(address) ?? renderStaticPage(path, language, { styles: [], preloads: [] }) ?? ''
  made.set(address, page)
  return page
}
/** What a reader sees above the footer, in the order of the page. */
const textOf = (path: string) =>
  (html(path).split(/<body>|<footer/)[1] ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
const paymentLinks = (path: string) =>
  [...html(path).matchAll(/<a [^>]*href="(\/pay\/[^"]+)"[^>]*>/g)].map(([tag, to]) => ({ tag, to }))

describe('pages of plans and tiers', () => {
  it.each([
    ['/premier', '/checkout?tier=premier&amp;amount=1750', '$1,750'],
    ['/elite', '/checkout?tier=elite&amp;amount=2500', '$2,500'],
    ['/premium', '/checkout?tier=premium&amp;amount=1250', '$1,250'],
    ['/standard', '/checkout?service=standard&amp;amount=300', '$300'],
    ['/90-day-max', '/checkout?service=90-day-max&amp;amount=750', '$750'],
  ])('%s leads to its own checkout and to no other', (path, target, price) => {
    const checkouts = new Set([...html(path).matchAll(/href="(\/checkout[^"]*)"/g)].map(([, to]) => to))
    expect([...checkouts]).toEqual([target])
    expect(textOf(path)).toContain(`Continue to checkout: ${price}`)
  })

  it.each([
    ['/software-plans', [...plans, ...sessions]],
    ['/subscriptions', [...subscriptions, ...sessions]],
    ['/diy-plans', subscriptions],
    ['/all-solutions', [...subscriptions, ...plans, ...toolkits, ...sessions]],
  ] as const)(
    '%s sells each product through its payment link, in a new tab that learns nothing of this one',
    (path, products) => {
      const links = paymentLinks(path)
      for (const { key } of products) expect(links.map(({ to }) => to)).toContain(payAddress(key))
      for (const { tag } of links) {
        expect(tag).toContain('target="_blank"')
        expect(tag).toContain('rel="noopener noreferrer"')
      }
    },
  )

  it('the software plans show the promo with its former price and badge, the free beta, and the terms', () => {
    const text = textOf('/software-plans')
    for (const said of [
      '$500 one payment was $750',
      'Expires 09/05',
      'Beta Tester',
      'Up to 3 dispute rounds',
      '2 dispute rounds, 90-day service period',
      'within 24-48 hours',
      'Mon-Fri 9AM-6PM EST',
      'pay the difference',
      'Downgrades are not available',
      'no refunds once software access is granted',
    ])
      expect(text).toContain(said)
    // The operator's settings may word it otherwise: the server finds it by its name.
    expect(html('/software-plans')).toMatch(/<p data-claim="plan-badge" class="[^"<>]*">Expires 09\/05<\/p>/)
    const readiness = renderStaticPage('/readiness', 'en', { styles: [], preloads: [] })
    expect(readiness).toMatch(/<p data-claim="readiness-figures" class="[^"<>]*">500\+ businesses[^<]*<\/p>/)
  })

  it('the subscriptions show what they are measured against, and how to change and end them', () => {
    const text = textOf('/subscriptions')
    for (const said of [
      'DIY Software Access',
      '$125 per quarter instead of $147',
      '$500 per year instead of $588',
      '15% savings',
      'Most Popular',
      'Apply immediately',
      'next billing cycle',
      'end of the billing period',
      'Kept for 90 days after cancellation',
    ])
      expect(text).toContain(said)
  })

  it('the questions open one at a time: four on the DIY plans', () => {
    expect(html('/diy-plans').match(/<details name="diy-plans"/g)).toHaveLength(4)
    const all = html('/software-plans').match(/<details /g)
    expect(html('/software-plans').match(/<details name="software-plans"/g)).toHaveLength(all?.length ?? -1)
  })

  it('all solutions have the four sections that other pages link to, and Fast Track at 500', () => {
    for (const id of ['subscriptions', 'software-solutions', 'toolkits', 'consultations'])
      expect(html('/all-solutions')).toContain(`<section id="${id}"`)
    expect(paymentLinks('/all-solutions').map(({ to }) => to)).toContain('/pay/credit-fast-track-overview')
    expect(paymentLinks('/all-solutions').map(({ to }) => to)).not.toContain('/pay/credit-fast-track-module')
    expect(html('/all-solutions')).toContain('href="/credit-fast-track-module"')
  })

  it('the money-back claim stands on its own page and in the refund policy alone, and the other text on refunds everywhere else', () => {
    const withClaim = Object.keys(storefrontPages).filter((path) => /money-back/i.test(textOf(path)))
    expect(withClaim).toEqual(['/90-day-max', '/refunds'])
    const without = ['/software-plans', '/subscriptions', '/diy-plans', '/standard', '/premium', '/elite']
    for (const path of without) expect(textOf(path)).toMatch(/no refunds once software access is granted/i)
    expect(textOf('/90-day-max')).not.toMatch(/no refunds/i)
    expect(textOf('/90-day-max')).toContain('Unlimited dispute rounds')
  })

  it('the beta is free, and leads to the application and back', () => {
    for (const to of ['/apply-beta', '/']) expect(html('/beta-tester')).toContain(`href="${to}"`)
    expect(textOf('/beta-tester')).toContain('normally $500')
  })

  it.each(paths)(
    '%s says below the fold that it promises nothing, and nothing that the law forbids',
    (path) => {
      expect(html(path)).toMatch(/<aside[^>]*>.*(outcome|nothing)/s)
      const about = /money-back guarantee|The guarantee is about/
      const found = forbiddenWordsIn(textOf(path).replaceAll(new RegExp(about, 'g'), ''))
      expect(found).toEqual([])
    },
  )

  it.each(languages)('tell search engines what they sell and what they answer, in "%s" too', (language) => {
    const messages = siteMessages[language]
    for (const path of paths) {
      const page = storefrontPages[path]
      expect(page.description?.(messages).length).toBeGreaterThan(60)
      for (const { url, name } of page.offers?.(messages) ?? []) {
        expect(html(path, language)).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
        expect(html(path, language)).toContain(name)
      }
      for (const { question } of page.questions?.(messages) ?? [])
        expect(html(path, language)).toContain(question)
    }
  })
})
