import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderRefund } from '../../platform/payments/payment-provider.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import type { RefundablePayment, RefundMails } from './payment-ledger.ts'
import { changeRefund, selectRefunds } from './refunds.store.ts'
import { closeRefundedAgain, isSentBack } from './sent-back-refunds.ts'
import type { RefundRow } from './settlement.tables.ts'

type OfPayment = Pick<RefundablePayment, 'paymentIntentId' | 'clientId' | 'about'>

/** What was learned of a payment's refunds before the transaction in which it is made true. */
export interface RefundNews {
  refunds: readonly ProviderRefund[]
  /** Whether these are all that the provider has: only then is a missing one known to have never arrived. */
  complete: boolean
  mails: RefundMails
}

const none: RefundNews = { refunds: [], complete: false, mails: new Map() }
/** Longer than every attempt of ours to reach the provider may last. */
const arrivesWithinMs = 10 * 60_000

/**
 * Asks the provider about refunds that are open here, when another sum was refunded than we know of, and always when less
 * is said to be refunded: that is an older answer, or a bank sent one back, and the whole list tells which. Outside every
 * transaction. Throws ProviderUnavailable.
 * @param refundedCents what the provider says now was refunded of the payment
 * @param mailsOf writes the mails of these refunds; none without it
 */
export async function learnRefunds(
  deps: Pick<Deps, 'database' | 'payments'>,
  payment: Pick<RefundablePayment, 'paymentIntentId' | 'refundedCents'>,
  refundedCents: number,
  mailsOf: (known: readonly RefundRow[]) => Promise<RefundMails> = async () => new Map(),
): Promise<RefundNews> {
  const known = await selectRefunds(deps.database.db, [payment.paymentIntentId])
  const open = known.some(({ status }) => status === 'asked' || status === 'pending')
  const shrinks = refundedCents < payment.refundedCents
  const differs = known.length > 0 && (open || payment.refundedCents !== refundedCents)
  if (!shrinks && !differs) return none
  const refunds = await deps.payments.listRefunds(payment.paymentIntentId)
  return { refunds, complete: true, mails: await mailsOf(known) }
}

/** Makes our refunds what the provider says of them. The caller holds the payment's lock; a second time changes nothing. */
export async function settleRefunds(
  deps: Deps,
  tx: Queryable,
  payment: OfPayment,
  news: RefundNews,
): Promise<void> {
  if (news.refunds.length === 0 && !news.complete) return
  const now = deps.clock.now()
  for (const ours of await selectRefunds(tx, [payment.paymentIntentId])) {
    const theirs = news.refunds.find(({ attemptKey }) => attemptKey === ours.attemptKey)
    if (theirs) await follow(deps, tx, { payment, ours, theirs, mail: news.mails.get(ours.id), now })
    else if (news.complete && ours.status === 'asked' && isOverdue(ours, now)) {
      const failure = 'The payment provider never received it; nothing was refunded.'
      await changeRefund(tx, ours.id, { status: 'failed', failure, updatedAt: now })
      await note(tx, payment, ours, 'failed', now)
    }
  }
}

const isOverdue = (refund: RefundRow, now: Date) =>
  now.getTime() - refund.updatedAt.getTime() >= arrivesWithinMs

async function follow(
  deps: Deps,
  tx: Queryable,
  input: {
    payment: OfPayment
    ours: RefundRow
    theirs: ProviderRefund
    mail: QueuedMail | undefined
    now: Date
  },
): Promise<void> {
  const { payment, ours, theirs, mail, now } = input
  if (ours.status === theirs.status && ours.providerRefundId === theirs.id) return
  // An answer that was fetched before the bank sent it back and comes after it.
  if (isSentBack(ours) && ours.providerRefundId === theirs.id) return
  await changeRefund(tx, ours.id, {
    status: theirs.status,
    providerRefundId: theirs.id,
    failure: theirs.status === 'failed' ? 'The bank did not take the refund; the money came back.' : null,
    updatedAt: now,
  })
  await note(tx, payment, ours, theirs.status, now)
  if (theirs.status === 'failed') await noteFact(deps, tx, { kind: 'refund-sent-back', refundId: ours.id })
  else {
    await closeRefundedAgain(deps, tx, ours)
    if (mail) await queueMail(deps, tx, mail)
  }
}

/** Who asked for it stands in the entry of the asking; this one says what the provider made of it. */
async function note(
  tx: Queryable,
  payment: OfPayment,
  refund: RefundRow,
  status: RefundRow['status'],
  now: Date,
): Promise<void> {
  await appendAuditEntry(tx, {
    actor: { id: 'system', name: 'payment provider' },
    action: 'settle-refund',
    clientId: payment.clientId,
    detail: {
      ...payment.about,
      payment: payment.paymentIntentId,
      refund: refund.id,
      amount: amountText(refund.amountCents),
      status,
    },
    at: now,
  })
}
