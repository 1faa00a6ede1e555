import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { holdClient } from '../accounts/hold-client.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { announceClientChange, announceToStaff } from '../clients/clients.live.ts'
import { refreshMissingFiles } from '../clients/refresh-missing-files.ts'
import { continueClient, refundClientPayment, settleClientPayment } from '../clients/settle-client-payment.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { scheduleClientMails } from '../mail/schedule-client-mails.ts'
import { announceRun } from '../processing/processing.live.ts'
import type { ProcessingRunRow } from '../processing/processing.tables.ts'
import { startWhenComplete } from '../processing/start-processing.ts'
import { adoptReports } from '../reports/list-reports.ts'
import { changePayment, lockPayment, selectPayment } from './checkout.store.ts'
import type { PaymentRow } from './checkout.tables.ts'
import { sumPaymentsOfClient } from './checkout-credits.store.ts'
import type { ReceiptMail } from './emails/receipt.tsx'
import { findUpgradedClient } from './find-upgraded-client.ts'
import { refundMails } from './refund-mails.ts'
import { settleCredits } from './settle-credits.ts'
import { learnRefunds, type RefundNews, settleRefunds } from './settle-refunds.ts'

interface Settled {
  payment: PaymentRow
  run: ProcessingRunRow | null
}

/**
 * Asks the provider what became of a PaymentIntent and makes it true here: payment, client record, holder, reports,
 * receipt and, when the intake is there already, the run (decisions 10 and 16). Any number of times, in any order, from
 * the webhook, the returning browser and the timer: the second time changes nothing.
 * @returns undefined when the PaymentIntent is not one of ours. Throws ProviderUnavailable.
 */
export async function settlePayment(
  deps: Deps,
  paymentIntentId: string,
): Promise<{ payment: PaymentRow; intent: ProviderIntent } | undefined> {
  const known = await selectPayment(deps.database.db, paymentIntentId)
  if (!known) return undefined
  const intent = await deps.payments.getPaymentIntent(paymentIntentId)
  if (!intent) return undefined
  const { renderReceipt } = await import('./emails/receipt.tsx')
  const language = await languageOfPerson(deps.database.db, known.email)
  const upgrades = known.settledAt ? null : await findUpgradedClient(deps.database.db, paymentIntentId)
  const receipt = known.settledAt
    ? null
    : await renderReceipt(deps.config, known, deps.clock.now(), language, upgrades)
  const news = await learnRefunds(deps, known, intent.refundedCents, (rows) => refundMails(deps, known, rows))
  const settled = await deps.database.transaction((tx) => settle(deps, tx, intent, { receipt, news }))
  if (!settled) return undefined
  if (settled.run) announceRun(deps, settled.run)
  if (settled.payment.clientId !== null && isNews(known, settled.payment)) {
    announceClientChange(deps, settled.payment.clientId)
    announceToStaff(deps, settled.payment.clientId)
  }
  return { payment: settled.payment, intent }
}

/** Whether portal and staff see anything else than before; two settlements within one instant are two. */
function isNews(before: PaymentRow, after: PaymentRow): boolean {
  return (
    before.status !== after.status ||
    before.clientId !== after.clientId ||
    before.refundedCents !== after.refundedCents
  )
}

async function settle(
  deps: Deps,
  tx: Queryable,
  intent: ProviderIntent,
  { receipt, news }: { receipt: ReceiptMail | null; news: RefundNews },
): Promise<Settled | undefined> {
  const payment = await lockPayment(tx, intent.id)
  if (!payment) return undefined
  const now = deps.clock.now()
  if (intent.status !== 'succeeded') {
    if (payment.status === intent.status || payment.settledAt) return { payment, run: null }
    return {
      payment: await changePayment(tx, payment.id, { status: intent.status, updatedAt: now }),
      run: null,
    }
  }
  if (intent.amountCents !== payment.amountCents || intent.currency !== 'usd') {
    deps.log.error(
      { paymentIntentId: intent.id },
      'the provider was paid another amount than the one asked for',
    )
    return { payment, run: null }
  }
  const first = payment.settledAt ? null : await settleFirst(deps, tx, payment, receipt, now)
  const current = first?.payment ?? payment
  await settleRefunds(deps, tx, current, news)
  if (intent.refundedCents === current.refundedCents) return { payment: current, run: first?.run ?? null }
  const refunded = await changePayment(tx, current.id, {
    refundedCents: intent.refundedCents,
    updatedAt: now,
  })
  if (refunded.clientId !== null) {
    const { clientId } = refunded
    await refundClientPayment(tx, { clientId, ...(await sumPaymentsOfClient(tx, clientId)), now })
  }
  return { payment: refunded, run: first?.run ?? null }
}

async function settleFirst(
  deps: Deps,
  tx: Queryable,
  payment: PaymentRow,
  receipt: ReceiptMail | null,
  now: Date,
): Promise<Settled> {
  const { paymentIntentId, name, email, phone, amountCents } = payment
  const upgraded = await settleCredits(deps, tx, payment, now)
  const client =
    (upgraded === null ? undefined : await upgradeClient(tx, upgraded, payment, now)) ??
    (await settleClientPayment(tx, { paymentIntentId, name, email, phone, amountCents, now }))
  // Nobody holds what was paid through a link until a browser returns from it.
  if (payment.holderUserId !== '')
    await holdClient(tx, { userId: payment.holderUserId, clientId: client.id, now })
  await adoptReports(tx, { paymentIntentId, clientId: client.id, now })
  await refreshMissingFiles(tx, client.id)
  if (receipt) {
    await queueMail(deps, tx, {
      ...receipt,
      to: email,
      clientId: client.id,
      mailType: 'receipt',
      dedupeKey: `receipt:${paymentIntentId}`,
      optional: false,
    })
  }
  const settled = await changePayment(tx, payment.id, {
    status: 'succeeded',
    clientId: client.id,
    settledAt: now,
    updatedAt: now,
  })
  const run = await startWhenComplete(deps, tx, client)
  await scheduleClientMails(deps, tx, client.id)
  return { payment: settled, run }
}

/** The record that a lower package made, if it can go on with this one. */
async function upgradeClient(tx: Queryable, clientId: number, payment: PaymentRow, now: Date) {
  const { paidCents, refundedCents } = await sumPaymentsOfClient(tx, clientId)
  return continueClient(tx, {
    clientId,
    paymentIntentId: payment.paymentIntentId,
    paidCents: paidCents - refundedCents + payment.amountCents,
    now,
  })
}
