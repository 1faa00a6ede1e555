import type { SentBackRefund } from '../../../shared/api/sent-back-refunds.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { factsOfPaymentIntent } from '../other-sums/facts-of-payment-intent.ts'
import { closeSentBackRefund, findRefund } from '../settlement/sent-back-refunds.ts'
import { showSentBackRefund } from './list-sent-back-refunds.ts'

/** Staff paid in another way what a bank had sent back. Errors: not_found, conflict where somebody said so before. */
export async function closeRefund(
  deps: Deps,
  wish: { id: number; note: string; actor: AuditActor },
): Promise<SentBackRefund> {
  return deps.database.transaction(async (tx) => {
    const refund = await findRefund(tx, wish.id)
    const facts = refund && (await factsOfPaymentIntent(tx, refund.paymentIntentId))
    const closed = await closeSentBackRefund(deps, tx, { ...wish, clientId: facts?.clientId ?? null })
    return showSentBackRefund(tx, closed)
  })
}
