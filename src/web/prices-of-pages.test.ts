import { describe, expect, it } from 'vitest'
import { entityReadiness } from '../shared/catalogue/funding-products.ts'
import { linkedProducts } from '../shared/catalogue/linked-products.ts'
import { applicationModule, performanceFee, successFeeOn } from '../shared/catalogue/success-fees.ts'
import { ninetyDayMax, standardRepair, tiers } from '../shared/catalogue/tiers.ts'
import { formatDollars } from '../shared/rules/money.ts'
import { markedFinding } from './features/site/proof/marked-finding.ts'
import { renderStaticPage, staticFiles } from './static-pages.tsx'

const assets = { styles: [], preloads: [] }
const sessions = ['$75', '$97', '$100']

/** What each page must show: specification of the storefront, sections 2 and 9 (decision 8: each page its own price). */
const demanded: Record<string, readonly string[]> = {
  '/': sessions,
  '/restore': ['$300'],
  '/software-plans': ['$500', '$750', '$1,250', '$2,500', '$1,750', ...sessions],
  '/subscriptions': ['$49', '$125', '$147', '$500', '$588', ...sessions],
  '/diy-plans': ['$49', '$125', '$147', '$500', '$588', '$97'],
  '/all-solutions': ['$49', '$125', '$500', '$97', '$300', ...sessions],
  '/toolkits': ['$300', '$1,500', '$399', '$250', '$500'],
  '/collections-dispute-module': ['$300'],
  '/credit-fast-track-module': ['$1,500'],
  '/funding-application-module': ['$399', '$99', '$300', '10%', '$5,000'],
  '/armor-ready': ['$497'],
  '/entity-readiness-bundle': ['$997', '$497'],
  '/premier': ['$1,750'],
  '/elite': ['$2,500'],
  '/premium': ['$1,250'],
  '/standard': ['$300'],
  '/90-day-max': ['$750'],
  '/broken-lease': ['$225', '$500', '$75', '$97'],
  '/collections-toolkit': ['$300'],
  '/10k-september-play': ['$400', '10%', '$75', '$97'],
  '/performance-based-fee': ['10%', '$50K', '$5,000', '$100K', '$10,000', '$0', '$75', '$97'],
  '/readiness': [
    ...['$50K', '$5M', '$10K', '$500K', '$100K', '$3M', '$5K', '$250K', '$150K'],
    ...['$497', '$997', '$400', '10%', '78%', '89%'],
  ],
  '/help': ['300 to 850', '30%', '35%', '15%', '30 to 45 days', '36%', '28%', '75-90%'],
}

/** Amounts of the specification that nobody pays to us: typical criteria and ranges of lenders, deposits, examples. */
const quoted = [
  ...['$5,000', '$50,000', '$100,000', '$1,800', '$1,400'],
  // What each kind of funding usually offers.
  ...['$5K', '$10K', '$50K', '$100K', '$150K', '$250K', '$500K', '$3M', '$5M'],
]

const products = [...linkedProducts, ...Object.values(tiers), standardRepair, ninetyDayMax, entityReadiness]
const amounts = [
  ...products.flatMap((product) => [
    product.dollars,
    ...('originalDollars' in product && typeof product.originalDollars === 'number'
      ? [product.originalDollars]
      : []),
  ]),
  applicationModule.dollars,
  applicationModule.packageDollars,
  ...performanceFee.fundedExamples.map(successFeeOn),
]
const listed = new Set([
  ...amounts.map((dollars) => formatDollars(dollars, { whole: true })),
  // The lines of the finding that the home page shows are no prices.
  ...markedFinding.lines.map(({ printed }) => printed.replaceAll(/[<>]/g, '')),
  ...quoted,
])

const texts = staticFiles.map(({ path, language }) => {
  const [, body = ''] = (renderStaticPage(path, language, assets) ?? '').split('<body>')
  return { path, language, text: body.replace(/<[^>]+>/g, ' ') }
})

describe('the prices on the pages', () => {
  it.each(texts)('of $path in $language are those of the catalogue, or are declared', ({ text }) => {
    const shown = text.match(/\$[\d,.]*\d[KM]?/g) ?? []
    expect([...new Set(shown)].filter((price) => !listed.has(price))).toEqual([])
  })

  it.each(Object.entries(demanded))('of %s are all that the specification demands', (path, prices) => {
    const { text = '' } = texts.find((each) => each.path === path && each.language === 'en') ?? {}
    expect(prices.filter((price) => !shows(text, price))).toEqual([])
  })
})

/** '$500' does not stand in '$500,000' or '$5001'. */
function shows(text: string, price: string): boolean {
  return new RegExp(`${price.replaceAll('$', '\\$')}(?!,?\\d)`).test(text)
}
