import { amountText } from '../../../shared/rules/money.ts'
import { mayRefund } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findLimitsOfMember } from '../accounts/find-staff-roles.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { PaymentLedger, RefundablePayment } from './payment-ledger.ts'
import { centsLeftToRefund } from './refund-left.ts'
import { changeRefund, insertRefund, selectRefundByAttempt, selectRefunds } from './refunds.store.ts'
import { isSentBack } from './sent-back-refunds.ts'
import type { RefundRow } from './settlement.tables.ts'

export interface RefundWish {
  paymentIntentId: string
  amountCents: number
  reason: string
  /** One opening of the form: also the provider's idempotency key. */
  attemptKey: string
  actor: AuditActor
}

const minuteMs = 60_000

/**
 * Writes down that a refund is wanted, before the provider is asked: a crash after this is found by the timer, the
 * webhook or the same key. The payment's row is locked, so that two people cannot both take what is left.
 * Errors: not_found, payment_refused when more is wanted than is left, forbidden above the limit of a member's role, conflict when the key asked for another refund.
 */
export async function askRefund(
  deps: Pick<Deps, 'clock'>,
  tx: Queryable,
  ledger: PaymentLedger,
  wish: RefundWish,
): Promise<RefundRow> {
  const now = deps.clock.now()
  const payment = await ledger.lock(tx, wish.paymentIntentId)
  if (!payment) throw new Refusal('not_found', says('payment.noPayment'))
  const before = await selectRefundByAttempt(tx, wish.attemptKey)
  if (before) requireSameWish(before, wish)
  // One that the bank sent back was made once by this key, and can be made by another alone.
  if (before && (before.status !== 'failed' || isSentBack(before))) return before
  const left = centsLeftToRefund(payment, await selectRefunds(tx, [wish.paymentIntentId]))
  if (wish.amountCents < 1 || wish.amountCents > left) {
    const sentence = left === 0 ? says('staff.nothingToRefund') : says('staff.refundLeft', { cents: left })
    throw new Refusal('payment_refused', sentence, { amount: sentence })
  }
  await requireWithinLimit(tx, payment, left, wish)
  const refund = before
    ? await changeRefund(tx, before.id, { status: 'asked', failure: null, updatedAt: now })
    : await insertRefund(tx, {
        paymentIntentId: wish.paymentIntentId,
        attemptKey: wish.attemptKey,
        amountCents: wish.amountCents,
        reason: wish.reason,
        status: 'asked',
        authorName: wish.actor.name,
        createdAt: now,
        updatedAt: now,
      })
  await appendAuditEntry(tx, {
    actor: { id: wish.actor.id, name: wish.actor.name },
    action: 'ask-refund',
    clientId: payment.clientId,
    detail: {
      ...payment.about,
      payment: wish.paymentIntentId,
      refund: refund.id,
      amount: amountText(wish.amountCents),
    },
    at: now,
  })
  await lookAgainLater(tx, ledger, refund, now)
  return refund
}

/** All refunds of one payment together count, so that many small ones are not more than one. */
async function requireWithinLimit(
  tx: Queryable,
  payment: RefundablePayment,
  left: number,
  { actor, amountCents }: RefundWish,
): Promise<void> {
  const limits = await findLimitsOfMember(tx, actor.id)
  if (limits === null || mayRefund(limits, payment.amountCents - left + amountCents)) return
  const sentence = says('staff.refundLimit', { cents: limits.refundLimitCents ?? 0 })
  throw new Refusal('forbidden', sentence, { amount: sentence })
}

function requireSameWish(before: RefundRow, wish: RefundWish): void {
  if (before.paymentIntentId === wish.paymentIntentId && before.amountCents === wish.amountCents) return
  throw new Refusal('conflict', says('staff.formSentBefore'))
}

/** Whatever happens to this process, the provider is asked what became of it. */
async function lookAgainLater(
  tx: Queryable,
  ledger: PaymentLedger,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  for (const minutes of [2, 20, 24 * 60]) {
    await ledger.settleLater(tx, refund.paymentIntentId, {
      id: `refund-${refund.id}-${now.getTime()}-${minutes}`,
      startAfter: new Date(now.getTime() + minutes * minuteMs),
    })
  }
}
