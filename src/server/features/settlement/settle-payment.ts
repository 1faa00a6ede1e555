import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ProviderIntent } from '../../platform/payments/payment-provider.ts'
import { holdClient } from '../accounts/hold-client.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { continueClient, refundClientPayment, settleClientPayment } from '../clients/settle-client-payment.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { sumPaymentsOfClient } from './checkout-credits.store.ts'
import { receiptTextsIn } from './emails/payment-texts.ts'
import type { ReceiptMail } from './emails/receipt.tsx'
import { findUpgradedClient } from './find-upgraded-client.ts'
import { keepOtherSum } from './keep-other-sum.ts'
import { neverBackwards } from './never-backwards.ts'
import { stateOfOtherSum, sumThatCame } from './other-sum.ts'
import { refundMails } from './refund-mails.ts'
import { settleCredits } from './settle-credits.ts'
import { settleInRounds } from './settle-in-rounds.ts'
import { learnRefunds, type RefundNews, settleRefunds } from './settle-refunds.ts'
import { changePayment, lockPayment, selectPayment } from './settlement.store.ts'
import type { PaymentRow } from './settlement.tables.ts'

/** What was known and told when the provider was asked, and the mail that it makes due. */
interface Told {
  known: PaymentRow
  intent: ProviderIntent
  receipt: ReceiptMail | null
  news: RefundNews
}

/** null: not one of ours, or not at the provider. */
type Outcome = { payment: PaymentRow; intent: ProviderIntent } | null

/**
 * Asks the provider what became of a PaymentIntent and makes it true here: payment, client record, holder and receipt; what
 * follows, the reports that came before it and the run among it, stands in reactions.ts (decisions 10 and 16). Any number of times, in any order, from
 * the webhook, the returning browser and the timer: the second time changes nothing, and an older answer undoes nothing.
 * @returns undefined when the PaymentIntent is not one of ours. Throws ProviderUnavailable.
 */
export async function settlePayment(
  deps: Deps,
  paymentIntentId: string,
): Promise<{ payment: PaymentRow; intent: ProviderIntent } | undefined> {
  const { outcome } = await settleInRounds(`payment ${paymentIntentId}`, () =>
    settleRound(deps, paymentIntentId),
  )
  return outcome ?? undefined
}

/** null when somebody else changed the payment since it was read: what was told may be older by now. */
async function settleRound(deps: Deps, paymentIntentId: string): Promise<{ outcome: Outcome } | null> {
  const known = await selectPayment(deps.database.db, paymentIntentId)
  if (!known) return { outcome: null }
  const intent = await deps.payments.getPaymentIntent(paymentIntentId)
  if (!intent) return { outcome: null }
  const receipt = known.settledAt ? null : await receiptOf(deps, known)
  const news = await learnRefunds(deps, known, intent.refundedCents, (rows) => refundMails(deps, known, rows))
  const payment = await deps.database.transaction(async (tx) => {
    const settled = await settle(deps, tx, { known, intent, receipt, news })
    if (typeof settled === 'object' && settled.clientId !== null && settled.version > known.version)
      await noteFact(deps, tx, { kind: 'payment-changed', clientId: settled.clientId })
    return settled
  })
  if (payment === 'changed') return null
  return { outcome: payment === 'gone' ? null : { payment, intent } }
}

async function receiptOf(deps: Deps, known: PaymentRow): Promise<ReceiptMail> {
  const { renderReceipt } = await import('./emails/receipt.tsx')
  const { db } = deps.database
  const language = await languageOfPerson(db, known.email)
  const upgrades = await findUpgradedClient(db, known.paymentIntentId)
  const texts = await noticeInOwnWords(db, 'receipt', language, receiptTextsIn(language))
  return renderReceipt(deps.config, known, deps.clock.now(), language, texts, upgrades)
}

async function settle(deps: Deps, tx: Queryable, told: Told): Promise<PaymentRow | 'changed' | 'gone'> {
  const { known, intent, receipt, news } = told
  const payment = await lockPayment(tx, intent.id)
  if (!payment) return 'gone'
  if (payment.version !== known.version) return 'changed'
  const now = deps.clock.now()
  const step = neverBackwards(payment, { intent, refunds: news.complete ? news.refunds : null })
  if (step.kind === 'waits') return changePayment(tx, payment.id, { status: step.status, updatedAt: now })
  if (step.kind === 'other-amount' || (isLeft(payment) && step.kind === 'paid'))
    return keepForStaff(deps, tx, payment, told)
  const isFirst = step.kind === 'paid' && step.first
  const current = isFirst ? await settleFirst(deps, tx, payment, receipt, now) : payment
  await settleRefunds(deps, tx, current, news)
  if (step.kind !== 'paid' || step.refundedCents === current.refundedCents) return current
  return refund(tx, current, step.refundedCents, now)
}

/** Its person was deleted before it was paid: there is nobody for whom it could open a case (decision 207). */
const isLeft = ({ email, settledAt }: PaymentRow) => email === '' && settledAt === null

/**
 * What came is under way for whoever paid, and opens nothing, until somebody of the staff accepts it as paid or gives it back: then
 * the order is over.
 */
async function keepForStaff(deps: Deps, tx: Queryable, payment: PaymentRow, told: Told): Promise<PaymentRow> {
  const { intent, news } = told
  if (payment.settledAt !== null) {
    deps.log.error({ paymentIntentId: intent.id }, 'a settled payment has another sum at the provider')
    return payment
  }
  await settleRefunds(deps, tx, payment, news)
  const sum = await keepOtherSum(deps, tx, {
    kind: 'checkout',
    ...(await sumThatCame(tx, payment, intent, news)),
  })
  const status = stateOfOtherSum(sum) === 'refunded' ? 'canceled' : intent.status
  if (payment.status === status) return payment
  return changePayment(tx, payment.id, { status, updatedAt: deps.clock.now() })
}

/** Writes what is refunded now, on the payment and on the record that it paid for. */
async function refund(
  tx: Queryable,
  payment: PaymentRow,
  refundedCents: number,
  now: Date,
): Promise<PaymentRow> {
  const refunded = await changePayment(tx, payment.id, { refundedCents, updatedAt: now })
  if (refunded.clientId !== null) {
    const { clientId } = refunded
    await refundClientPayment(tx, { clientId, ...(await sumPaymentsOfClient(tx, clientId)), now })
  }
  return refunded
}

async function settleFirst(
  deps: Deps,
  tx: Queryable,
  payment: PaymentRow,
  receipt: ReceiptMail | null,
  now: Date,
): Promise<PaymentRow> {
  const { paymentIntentId, name, email, phone, amountCents } = payment
  const upgraded = await settleCredits(deps, tx, payment, now)
  const client =
    (upgraded === null ? undefined : await upgradeClient(tx, upgraded, payment, now)) ??
    (await settleClientPayment(tx, { paymentIntentId, name, email, phone, amountCents, now }))
  // Nobody holds what was paid through a link until a browser returns from it.
  if (payment.holderUserId !== '')
    await holdClient(tx, { userId: payment.holderUserId, clientId: client.id, now })
  if (receipt) {
    await queueMail(deps, tx, {
      ...receipt,
      to: email,
      clientId: client.id,
      mailType: 'receipt',
      dedupeKey: `receipt:${paymentIntentId}`,
    })
  }
  const settled = await changePayment(tx, payment.id, {
    status: 'succeeded',
    clientId: client.id,
    settledAt: now,
    updatedAt: now,
  })
  await noteFact(deps, tx, { kind: 'payment-settled', clientId: client.id, paymentIntentId })
  return settled
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
