import { amountText } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { stateOfOtherSum } from './other-sum.ts'
import { changeOtherSum, lockOtherSum } from './other-sums.store.ts'
import { centsLeftToRefund } from './refund-left.ts'
import { selectRefunds } from './refunds.store.ts'
import type { OtherSumRow } from './settlement.tables.ts'

/**
 * Writes down that a sum that was not asked for is accepted as paid, and by whom. The caller holds the payment's lock, has seen
 * that there is somebody and something to accept it for, and has it settled with this sum afterwards.
 * Errors: not_found, conflict when it was decided meanwhile or all of it is on its way back, payment_refused in another currency.
 */
export async function acceptOtherSum(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  wish: { reference: string; actor: AuditActor; clientId?: number | null },
): Promise<OtherSumRow> {
  const { reference, actor, clientId } = wish
  const sum = await lockOtherSum(tx, reference)
  if (!sum) throw new Refusal('not_found', says('payment.noPayment'))
  if (sum.currency !== 'usd') throw new Refusal('payment_refused', says('staff.sumOtherCurrency'))
  const refunds = await selectRefunds(tx, sum.paymentIntentId === null ? [] : [sum.paymentIntentId])
  const { paidCents: amountCents, refundedCents, foundAt: settledAt } = sum
  const left = centsLeftToRefund({ amountCents, refundedCents, settledAt }, refunds)
  if (stateOfOtherSum(sum) !== 'open' || left === 0) throw new Refusal('conflict', says('staff.sumDecided'))
  const at = deps.clock.now()
  await appendAuditEntry(tx, {
    actor: { id: actor.id, name: actor.name },
    action: 'accept-other-sum',
    clientId: clientId ?? null,
    detail: {
      payment: reference,
      asked: sum.askedCents === null ? null : amountText(sum.askedCents),
      paid: amountText(amountCents),
    },
    at,
  })
  return changeOtherSum(tx, sum.id, { acceptedAt: at, acceptedBy: actor.name })
}

/** For a payment whose person is gone, or of a product that nobody sells so. */
export const cannotAccept = () => new Refusal('payment_refused', says('staff.sumOnlyBack'))
