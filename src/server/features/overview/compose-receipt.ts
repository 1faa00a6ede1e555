import {
  type FramedPaper,
  factRows,
  heading,
  type PaperBlock,
  paragraph,
  table,
} from '../../../engine/papers/paper.ts'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { receiptPaperTexts as english } from '../../../shared/messages/en/receipt-paper.ts'
import { renewalTexts as englishRenewals } from '../../../shared/messages/en/renewals.ts'
import { receiptPaperTexts as spanish } from '../../../shared/messages/es/receipt-paper.ts'
import { renewalTexts as spanishRenewals } from '../../../shared/messages/es/renewals.ts'
import { productNameIn } from '../../../shared/messages/product-name-in.ts'
import { dayText, officeDay } from '../../../shared/rules/civil-days.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../shared/rules/money.ts'
import type { ReceiptFacts } from './list-receipts.ts'

/** Who sells, as the settings say; null: the setting was not given. */
export interface Seller {
  company: string | null
  address: string | null
  email: string
}

/**
 * The receipt of one payment: number, day, what was bought, what was taken off, what was given back, who sold it to whom, and of a
 * subscription when and for how much it renews. Pure.
 * @param of.now the instant at which the renewal is told as it stands
 */
export function composeReceipt(
  receipt: ReceiptFacts,
  of: { seller: Seller; language: Language; now: Date },
): FramedPaper {
  const { seller, language, now } = of
  const texts = language === 'es' ? spanish : english
  const product = productNameIn(language, receipt.productName)
  const { number, provider, paidAt, buyer } = receipt
  return {
    title: texts.title,
    name: seller.company ?? 'ARMOR',
    language,
    date: dayIn(language, now),
    footer: texts.footer(number),
    blocks: [
      factRows(
        [texts.number, number],
        [texts.paidOn, dayIn(language, paidAt)],
        [texts.product, product],
        [texts.method, texts.methods[provider] ?? provider],
      ),
      heading(texts.amounts),
      table([texts.line, texts.amount], amountLines(receipt, language), [3, 1]),
      ...renewalOf(receipt, language, now),
      heading(texts.seller),
      factRows(
        [texts.company, seller.company ?? 'ARMOR'],
        ...(seller.address === null ? [] : [[texts.address, seller.address] as [string, string]]),
        [texts.email, seller.email],
      ),
      heading(texts.buyer),
      factRows(...(buyer.name === '' ? [] : [[texts.name, buyer.name] as [string, string]]), [
        texts.email,
        buyer.email,
      ]),
      paragraph(texts.questions(seller.email)),
    ],
  }
}

function amountLines(receipt: ReceiptFacts, language: Language): [string, string][] {
  const texts = language === 'es' ? spanish : english
  const { amountCents, refundedCents, credits, refunds } = receipt
  const credited = credits.reduce((sum, { cents }) => sum + cents, 0)
  const dated = refunds.reduce((sum, { cents }) => sum + cents, 0)
  // The provider's own site gives back, too, and says no day of it.
  const undated = Math.max(0, refundedCents - dated)
  return [
    [texts.price, dollars(amountCents + credited)],
    ...credits.map(({ product, cents }): [string, string] => [
      texts.credit(productNameIn(language, product)),
      dollars(-cents),
    ]),
    [texts.paid, dollars(amountCents)],
    ...refunds.map(({ cents, at }): [string, string] => [
      texts.refundOn(dayIn(language, at)),
      dollars(-cents),
    ]),
    ...(undated > 0 ? [[texts.refund, dollars(-undated)] as [string, string]] : []),
    ...(refundedCents > 0 ? [[texts.stays, dollars(amountCents - refundedCents)] as [string, string]] : []),
  ]
}

/** Of a subscription that runs: that it renews, when, for how much and how to cancel; or that it ends. */
function renewalOf({ purchase }: ReceiptFacts, language: Language, now: Date): PaperBlock[] {
  const texts = language === 'es' ? spanish : english
  if (purchase?.subscriptionId == null || purchase.opensUntil === null) return []
  const status = purchaseStatusAt(purchase, now)
  const until = dayIn(language, purchase.opensUntil)
  const own = productNameIn(language, purchase.productName)
  if (status === 'ending') return [heading(texts.renewal), paragraph(texts.ends(own, until))]
  const next = findLinkedProduct(purchase.nextProductKey ?? purchase.productKey)
  if (status !== 'active' || !next || next.billing === 'once') return []
  const { receipt, every } = language === 'es' ? spanishRenewals : englishRenewals
  const name = productNameIn(language, next.name)
  return [
    heading(texts.renewal),
    paragraph(receipt.renews(name, until, formatDollars(next.dollars), every[next.billing])),
    paragraph(texts.cancel),
  ]
}

const dollars = (cents: number) => formatDollars(dollarsFromCents(cents))
/** Receipts by mail name the day of New York, too. */
const dayIn = (language: Language, at: Date) => dayText(officeDay(at), language)
