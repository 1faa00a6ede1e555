import { applicationRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import { type QueuedMail, queueMail } from '../mail/queue-mail.ts'
import type { FundingPaymentRow } from './funding-packages.tables.ts'
import { fundingPaymentMails } from './funding-payment-mails.ts'
import { changeFundingPayment, lockFundingPayment, selectFundingPayment } from './funding-payments.store.ts'

/**
 * Asks the provider what became of a PaymentIntent of a funding package and makes it true here: the payment, the
 * application that it belongs to, receipt and news of a refund (decision 10). Any number of times, in any order, from the
 * webhook, the returning browser and the timer: the second time changes nothing.
 * @returns undefined when the PaymentIntent is not one of ours. Throws ProviderUnavailable.
 */
export async function settleFundingPayment(
  deps: Deps,
  paymentIntentId: string,
): Promise<{ payment: FundingPaymentRow; intent: ProviderIntent } | undefined> {
  const known = await selectFundingPayment(deps.database.db, paymentIntentId)
  if (!known) return undefined
  const intent = await deps.payments.getPaymentIntent(paymentIntentId)
  if (!intent) return undefined
  const mails = await fundingPaymentMails(deps, known, intent)
  const payment = await deps.database.transaction((tx) => settle(deps, tx, intent, mails))
  if (!payment) return undefined
  if (payment.applicationId !== null && payment.updatedAt > known.updatedAt)
    deps.live.emit(applicationRoom(payment.applicationId), 'funding-change', {
      applicationId: payment.applicationId,
      what: 'packages',
    })
  return { payment, intent }
}

async function settle(
  deps: Deps,
  tx: Queryable,
  intent: ProviderIntent,
  mails: readonly QueuedMail[],
): Promise<FundingPaymentRow | undefined> {
  const payment = await lockFundingPayment(tx, intent.id)
  if (!payment) return undefined
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
  // An older answer of the provider must not undo what a newer one said: refunds only grow.
  const refundedCents = Math.max(payment.refundedCents, intent.refundedCents)
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

/** The newest application of the address; null while there is none: the one submitted next takes it over. */
async function applicationOf(tx: Queryable, payment: FundingPaymentRow): Promise<number | null> {
  if (payment.emailKey === '') return null
  const [newest] = await listApplicationsOfEmail(tx, payment.email)
  return newest?.id ?? null
}
