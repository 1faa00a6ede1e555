import type { Queryable } from '../../platform/db/database.ts'
import {
  deleteOpenCredits,
  insertCredits,
  lockCreditSources,
  selectLeftPages,
  selectOrdersHolding,
  selectPaymentsByIds,
  selectPurchasesByIds,
} from './checkout-credits.store.ts'
import type { ChosenCredit } from './choose-credits.ts'
import { centsLeftOfPayment, centsLeftOfPurchase } from './credit-value.ts'

/** An order that is lowered by credits: a PaymentIntent ('pi_…') or the Checkout Session of a hosted page ('cs_…'). */
export interface CreditedOrder {
  id: string
  credits: readonly ChosenCredit[]
  /** Name of what is paid with them. */
  toward: string
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

/** Unpaid orders that were lowered by the same sources: the provider's ids. */
export async function listRivalOrders(queryable: Queryable, order: CreditedOrder): Promise<string[]> {
  return selectOrdersHolding(queryable, sourcesOf(order), order.id)
}

/** Takes the credits from an order that can never be paid any more. */
export async function dropOpenCredits(tx: Queryable, orderId: string): Promise<void> {
  await deleteOpenCredits(tx, orderId)
}

/** Open pages of the provider that were lowered by a payment or purchase whose person is deleted by now: their ids. */
export const listLeftPages = (queryable: Queryable): Promise<string[]> => selectLeftPages(queryable)
