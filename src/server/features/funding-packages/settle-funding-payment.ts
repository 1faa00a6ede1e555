import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import type { RefundablePayment } from '../checkout/payment-ledger.ts'
import { learnRefunds, type RefundNews, settleRefunds } from '../checkout/settle-refunds.ts'
import { announceFundingChange } from '../funding/funding.live.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import { type QueuedMail, queueMail } from '../mail/queue-mail.ts'
import type { FundingPaymentRow } from './funding-packages.tables.ts'
import { fundingPaymentMails } from './funding-payment-mails.ts'
import { changeFundingPayment, lockFundingPayment, selectFundingPayment } from './funding-payments.store.ts'

/** Settlements at once: each round one of them gets through, and the others find nothing more to do. */
const rounds = 6

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
  for (let round = 0; round < rounds; round += 1) {
    const known = await selectFundingPayment(deps.database.db, paymentIntentId)
    if (!known) return undefined
    const intent = await deps.payments.getPaymentIntent(paymentIntentId)
    if (!intent) return undefined
    const news = await learnRefunds(deps, known, intent.refundedCents)
    const mails = await fundingPaymentMails(deps, known, intent)
    const payment = await deps.database.transaction((tx) => settle(deps, tx, { known, intent, mails, news }))
    if (payment === null) continue
    if (payment.applicationId !== null && payment.updatedAt > known.updatedAt)
      announceFundingChange(deps, payment.applicationId, 'packages')
    return { payment, intent }
  }
  throw new Error(`funding payment ${paymentIntentId} was changed by others all the time`)
}

/** null when somebody else changed the payment since it was read: what was told may be older, and the mails say too much. */
async function settle(deps: Deps, tx: Queryable, told: Told): Promise<FundingPaymentRow | null> {
  const { known, intent, mails, news } = told
  const payment = await lockFundingPayment(tx, intent.id)
  if (!payment || !isSame(payment, known)) return null
  const now = deps.clock.now()
  if (intent.status !== 'succeeded') {
    if (payment.status === intent.status || payment.settledAt) return payment
    return changeFundingPayment(tx, payment.id, { status: intent.status, updatedAt: now })
  }
  if (intent.amountCents !== payment.amountCents || intent.currency !== 'usd') {
    deps.log.error(
      { paymentIntentId: intent.id },
      'the provider was paid another amount than the one asked for',
    )
    return payment
  }
  await settleRefunds(deps, tx, refundableOf(payment), news)
  const refundedCents = refundedNow(payment, intent, news)
  if (payment.settledAt && refundedCents === payment.refundedCents) return payment
  for (const mail of mails) await queueMail(deps, tx, mail)
  return changeFundingPayment(tx, payment.id, {
    status: 'succeeded',
    refundedCents,
    applicationId: payment.applicationId ?? (await applicationOf(tx, payment)),
    settledAt: payment.settledAt ?? now,
    updatedAt: now,
  })
}

const isSame = (one: FundingPaymentRow, other: FundingPaymentRow) =>
  one.status === other.status &&
  one.refundedCents === other.refundedCents &&
  one.emailKey === other.emailKey &&
  one.settledAt?.getTime() === other.settledAt?.getTime()

/**
 * An older answer of the provider must not undo what a newer one said: refunds only grow. They shrink when a bank sent one
 * back, which the provider's whole list of refunds alone shows.
 */
function refundedNow(payment: FundingPaymentRow, intent: ProviderIntent, news: RefundNews): number {
  if (intent.refundedCents >= payment.refundedCents || !news.complete)
    return Math.max(payment.refundedCents, intent.refundedCents)
  const standing = news.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return Math.min(payment.refundedCents, Math.max(standing, intent.refundedCents))
}

/** A payment of a package as refunds see it. */
export function refundableOf(payment: FundingPaymentRow): RefundablePayment {
  const { applicationId } = payment
  return { ...payment, clientId: null, about: applicationId === null ? {} : { application: applicationId } }
}

/** The newest application of the address; null while there is none: the one submitted next takes it over. */
async function applicationOf(tx: Queryable, payment: FundingPaymentRow): Promise<number | null> {
  if (payment.emailKey === '') return null
  const [newest] = await listApplicationsOfEmail(tx, payment.email)
  return newest?.id ?? null
}
