import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { acceptOtherSum, cannotAccept } from './accept-other-sum.ts'
import { shownPayments } from './list-payments.ts'
import { asItCame, type OtherSumFacts } from './other-sum.ts'
import { settlePaymentSoon } from './settle-payment-soon.ts'
import { changePayment, lockPayment, selectPayment } from './settlement.store.ts'
import type { PaymentRow } from './settlement.tables.ts'

/**
 * A payment of the checkout counts as paid with the sum that came; the provider is asked once more and it is settled as any other.
 * Errors: those of acceptOtherSum.
 */
export async function acceptPaymentSum(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Queryable,
  { reference, actor }: { reference: string; actor: AuditActor },
): Promise<void> {
  const payment = await lockPayment(tx, reference)
  if (!payment) throw new Refusal('not_found', says('payment.noPayment'))
  if (!isAcceptable(payment)) throw cannotAccept()
  const { paidCents, id } = await acceptOtherSum(deps, tx, { reference, actor, clientId: payment.clientId })
  await changePayment(tx, payment.id, { amountCents: paidCents, updatedAt: deps.clock.now() })
  await settlePaymentSoon(deps, tx, reference, { id: `other-sum-${id}-${payment.version}` })
}

/** After a deletion there is nobody for whom anything could open. */
const isAcceptable = ({ email, settledAt }: PaymentRow) => email !== '' && settledAt === null

export async function factsOfPayment(
  queryable: Queryable,
  reference: string,
): Promise<OtherSumFacts | undefined> {
  const payment = await selectPayment(queryable, reference)
  if (!payment) return undefined
  const { productName, name, email, clientId } = payment
  return {
    productName,
    name: name || null,
    email: email || null,
    clientId,
    acceptable: isAcceptable(payment),
    payments: await shownPayments(queryable, [await asItCame(queryable, payment)]),
  }
}
