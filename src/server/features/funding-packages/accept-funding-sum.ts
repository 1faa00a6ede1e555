import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { acceptOtherSum, cannotAccept } from '../settlement/accept-other-sum.ts'
import { shownPayments } from '../settlement/list-payments.ts'
import { asItCame, type OtherSumFacts } from '../settlement/other-sum.ts'
import { settleFundingPaymentJob } from './funding-packages.jobs.ts'
import type { FundingPaymentRow } from './funding-packages.tables.ts'
import { changeFundingPayment, lockFundingPayment, selectFundingPayment } from './funding-payments.store.ts'
import { refundableOf } from './settle-funding-payment.ts'

/**
 * A payment for a funding package counts as paid with the sum that came; the provider is asked once more and it is settled as any
 * other. Errors: those of acceptOtherSum.
 */
export async function acceptFundingSum(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Queryable,
  { reference, actor }: { reference: string; actor: AuditActor },
): Promise<void> {
  const payment = await lockFundingPayment(tx, reference)
  if (!payment) throw new Refusal('not_found', says('payment.noPayment'))
  if (!isAcceptable(payment)) throw cannotAccept()
  const { paidCents, id } = await acceptOtherSum(deps, tx, { reference, actor })
  await changeFundingPayment(tx, payment.id, { amountCents: paidCents, updatedAt: deps.clock.now() })
  const job = { paymentIntentId: reference }
  await deps.queue.enqueue(tx, settleFundingPaymentJob, job, { id: `other-sum-${id}-${payment.version}` })
}

/** After a deletion there is nobody for whom anything could open. */
const isAcceptable = ({ email, settledAt }: FundingPaymentRow) => email !== '' && settledAt === null

export async function factsOfFundingPayment(
  queryable: Queryable,
  reference: string,
): Promise<OtherSumFacts | undefined> {
  const payment = await selectFundingPayment(queryable, reference)
  if (!payment) return undefined
  const shown = { ...payment, ...(await asItCame(queryable, refundableOf(payment))) }
  return {
    productName: payment.productName,
    name: payment.name || null,
    email: payment.email || null,
    clientId: null,
    acceptable: isAcceptable(payment),
    payments: await shownPayments(queryable, [shown]),
  }
}

/** The application that a payment for a funding package is for; null while there is none. undefined: no such payment. */
export async function findApplicationOfPayment(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<number | null | undefined> {
  return (await selectFundingPayment(queryable, paymentIntentId))?.applicationId
}
