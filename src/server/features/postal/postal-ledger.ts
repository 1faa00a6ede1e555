import type { StaffPayment } from '../../../shared/api/staff-refunds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { acceptOtherSum, cannotAccept } from '../settlement/accept-other-sum.ts'
import type { RefundWish } from '../settlement/ask-refund.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { asItCame, type OtherSumFacts } from '../settlement/other-sum.ts'
import type { PaymentLedger } from '../settlement/payment-ledger.ts'
import { settlePostalOrderJob } from './postal.jobs.ts'
import type { PostalOrderRow } from './postal.tables.ts'
import { changeOrder, lockOrder, selectOrder } from './postal-orders.store.ts'
import { refundableOrder, settlePostalOrder } from './settle-postal-order.ts'

/** The ledger of what was paid for mailing letters. @param clientId null: of whomever */
export function paymentsOfPostal(deps: Deps, clientId: number | null): PaymentLedger {
  return {
    async lock(tx, paymentIntentId) {
      const order = await lockOrder(tx, paymentIntentId)
      const isNamed = order && (clientId === null || order.clientId === clientId)
      return isNamed ? asItCame(tx, refundableOrder(order)) : undefined
    },
    settle: (paymentIntentId) => settlePostalOrder(deps, paymentIntentId),
    settleLater: (tx, paymentIntentId, options) =>
      deps.queue.enqueue(tx, settlePostalOrderJob, { paymentIntentId }, options),
    // Settling mails every refund, also one that was made on the provider's own site.
    mailsOf: async () => new Map(),
  }
}

/** Staff give back what a client paid for mailing letters. Errors: those of makeRefund. */
export async function refundPostalOrder(
  deps: Deps,
  { clientId, ...wish }: RefundWish & { clientId: number | null },
): Promise<StaffPayment> {
  await makeRefund(deps, paymentsOfPostal(deps, clientId), wish)
  const { db } = deps.database
  const order = await selectOrder(db, wish.paymentIntentId)
  const [shown] = await shownPayments(db, order ? [order] : [])
  if (!shown) throw new Refusal('not_found', says('payment.noPayment'))
  return shown
}

/** A sum that was not asked for counts as paid, and the letters go. Errors: those of acceptOtherSum. */
export async function acceptPostalSum(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Queryable,
  { reference, actor }: { reference: string; actor: AuditActor },
): Promise<void> {
  const order = await lockOrder(tx, reference)
  if (!order) throw new Refusal('not_found', says('payment.noPayment'))
  if (!isAcceptable(order)) throw cannotAccept()
  const { paidCents, id } = await acceptOtherSum(deps, tx, { reference, actor, clientId: order.clientId })
  await changeOrder(tx, order.id, { amountCents: paidCents, updatedAt: deps.clock.now() })
  const job = { paymentIntentId: reference }
  await deps.queue.enqueue(tx, settlePostalOrderJob, job, { id: `other-sum-${id}-${order.version}` })
}

const isAcceptable = ({ settledAt }: PostalOrderRow) => settledAt === null

export async function factsOfPostalOrder(
  queryable: Queryable,
  reference: string,
): Promise<OtherSumFacts | undefined> {
  const order = await selectOrder(queryable, reference)
  if (!order) return undefined
  const client = await findClient(queryable, order.clientId)
  return {
    productName: order.productName,
    name: client?.name ?? null,
    email: client?.email ?? null,
    clientId: order.clientId,
    // After a deletion there is nobody for whom anything could be mailed.
    acceptable: client !== undefined && isAcceptable(order),
    payments: await shownPayments(queryable, [await asItCame(queryable, refundableOrder(order))]),
  }
}
