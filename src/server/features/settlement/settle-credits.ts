import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import {
  lockCreditSources,
  selectOpenCredits,
  selectPaymentsByIds,
  selectPurchasesByIds,
  settleCredit,
} from './checkout-credits.store.ts'
import { centsLeftOfPayment, centsLeftOfPurchase } from './credit-value.ts'
import type { CheckoutCreditRow, PaymentRow } from './settlement.tables.ts'

/** What the credits of an order count toward. */
type Credited = Pick<PaymentRow, 'paymentIntentId' | 'clientId'>

/**
 * The credits of a payment count from now on. What another payment used in between, or what was refunded, does not count
 * twice: the package stands as it was paid, and the audit log says so. The caller holds the payment's lock.
 * @returns the client record of the package that was credited: an upgrade goes on with it; null without one.
 */
export async function settleCredits(
  deps: Pick<Deps, 'log'>,
  tx: Queryable,
  payment: Credited,
  now: Date,
): Promise<number | null> {
  const credits = await selectOpenCredits(tx, payment.paymentIntentId)
  const paymentIds = credits.flatMap(({ paymentId }) => paymentId ?? [])
  const purchaseIds = credits.flatMap(({ purchaseId }) => purchaseId ?? [])
  await lockCreditSources(tx, { paymentIds, purchaseIds })
  const packages = await selectPaymentsByIds(tx, paymentIds)
  const fees = await selectPurchasesByIds(tx, purchaseIds)
  let base: number | null = null
  for (const credit of credits) {
    const paid = packages.find(({ id }) => id === credit.paymentId)
    const fee = fees.find(({ id }) => id === credit.purchaseId)
    const left = paid ? await centsLeftOfPayment(tx, paid) : fee ? await centsLeftOfPurchase(tx, fee) : 0
    const cents = Math.min(credit.cents, left)
    await settleCredit(tx, credit.id, cents, now)
    if (cents < credit.cents) await noteMissing(deps, tx, { payment, credit, cents, now })
    if (paid && cents > 0) base = paid.clientId
  }
  return base
}

async function noteMissing(
  deps: Pick<Deps, 'log'>,
  tx: Queryable,
  input: { payment: Credited; credit: CheckoutCreditRow; cents: number; now: Date },
): Promise<void> {
  const { payment, credit, cents, now } = input
  deps.log.warn(
    { payment: payment.paymentIntentId, credit: credit.id },
    'a credit was used up before its payment settled',
  )
  await appendAuditEntry(tx, {
    actor: { id: 'system', name: 'payment provider' },
    action: 'miss-credit',
    clientId: payment.clientId,
    detail: { payment: payment.paymentIntentId, credit: credit.id, wanted: credit.cents, counted: cents },
    at: now,
  })
}
