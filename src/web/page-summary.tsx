import type { ReactNode } from 'react'
import { sessions } from '../shared/catalogue/linked-products.ts'
import { payAddress } from '../shared/catalogue/product.ts'
import { type SiteMessages, siteMessages } from '../shared/messages/site-messages.ts'
import { addressIn } from '../shared/page-address.ts'
import type { Language } from '../shared/rules/language.ts'
import { formatDollars } from '../shared/rules/money.ts'
import { builtOrigin } from '../shared/site-origin.ts'
import { markedFindingIn } from './features/site/proof/marked-finding-in.ts'
import { pageTitle } from './lib/page-title.ts'
import { SearchHead } from './search-head.tsx'
import type { PageSummary, ShownOffer, ShownQuestion } from './static-page.ts'
import { structuredData } from './structured-data.ts'

/** What the picture of a shared page shows. */
export interface SharedPicture {
  title: string
  /** '$300', '$49 - $500'; '' where nothing is sold. */
  price: string
  /** The product's one picture in small: lines of a report whose values are marked, and what is wrong with them. */
  lines: readonly { label: string; value: string }[]
  finding: string
}

export type SummarizedPage = PageSummary & {
  questions?: (messages: SiteMessages) => readonly ShownQuestion[]
}

/** @throws for a page without a description: search engines would make one up. */
export function searchHeadOf(
  path: string,
  language: Language,
  page: SummarizedPage,
  picture: string | undefined,
): ReactNode {
  const messages = siteMessages[language]
  const title = pageTitle(page.title(messages))
  const description = page.description?.(messages)
  if (!description) throw new Error(`The page ${path} has no description for search engines.`)
  const data = structuredData({
    address: addressIn(path, language, builtOrigin),
    language,
    title,
    description,
    offers: page.offers?.(messages) ?? [],
    questions: page.questions?.(messages) ?? [],
  })
  return <SearchHead {...{ path, language, title, description, picture, data }} />
}

export function sharedPictureOf(page: SummarizedPage, language: Language): SharedPicture {
  const messages = siteMessages[language]
  const { title: finding, lines } = markedFindingIn(messages.findings)
  return {
    title: page.title(messages),
    price: priceRange(page.offers?.(messages) ?? []),
    lines: lines.map(({ label, printed }) => ({ label, value: printed.replaceAll(/[<>]/g, '') })),
    finding,
  }
}

/** Sessions stand on many pages beside what the page is about. */
const besides = new Set(sessions.map(({ key }) => payAddress(key)))

function priceRange(offers: readonly ShownOffer[]): string {
  const prices = offers.filter(({ url }) => !besides.has(url)).map(({ dollars }) => dollars)
  if (prices.length === 0) return ''
  const ends = [Math.min(...prices), Math.max(...prices)]
  return [...new Set(ends)].map((dollars) => formatDollars(dollars, { whole: true })).join(' - ')
}
