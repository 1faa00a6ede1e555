import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'
import {
  deleteOpenCredits,
  insertCredits,
  lockCreditSources,
  selectOrdersHolding,
  selectPaymentsByIds,
  selectPurchasesByIds,
} from './checkout-credits.store.ts'
import type { ChosenCredit } from './choose-credits.ts'
import { centsLeftOfPayment, centsLeftOfPurchase } from './credit-value.ts'
import { settlePayment } from './settle-payment.ts'

/** An order that is lowered by credits: a PaymentIntent ('pi_…') or the Checkout Session of a hosted page ('cs_…'). */
export interface CreditedOrder {
  id: string
  credits: readonly ChosenCredit[]
  /** Name of what is paid with them. */
  toward: string
}

/**
 * Closes every unpaid order that was lowered by the same sources, so that no two can be paid with one credit: the newest
 * form or page counts, an abandoned one costs nobody anything. One that turns out to be paid is settled. Asks the provider;
 * outside every transaction. Throws ProviderUnavailable.
 */
export async function closeRivalOrders(deps: Deps, order: CreditedOrder): Promise<void> {
  for (const rival of await selectOrdersHolding(deps.database.db, sourcesOf(order), order.id)) {
    if (await isClosed(deps, rival)) await deleteOpenCredits(deps.database.db, rival)
    if (rival.startsWith('cs_')) await settlePurchase(deps, { checkoutSessionId: rival })
    else await settlePayment(deps, rival)
  }
}

/** Whether it can never be paid any more. */
async function isClosed(deps: Pick<Deps, 'payments'>, order: string): Promise<boolean> {
  if (order.startsWith('cs_')) return (await deps.payments.closePaymentPage(order))?.status === 'expired'
  return (await deps.payments.cancelPaymentIntent(order))?.status === 'canceled'
}

/**
 * Writes down what an order is lowered by, with the sources locked. Twice changes nothing.
 * @returns false, and writes nothing, when another order took one of them since it was chosen, or less is left of it
 */
export async function holdCredits(tx: Queryable, order: CreditedOrder, now: Date): Promise<boolean> {
  if (order.credits.length === 0) return true
  const sources = sourcesOf(order)
  await lockCreditSources(tx, sources)
  if ((await selectOrdersHolding(tx, sources, order.id)).length > 0) return false
  const packages = await selectPaymentsByIds(tx, sources.paymentIds)
  const fees = await selectPurchasesByIds(tx, sources.purchaseIds)
  for (const { kind, id, cents } of order.credits) {
    const paid = kind === 'package' ? packages.find((each) => each.id === id) : undefined
    const fee = kind === 'session' ? fees.find((each) => each.id === id) : undefined
    const left = paid ? await centsLeftOfPayment(tx, paid) : fee ? await centsLeftOfPurchase(tx, fee) : 0
    if (left < cents) return false
  }
  await deleteOpenCredits(tx, order.id)
  await insertCredits(
    tx,
    order.credits.map(({ kind, id, cents }) => ({
      paymentIntentId: order.id,
      purchaseId: kind === 'session' ? id : null,
      paymentId: kind === 'package' ? id : null,
      cents,
      toward: order.toward,
      createdAt: now,
    })),
  )
  return true
}

const sourcesOf = ({ credits }: CreditedOrder) => ({
  paymentIds: credits.flatMap(({ kind, id }) => (kind === 'package' ? id : [])),
  purchaseIds: credits.flatMap(({ kind, id }) => (kind === 'session' ? id : [])),
})
