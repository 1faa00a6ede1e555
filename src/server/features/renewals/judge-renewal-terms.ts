import { createHash } from 'node:crypto'
import type { RenewalAgreed } from '../../../shared/api/storefront.ts'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { productNameIn } from '../../../shared/messages/product-name-in.ts'
import { renewalWording } from '../../../shared/messages/renewal-wording.ts'
import { daysBetween, officeDay } from '../../../shared/rules/civil-days.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import { renewalDay } from '../../../shared/rules/renewal-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { renewalTextsIn } from '../storefront/renewal-texts-in.ts'
import type { RenewalAgreementRow } from './renewals.tables.ts'

/** What is kept of an agreement once its page is open. */
export type AgreedTerms = Omit<RenewalAgreementRow, 'sessionId'>

/**
 * Whether the buyer of a subscription agreed to the terms that stand now (15 U.S.C. 8403(1) and (2)); null for what does
 * not renew. Errors: invalid_input without the tick, conflict when the page showed older words, another price or day.
 */
export function judgeRenewalTerms(
  product: LinkedProduct,
  input: { agreed: RenewalAgreed | undefined; origin: RequestOrigin; now: Date },
): AgreedTerms | null {
  const { billing, dollars: price } = product
  if (billing === 'once') return null
  const { agreed, origin, now } = input
  if (agreed === undefined) throw new Refusal('invalid_input', says('payment.agreeFirst'))
  const { language } = origin
  const texts = renewalTextsIn(language)
  const { version, renewsOn } = agreed
  // A page that was loaded before midnight may be sent after it.
  const isOff = Math.abs(daysBetween(renewalDay(officeDay(now), billing), renewsOn)) > 1
  if (version !== texts.version || agreed.price !== price || isOff)
    throw new Refusal('conflict', says('payment.termsChanged'))
  const facts = { product: productNameIn(language, product.name), price, period: billing, renewsOn }
  const shown = renewalWording(texts, facts, language)
  const wording = [shown.title, ...shown.terms, `[x] ${shown.agree}`].join('\n')
  return {
    productKey: product.key,
    priceCents: centsFromDollars(price),
    billing,
    renewsOn,
    language,
    wording,
    wordingVersion: version,
    wordingSha256: createHash('sha256').update(wording).digest('hex'),
    ip: origin.ip,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
    agreedAt: now,
  }
}
