import type { AgreementMatter } from '../../../engine/agreement/agreement-matter.ts'
import type { Signature } from '../../../engine/agreement/agreement-paper.ts'
import { findPackage } from '../../../shared/catalogue/find-package.ts'
import { findGrant } from '../../../shared/catalogue/grants.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { refundTermsOf } from '../../../shared/catalogue/refund-terms.ts'
import { payTexts as english } from '../../../shared/messages/en/pay.ts'
import { payTexts as spanish } from '../../../shared/messages/es/pay.ts'
import { productNameIn } from '../../../shared/messages/product-name-in.ts'
import { type CancelPeriod, cancelPeriod } from '../../../shared/rules/cancel-period.ts'
import { addDays } from '../../../shared/rules/civil-days.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { type UsState, zonesOf } from '../../../shared/rules/us-states.ts'
import type { Config } from '../../config.ts'
import type { AgreementRow } from './agreement.tables.ts'
import type { SaidPerson } from './said-person.ts'

/** Three rounds, each with the 45 days that a bureau may take, and time to mail and to answer. */
const daysOfEndlessService = 150
/** Staff answer a request for a time within two business days. */
const daysOfSession = 14

/** The signatures that stand under the papers; null: to be signed. */
export interface AgreementSigned {
  statement: Signature | null
  contract: Signature | null
}

/**
 * What the papers of an agreement say when its contract is signed at an instant.
 * @param language of the copy for reading; the signed ones are English
 */
export function matterOf(
  config: Pick<Config, 'operator' | 'supportEmail'>,
  row: AgreementRow,
  person: SaidPerson,
  given: { signedAt: Date; signed: AgreementSigned; language: Language },
): AgreementMatter {
  const period: CancelPeriod = cancelPeriod(row.state as UsState, given.signedAt)
  const product = productOf(row, given.language)
  const lengthDays =
    product.kind === 'session' ? daysOfSession : (product.serviceDays ?? daysOfEndlessService)
  const { ip: _ip, userAgent: _userAgent, ...named } = person
  return {
    reference: row.reference,
    wordsVersion: row.wordsVersion,
    company: {
      name: config.operator.company ?? '',
      address: config.operator.address ?? '',
      email: config.supportEmail,
    },
    person: named,
    product,
    paidOn: row.paidOn,
    ...period,
    completeBy: addDays(period.opensOn, lengthDays),
    lengthDays,
    disclosureSigned: given.signed.statement,
    contractSigned: given.signed.contract,
  }
}

function productOf({ productKey, productName, priceCents }: AgreementRow, language: Language) {
  const sold = findPackage(productKey) ?? findLinkedProduct(productKey)
  const grant = findGrant(productKey)
  const pay = language === 'es' ? spanish : english
  const said = (text: string) => productNameIn(language, text)
  const refund = refundTermsOf(productKey)
  return {
    name: said(productName),
    priceCents,
    kind: grant?.session ? ('session' as const) : ('package' as const),
    description: said(sold?.description ?? ''),
    inclusions: (sold?.inclusions ?? []).map(said),
    rounds: grant?.rounds ?? null,
    serviceDays: grant?.serviceDays ?? null,
    refund: { text: pay.refund[refund], isGuarantee: refund === 'moneyBack' },
  }
}

/** 'November 2, 2026 at 10:04:12 AM EST', where the day begins first in the state. */
export function momentIn(state: string, instant: Date): string {
  return instant.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: zonesOf(state as UsState).first,
  })
}
