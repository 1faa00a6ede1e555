import { sendsUnderWay } from '../../../shared/rules/postal-progress.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { freezeDocument } from '../documents/freeze-documents.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import { keepOtherSum } from '../settlement/keep-other-sum.ts'
import { neverBackwards } from '../settlement/never-backwards.ts'
import { stateOfOtherSum, sumThatCame } from '../settlement/other-sum.ts'
import type { RefundablePayment } from '../settlement/payment-ledger.ts'
import { settleInRounds } from '../settlement/settle-in-rounds.ts'
import { learnRefunds, type RefundNews, settleRefunds } from '../settlement/settle-refunds.ts'
import { refundSendJob, sendLetterJob } from './postal.jobs.ts'
import { changeSend, selectSendsOfClient, selectSendsOfOrder } from './postal.store.ts'
import type { PostalOrderRow } from './postal.tables.ts'
import { changeOrder, lockOrder, selectOrder } from './postal-orders.store.ts'
import { postalPaymentMails } from './postal-payment-mails.ts'

/** What was known and told when the payment provider was asked. */
interface Told {
  known: PostalOrderRow
  intent: ProviderIntent
  mails: readonly QueuedMail[]
  news: RefundNews
}

/** null: not one of ours, or not at the provider. */
type Outcome = { order: PostalOrderRow; intent: ProviderIntent } | null

/**
 * Asks the payment provider what became of a PaymentIntent of letters and makes it true here: order, refunds, receipt, and that each
 * letter is to be handed over (decision 10). Any number of times, in any order: the second time changes nothing.
 * @returns undefined when the PaymentIntent is not one of ours. Throws ProviderUnavailable.
 */
export async function settlePostalOrder(
  deps: Deps,
  paymentIntentId: string,
): Promise<{ order: PostalOrderRow; intent: ProviderIntent } | undefined> {
  const { outcome } = await settleInRounds(`postal order ${paymentIntentId}`, () =>
    settleRound(deps, paymentIntentId),
  )
  return outcome ?? undefined
}

/** null when somebody else changed the order since it was read: what was told may be older by now. */
async function settleRound(deps: Deps, paymentIntentId: string): Promise<{ outcome: Outcome } | null> {
  const known = await selectOrder(deps.database.db, paymentIntentId)
  if (!known) return { outcome: null }
  const intent = await deps.payments.getPaymentIntent(paymentIntentId)
  if (!intent) return { outcome: null }
  const news = await learnRefunds(deps, known, intent.refundedCents)
  const mails = await postalPaymentMails(deps, known, intent)
  const order = await deps.database.transaction(async (tx) => {
    const settled = await settle(deps, tx, { known, intent, mails, news })
    if (settled && settled.version > known.version)
      await noteFact(deps, tx, { kind: 'postal-changed', clientId: settled.clientId })
    return settled
  })
  return order === null ? null : { outcome: { order, intent } }
}

async function settle(deps: Deps, tx: Queryable, told: Told): Promise<PostalOrderRow | null> {
  const { known, intent, mails, news } = told
  // The client first, as whatever enters something in the mail log does: two orders of one letter come one after the other.
  await findClientForChange(tx, known.clientId)
  const order = await lockOrder(tx, intent.id)
  if (order?.version !== known.version) return null
  const now = deps.clock.now()
  const step = neverBackwards(order, { intent, refunds: news.complete ? news.refunds : null })
  if (step.kind === 'waits') return changeOrder(tx, order.id, { status: step.status, updatedAt: now })
  if (step.kind === 'other-amount') return keepForStaff(deps, tx, order, told)
  await settleRefunds(deps, tx, refundableOrder(order), news)
  if (step.kind === 'stays') return order
  for (const mail of mails) await queueMail(deps, tx, mail)
  if (step.first) await releaseLetters(deps, tx, order, now)
  return changeOrder(tx, order.id, {
    status: 'succeeded',
    refundedCents: step.refundedCents,
    settledAt: order.settledAt ?? now,
    updatedAt: now,
  })
}

/** Paid: each letter is frozen as it reads, and handed over. One that is under way by another order is given back. */
async function releaseLetters(deps: Deps, tx: Queryable, order: PostalOrderRow, now: Date): Promise<void> {
  const underWay = (await selectSendsOfClient(tx, order.clientId)).filter(({ state }) =>
    sendsUnderWay.includes(state),
  )
  for (const send of await selectSendsOfOrder(tx, order.id)) {
    if (send.state !== 'ordered') continue
    const isSecond = underWay.some(({ documentId }) => documentId === send.documentId)
    const problem = isSecond ? says('postal.sentAlready').key : null
    const state = isSecond ? ('failed' as const) : ('paid' as const)
    await changeSend(tx, send.id, { state, stateAt: now, problem, updatedAt: now })
    if (!isSecond) await freezeDocument(tx, { id: send.documentId, now })
    const job = isSecond ? refundSendJob : sendLetterJob
    await deps.queue.enqueue(tx, job, { sendId: send.id }, { id: `paid-${send.id}` })
  }
}

/** Another sum than was asked for releases nothing: staff accept it or give it back. */
async function keepForStaff(
  deps: Deps,
  tx: Queryable,
  order: PostalOrderRow,
  { intent, mails, news }: Told,
): Promise<PostalOrderRow> {
  if (order.settledAt !== null) {
    deps.log.error({ paymentIntentId: intent.id }, 'a settled payment has another sum at the provider')
    return order
  }
  await settleRefunds(deps, tx, refundableOrder(order), news)
  const sum = await keepOtherSum(deps, tx, {
    kind: 'postal',
    ...(await sumThatCame(tx, order, intent, news)),
  })
  for (const mail of mails.filter(({ mailType }) => mailType === 'refund')) await queueMail(deps, tx, mail)
  const status = stateOfOtherSum(sum) === 'refunded' ? 'canceled' : intent.status
  if (order.status === status) return order
  return changeOrder(tx, order.id, { status, updatedAt: deps.clock.now() })
}

/** An order as refunds see it. */
export function refundableOrder<Row extends PostalOrderRow>(order: Row): Row & RefundablePayment {
  return { ...order, about: { postalOrder: order.id } }
}
