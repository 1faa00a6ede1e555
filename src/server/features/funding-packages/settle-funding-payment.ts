import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { hasFundingDraft } from '../funding/keep-funding-draft.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts'
import { keepOtherSum } from '../settlement/keep-other-sum.ts'
import { neverBackwards } from '../settlement/never-backwards.ts'
import { findOtherSum, stateOfOtherSum, sumThatCame } from '../settlement/other-sum.ts'
import type { RefundablePayment } from '../settlement/payment-ledger.ts'
import { settleInRounds } from '../settlement/settle-in-rounds.ts'
import { learnRefunds, type RefundNews, settleRefunds } from '../settlement/settle-refunds.ts'
import type { FundingPaymentRow } from './funding-packages.tables.ts'
import { fundingPaymentMails } from './funding-payment-mails.ts'
import { changeFundingPayment, lockFundingPayment, selectFundingPayment } from './funding-payments.store.ts'

/** What was known and told when the provider was asked. */
interface Told {
  known: FundingPaymentRow
  intent: ProviderIntent
  mails: readonly QueuedMail[]
  news: RefundNews
}

/**
 * Asks the provider what became of a PaymentIntent of a funding package and makes it true here: the payment, the
 * application that it belongs to, its refunds, receipt and news of a refund (decision 10). Any number of times, in any
 * order, from the webhook, the returning browser, staff and the timer: the second time changes nothing.
 * @returns undefined when the PaymentIntent is not one of ours. Throws ProviderUnavailable.
 */
export async function settleFundingPayment(
  deps: Deps,
  paymentIntentId: string,
): Promise<{ payment: FundingPaymentRow; intent: ProviderIntent } | undefined> {
  const { outcome } = await settleInRounds(`funding payment ${paymentIntentId}`, () =>
    settleRound(deps, paymentIntentId),
  )
  if (outcome === null) return undefined
  return outcome
}

/** null: not one of ours, or not at the provider. */
type Outcome = { intent: ProviderIntent; payment: FundingPaymentRow } | null

/** null when somebody else changed the payment since it was read: what was told may be older by now. */
async function settleRound(deps: Deps, paymentIntentId: string): Promise<{ outcome: Outcome } | null> {
  const known = await selectFundingPayment(deps.database.db, paymentIntentId)
  if (!known) return { outcome: null }
  const intent = await deps.payments.getPaymentIntent(paymentIntentId)
  if (!intent) return { outcome: null }
  const news = await learnRefunds(deps, known, intent.refundedCents)
  const mails = await fundingPaymentMails(deps, await asRefundedSoFar(deps, known), intent)
  const payment = await deps.database.transaction(async (tx) => {
    const settled = await settle(deps, tx, { known, intent, mails, news })
    if (settled !== null && settled.version > known.version) await noteNews(deps, tx, settled)
    return settled
  })
  return payment === null ? null : { outcome: { intent, payment } }
}

async function noteNews(deps: Deps, tx: Queryable, { id, applicationId }: FundingPaymentRow): Promise<void> {
  await noteFact(deps, tx, { kind: 'funding-payment-changed', fundingPaymentId: id })
  if (applicationId !== null)
    await noteFact(deps, tx, { kind: 'application-changed', applicationId, what: 'packages' })
}

/** null when somebody else changed the payment since it was read: what was told may be older, and the mails say too much. */
async function settle(deps: Deps, tx: Queryable, told: Told): Promise<FundingPaymentRow | null> {
  const { known, intent, mails, news } = told
  const payment = await lockFundingPayment(tx, intent.id)
  if (payment?.version !== known.version) return null
  const now = deps.clock.now()
  const step = neverBackwards(payment, { intent, refunds: news.complete ? news.refunds : null })
  if (step.kind === 'waits')
    return changeFundingPayment(tx, payment.id, { status: step.status, updatedAt: now })
  // Whoever was deleted before it was paid has no application for which it could open (decision 207).
  const isLeft = payment.email === '' && payment.settledAt === null
  if (step.kind === 'other-amount' || (isLeft && step.kind === 'paid'))
    return keepForStaff(deps, tx, payment, told)
  await settleRefunds(deps, tx, refundableOf(payment), news)
  if (step.kind === 'stays') return payment
  for (const mail of mails) await queueMail(deps, tx, mail)
  return changeFundingPayment(tx, payment.id, {
    status: 'succeeded',
    refundedCents: step.refundedCents,
    applicationId: payment.applicationId ?? (await applicationOf(tx, payment)),
    settledAt: payment.settledAt ?? now,
    updatedAt: now,
  })
}

/** Of a sum that was not asked for, what was given back stands beside it until it is accepted. */
async function asRefundedSoFar(deps: Deps, known: FundingPaymentRow): Promise<FundingPaymentRow> {
  if (known.settledAt !== null) return known
  const sum = await findOtherSum(deps.database.db, known.paymentIntentId)
  return sum ? { ...known, amountCents: sum.paidCents, refundedCents: sum.refundedCents } : known
}

/** What came opens nothing until somebody of the staff accepts it as paid or gives it back; what is given back is mailed. */
async function keepForStaff(
  deps: Deps,
  tx: Queryable,
  payment: FundingPaymentRow,
  { intent, mails, news }: Told,
): Promise<FundingPaymentRow> {
  if (payment.settledAt !== null) {
    deps.log.error({ paymentIntentId: intent.id }, 'a settled payment has another sum at the provider')
    return payment
  }
  await settleRefunds(deps, tx, refundableOf(payment), news)
  const sum = await keepOtherSum(deps, tx, {
    kind: 'funding',
    ...(await sumThatCame(tx, payment, intent, news)),
  })
  for (const mail of mails.filter(({ mailType }) => mailType === 'refund')) await queueMail(deps, tx, mail)
  const status = stateOfOtherSum(sum) === 'refunded' ? 'canceled' : intent.status
  if (payment.status === status) return payment
  return changeFundingPayment(tx, payment.id, { status, updatedAt: deps.clock.now() })
}

/** A payment of a package as refunds see it. */
export function refundableOf(payment: FundingPaymentRow): RefundablePayment {
  const { applicationId } = payment
  return { ...payment, clientId: null, about: applicationId === null ? {} : { application: applicationId } }
}

/**
 * The newest application of the address; null while there is none: the one submitted next takes it over. Whoever paid inside a form that
 * is not sent yet paid for that one, however many were sent before.
 */
async function applicationOf(tx: Queryable, payment: FundingPaymentRow): Promise<number | null> {
  if (payment.emailKey === '' || (await hasFundingDraft(tx, payment.holderUserId))) return null
  const [newest] = await listApplicationsOfEmail(tx, payment.email)
  return newest?.id ?? null
}
