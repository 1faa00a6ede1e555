import { amountText } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import {
  changeRefund,
  lockRefund,
  lockWaitingRefunds,
  selectRefund,
  selectSentBackRefunds,
} from './refunds.store.ts'
import type { RefundRow } from './settlement.tables.ts'

/** What the record says of one that staff refunded once more. */
const refundedAgain = 'Refunded again'

/** It was made, and the bank sent it back: that is its end. One that the provider refused, or never received, was never made. */
export const isSentBack = ({
  status,
  providerRefundId,
}: Pick<RefundRow, 'status' | 'providerRefundId'>): boolean =>
  status === 'failed' && providerRefundId !== null

export const findRefund = (queryable: Queryable, id: number): Promise<RefundRow | undefined> =>
  selectRefund(queryable, id)

export const pageOfSentBackRefunds = (
  queryable: Queryable,
  page: { closed: boolean; offset: number; limit: number },
): Promise<{ rows: RefundRow[]; total: number }> => selectSentBackRefunds(queryable, page)

/**
 * Staff say that what a bank sent back was paid in another way, and how. Once.
 * @param clientId whose audit log has it; null without a record
 * Errors: not_found where it was not sent back, conflict where it was closed before.
 */
export async function closeSentBackRefund(
  deps: Deps,
  tx: Queryable,
  { id, note, clientId, actor }: { id: number; note: string; clientId: number | null; actor: AuditActor },
): Promise<RefundRow> {
  const refund = await lockRefund(tx, id)
  if (!refund || !isSentBack(refund)) throw new Refusal('not_found', says('payment.noRefundSentBack'))
  if (refund.closedAt !== null) throw new Refusal('conflict', says('payment.refundClosed'))
  const at = deps.clock.now()
  const closed = await changeRefund(tx, id, { closedAt: at, closedBy: actor.name, closedNote: note })
  await appendAuditEntry(tx, {
    actor: { id: actor.id, name: actor.name },
    action: 'close-refund',
    clientId,
    detail: { payment: refund.paymentIntentId, refund: id, amount: amountText(refund.amountCents) },
    at,
  })
  await noteFact(deps, tx, { kind: 'refund-closed' })
  return closed
}

/**
 * What a bank sent back waits no more once as much is on its way again; who asked for that stands in the entry of its asking.
 * The caller holds the payment's lock.
 */
export async function closeRefundedAgain(deps: Deps, tx: Queryable, made: RefundRow): Promise<void> {
  let left = made.amountCents
  for (const waiting of await lockWaitingRefunds(tx, made.paymentIntentId)) {
    if (waiting.id === made.id || waiting.amountCents > left) continue
    left -= waiting.amountCents
    const closing = { closedAt: deps.clock.now(), closedBy: made.authorName, closedNote: refundedAgain }
    await changeRefund(tx, waiting.id, closing)
    await noteFact(deps, tx, { kind: 'refund-closed' })
  }
}
