import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { refundTermsOf } from '../../../shared/catalogue/refund-terms.ts'
import { payTexts as english } from '../../../shared/messages/en/pay.ts'
import { payTexts as spanish } from '../../../shared/messages/es/pay.ts'
import { whatItOpens } from '../../../shared/messages/what-it-opens.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { renewalTextsIn } from '../storefront/renewal-texts-in.ts'

/** What stands beside the button of the provider's own page: what it opens, that it renews, how it is cancelled, refunds. */
export function termsBesideButton(product: LinkedProduct, language: Language): string {
  const pay = language === 'es' ? spanish : english
  const renewals = renewalTextsIn(language)
  const { key, dollars, billing } = product
  const renewal =
    billing === 'once'
      ? [pay.terms.once]
      : [renewals.line(formatDollars(dollars), renewals.every[billing]), renewals.terms.cancel]
  return [...renewal, ...whatItOpens(key, pay), pay.refund[refundTermsOf(key)]].join(' ')
}
