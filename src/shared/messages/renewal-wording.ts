import { dayText } from '../rules/civil-days.ts'
import type { Language } from '../rules/language.ts'
import { formatDollars } from '../rules/money.ts'
import type { RenewalPeriod } from '../rules/renewal-day.ts'
import type { Messages } from './messages.ts'

/** What renews, at what price (dollars) and first on which day ('YYYY-MM-DD'). */
export interface RenewalFacts {
  product: string
  price: number
  period: RenewalPeriod
  renewsOn: string
}

/** The terms that stand above the tick, and the tick itself: the page shows these words and the record keeps them. */
export function renewalWording(
  texts: Messages['renewals'],
  { product, price, period, renewsOn }: RenewalFacts,
  language: Language,
): { title: string; terms: readonly string[]; agree: string } {
  const { terms, every } = texts
  const dollars = formatDollars(price)
  return {
    title: texts.title,
    terms: [terms.price(dollars, every[period], dayText(renewsOn, language)), terms.cancel, terms.access],
    agree: texts.agree(product, dollars, every[period]),
  }
}
