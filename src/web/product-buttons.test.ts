import { describe, expect, it } from 'vitest'
import { productRows, productTable } from '../../test/support/product-table.ts'
import { choosePurchase } from '../shared/catalogue/choose-purchase.ts'
import { grants } from '../shared/catalogue/grants.ts'
import { findLinkedProduct, linkedProducts } from '../shared/catalogue/linked-products.ts'
import { payAddress } from '../shared/catalogue/product.ts'
import { languages } from '../shared/rules/language.ts'
import { formatDollars } from '../shared/rules/money.ts'
import { productPage } from './features/storefront/product-page.ts'
import { renderStaticPage } from './static-pages.tsx'
import { storefrontPages } from './storefront-pages.ts'

/** Every page of the storefront as the build ships it, once in each language. */
const pages = languages.flatMap((language) =>
  Object.keys(storefrontPages).map((path) => {
    const html = renderStaticPage(path, language, { styles: [], preloads: [] }) ?? ''
    const buttons = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(
      ([, to = '', inner = '']) => {
        const address = to.replaceAll('&amp;', '&')
        return /^\/(pay|checkout)\b/.test(address)
          ? { to: address, says: inner.replaceAll(/<[^>]*>/g, '') }
          : []
      },
    )
    return { path, language, html, buttons, sold: buttons.map(({ to }) => to) }
  }),
)

describe('the buttons of the storefront', () => {
  it('leave no product out: each has a row in the table of products', () => {
    const sold = Object.keys(grants).filter((key) => key !== 'tester')
    expect(Object.keys(productTable).sort()).toEqual(sold.sort())
  })

  it('each lead to something that is sold, at the price of its row', () => {
    const wrong = pages.flatMap(({ path, sold }) =>
      sold
        .filter((to) => !productRows.some(([, { button }]) => button?.[1] === to))
        .map((to) => `${path}: ${to}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(productRows.filter(([, { button }]) => button !== null))(
    '%s stands on its page, in both languages, with its price',
    (_key, row) => {
      const [path, address] = row.button ?? ['', '']
      const own = pages.filter((page) => page.path === path)
      expect(own).toHaveLength(languages.length)
      for (const { sold, html } of own) {
        expect(sold).toContain(address)
        expect(html).toContain(formatDollars(row.price, { whole: true }))
      }
    },
  )

  it('say what they sell to whoever hears their names one after the other', () => {
    const alike = pages.flatMap(({ path, language, buttons }) =>
      buttons
        .filter(({ to, says }) => buttons.some((other) => other.says === says && other.to !== to))
        .map(({ says }) => `${path} (${language}): ${says}`),
    )
    expect(alike).toEqual([])
  })

  it.each(productRows.filter(([, { button }]) => button !== null))(
    '%s has the button that the table names',
    (_key, row) => {
      const [path, address, says] = row.button ?? ['', '', '']
      const [own] = pages.filter((page) => page.path === path && page.language === 'en')
      const named = own?.buttons.filter((each) => each.says.startsWith(says))
      expect([...new Set(named?.map(({ to }) => to))]).toEqual([address])
    },
  )

  it.each(productRows)('%s costs what its address says', (key, { button, price }) => {
    const [, address = '/checkout'] = button ?? []
    const { pathname, searchParams } = new URL(address, 'https://armor.example')
    if (pathname.startsWith('/pay/')) expect(findLinkedProduct(key)?.dollars).toBe(price)
    else if (button || key === 'standard')
      expect(choosePurchase(Object.fromEntries(searchParams))).toMatchObject({
        ok: true,
        product: { key, dollars: price },
      })
  })

  it.each(linkedProducts.map((product) => [product.key, product] as const))(
    '%s: Cancel leads to the place of a page that sells it at this price',
    (key, product) => {
      const [path, place] = productPage(product).split('#')
      const [own] = pages.filter((page) => page.path === path && page.language === 'en')
      expect(own?.sold).toContain(payAddress(key))
      if (place) expect(own?.html).toContain(`id="${place}"`)
    },
  )
})
