import type { Queryable } from '../../platform/db/database.ts'
import { selectPaymentsByIds, selectPurchasesByIds, selectSettledCredits } from './checkout-credits.store.ts'
import { lostOfPayment, lostOfPurchase } from './lost-at-bank.store.ts'
import type { CheckoutCreditRow, PaymentRow, PurchaseRow } from './settlement.tables.ts'

/** Chains of upgrades are short: one for each price of a package. */
const longestChain = 8

/** What stays paid of a purchase and is not credited yet, in cents. */
export async function centsLeftOfPurchase(queryable: Queryable, purchase: PurchaseRow): Promise<number> {
  const used = await selectSettledCredits(queryable, {
    paymentIntentIds: [],
    paymentIds: [],
    purchaseIds: [purchase.id],
  })
  return Math.max(0, (await stayingOfPurchase(queryable, purchase)) - sum(used))
}

/** What a package's payment is worth toward a higher one, in cents; 0 once it was credited. */
export async function centsLeftOfPayment(queryable: Queryable, payment: PaymentRow): Promise<number> {
  const used = await selectSettledCredits(queryable, {
    paymentIntentIds: [],
    paymentIds: [payment.id],
    purchaseIds: [],
  })
  if (sum(used) > 0) return 0
  return worthOf(queryable, payment, longestChain)
}

/**
 * What was charged and what was credited into it, less every refund and what banks took back for good: of this payment, and of what stood behind a credit.
 */
async function worthOf(queryable: Queryable, payment: PaymentRow, depth: number): Promise<number> {
  const own = stayingPaid(payment, await lostOfPayment(queryable, payment))
  if (depth === 0) return own
  const into = await selectSettledCredits(queryable, {
    paymentIntentIds: [payment.paymentIntentId],
    paymentIds: [],
    purchaseIds: [],
  })
  const paid = await selectPaymentsByIds(queryable, idsOf(into, 'paymentId'))
  const bought = await selectPurchasesByIds(queryable, idsOf(into, 'purchaseId'))
  let value = own
  for (const credit of into) {
    const source = paid.find(({ id }) => id === credit.paymentId)
    const fee = bought.find(({ id }) => id === credit.purchaseId)
    const behind = source
      ? await worthOf(queryable, source, depth - 1)
      : fee
        ? await stayingOfPurchase(queryable, fee)
        : 0
    value += Math.min(credit.cents, behind)
  }
  return value
}

const stayingPaid = (row: { amountCents: number; refundedCents: number }, lostCents: number) =>
  Math.max(0, row.amountCents - row.refundedCents - lostCents)

const stayingOfPurchase = async (queryable: Queryable, purchase: PurchaseRow) =>
  stayingPaid(purchase, await lostOfPurchase(queryable, purchase))

const sum = (credits: readonly CheckoutCreditRow[]) => credits.reduce((total, { cents }) => total + cents, 0)

const idsOf = (credits: readonly CheckoutCreditRow[], column: 'paymentId' | 'purchaseId') =>
  credits.flatMap((credit) => credit[column] ?? [])
