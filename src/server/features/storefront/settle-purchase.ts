import { payAddress } from '../../../shared/catalogue/product.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { recordOrderTerms } from '../consent/record-order-terms.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { keepLinkPayment } from '../settlement/keep-link-payment.ts'
import { keepOtherSum } from '../settlement/keep-other-sum.ts'
import { findOtherSum } from '../settlement/other-sum.ts'
import { settleInRounds } from '../settlement/settle-in-rounds.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { settlePaymentSoon } from '../settlement/settle-payment-soon.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { takePageCredits } from '../settlement/take-page-credits.ts'
import { askAboutPurchase } from './ask-about-purchase.ts'
import {
  askedCentsOf,
  type KnownPurchase,
  type PurchaseTruth,
  type ToldPurchase,
  truthOf,
} from './purchase-facts.ts'
import { type PurchaseMail, purchaseMails } from './purchase-mails.ts'
import { newsOf } from './purchase-news.ts'
import {
  isPaymentOfClient,
  type LearntRefunds,
  learnPurchaseRefunds,
  settlePurchaseRefunds,
  wholeLists,
} from './purchase-refunds.ts'
import * as store from './purchases.store.ts'
import type { PurchaseSubject } from './storefront.jobs.ts'

export interface SettledPurchase {
  told: ToldPurchase
  /** null while it is not paid. */
  purchase: PurchaseRow | null
}

/**
 * Asks the provider what became of a purchase and makes it true here in one transaction: purchase, payments, entitlement,
 * mails and, for a package, its payment and client record (decisions 10 and 12). Any number of times, in any order, from
 * the webhook, the returning browser and the timer: the second time changes nothing.
 * @returns null when it is about nothing that is known here or at the provider. Throws ProviderUnavailable.
 */
export async function settlePurchase(deps: Deps, subject: PurchaseSubject): Promise<SettledPurchase | null> {
  const sessionId = await sessionOf(deps.database.db, subject)
  if (sessionId === null) return null
  const { outcome } = await settleInRounds(`purchase ${sessionId}`, () =>
    settleRound(deps, sessionId, subject),
  )
  if (outcome === null) return null
  const { told, row, truth } = outcome
  return { told, purchase: row && truth ? await settlePackage(deps, row, truth) : row }
}

/** null: nothing that is known at the provider. Without a truth it is not paid, and nothing was written. */
type Outcome = { told: ToldPurchase; row: PurchaseRow | null; truth: PurchaseTruth | null } | null

/** null when somebody else changed the purchase since it was read: what was told may be older by now. */
async function settleRound(
  deps: Deps,
  sessionId: string,
  subject: PurchaseSubject,
): Promise<{ outcome: Outcome } | null> {
  const known = await knownPurchase(deps.database.db, sessionId)
  const told = await askAboutPurchase(deps, sessionId, known, subject.paymentIntentId ?? null)
  if (told === null) return { outcome: null }
  const refunds = await learnPurchaseRefunds(deps, told, known)
  const truth = truthOf(told, known, { now: deps.clock.now(), refunds: wholeLists(refunds) })
  if (truth === null) return { outcome: { told, row: known?.row ?? null, truth } }
  const mails = await mailsOf(deps, told, known, truth)
  const row = await deps.database.transaction(async (tx) => {
    const settled = await makeTrue(deps, tx, { told, known, truth, mails, refunds })
    if (settled !== null && settled.version !== known?.row.version)
      await noteFact(deps, tx, { kind: 'purchase-changed', purchaseId: settled.id })
    return settled
  })
  if (row === null) return null
  return { outcome: { told, row, truth } }
}

/** A subscription or payment of which no checkout session is known yet is settled when its session is. */
async function sessionOf(queryable: Queryable, subject: PurchaseSubject): Promise<string | null> {
  const { checkoutSessionId, subscriptionId, paymentIntentId } = subject
  if (checkoutSessionId) return checkoutSessionId
  const row = subscriptionId
    ? await store.selectPurchaseOfSubscription(queryable, subscriptionId)
    : await store.selectPurchaseOfPayment(queryable, paymentIntentId ?? '')
  return row?.providerReference ?? null
}

async function knownPurchase(queryable: Queryable, sessionId: string): Promise<KnownPurchase | null> {
  const row = await store.selectPurchase(queryable, sessionId)
  if (!row) return null
  const sum = row.status === 'unknown' ? await findOtherSum(queryable, sessionId) : undefined
  const payments = await store.selectPurchasePayments(queryable, row.id)
  return { row, payments, accepted: sum !== undefined && sum.acceptedAt !== null }
}

async function mailsOf(
  deps: Deps,
  told: ToldPurchase,
  known: KnownPurchase | null,
  truth: PurchaseTruth,
): Promise<PurchaseMail[]> {
  // After a deletion the purchase stays for the books, without an address.
  const email = known ? known.row.email : (told.session.email ?? '')
  const news = newsOf(known, truth, isPaymentOfClient(truth))
  if (email === '' || news.length === 0) return []
  const buyer = { email, name: known ? known.row.name : told.session.name, sessionId: told.session.id }
  return purchaseMails(deps, { news, truth, buyer })
}

/** What was known and told when the provider was asked, and what it makes due. */
interface Settlement {
  told: ToldPurchase
  known: KnownPurchase | null
  truth: PurchaseTruth
  mails: PurchaseMail[]
  refunds: LearntRefunds[]
}

/** null when somebody else changed the purchase since it was read: then the provider's answer may be the older one. */
async function makeTrue(deps: Deps, tx: Queryable, input: Settlement): Promise<PurchaseRow | null> {
  const { told, known, truth, mails, refunds } = input
  const now = deps.clock.now()
  const locked = await store.lockPurchase(tx, told.session.id)
  if (locked?.version !== known?.row.version) return null
  if (known) await settlePurchaseRefunds(deps, tx, known.row, refunds)
  if (truth.status === 'unknown') await keepOtherSum(deps, tx, sumThatCame(told, truth))
  const { payments, boughtAt: _boughtAt, ...facts } = truth
  if (locked && known && isSame(known, truth)) return store.changePurchase(tx, locked.id, { checkedAt: now })
  const row = locked
    ? await store.changePurchase(tx, locked.id, {
        ...facts,
        version: locked.version + 1,
        checkedAt: now,
        updatedAt: now,
      })
    : await store.insertPurchase(tx, newRow(deps, told, truth, now))
  if (!row) return null
  for (const payment of payments)
    await store.keepPurchasePayment(tx, { ...payment, purchaseId: row.id, seenAt: now })
  for (const mail of mails) await queueMail(deps, tx, mail)
  const [payment] = truth.payments
  const isNew = !locked || locked.status === 'unknown'
  if (isNew && payment && truth.status !== 'unknown')
    await takePageCredits(deps, tx, {
      sessionId: told.session.id,
      paymentIntentId: payment.paymentIntentId,
      settlesLater: isPaymentOfClient(truth),
    })
  if (!locked) await recordPurchaseTerms(tx, row, told, now)
  if (truth.status === 'unknown')
    deps.log.error({ sessionId: told.session.id }, 'something was paid that the catalogue does not sell so')
  else if (isPaymentOfClient(truth)) await beginCase(deps, tx, row, truth)
  return row
}

/** What stood beside the button of the page that we opened; of a configured payment link nothing is known. */
async function recordPurchaseTerms(tx: Queryable, row: PurchaseRow, { session }: ToldPurchase, now: Date) {
  const { acceptedVersions: versions } = session
  if (versions === null || row.email === '') return
  await recordOrderTerms(tx, {
    email: row.email,
    page: payAddress(session.productKey ?? row.productKey),
    order: session.id,
    origin: { ip: null, userAgent: null, language: await languageOfPerson(tx, row.email) },
    versions,
    now,
  })
}

const sumThatCame = ({ session }: ToldPurchase, truth: PurchaseTruth) => ({
  kind: 'purchase' as const,
  reference: session.id,
  paymentIntentId: truth.payments[0]?.paymentIntentId ?? null,
  askedCents: askedCentsOf(session),
  paidCents: truth.amountCents,
  currency: session.currency,
  refundedCents: truth.refundedCents,
})

function isSame({ row, payments }: KnownPurchase, truth: PurchaseTruth): boolean {
  return (
    row.status === truth.status &&
    row.productKey === truth.productKey &&
    row.opensUntil?.getTime() === truth.opensUntil?.getTime() &&
    row.endsWithPeriod === truth.endsWithPeriod &&
    row.nextProductKey === truth.nextProductKey &&
    row.amountCents === truth.amountCents &&
    row.refundedCents === truth.refundedCents &&
    payments.length === truth.payments.length
  )
}

function newRow(deps: Deps, { session, subscription }: ToldPurchase, truth: PurchaseTruth, now: Date) {
  const { payments: _payments, boughtAt, ...facts } = truth
  const email = session.email ?? ''
  return {
    ...facts,
    provider: deps.payments.name,
    providerReference: session.id,
    subscriptionId: session.subscriptionId,
    customerId: subscription?.customerId ?? null,
    name: session.name,
    email,
    emailKey: emailKeyOf(email),
    phone: session.phone,
    checkedAt: now,
    createdAt: boughtAt,
    updatedAt: now,
  }
}

/** A package is a payment like one of the checkout (decision 12): kept here, settled by the same use case. */
async function beginCase(deps: Deps, tx: Queryable, row: PurchaseRow, truth: PurchaseTruth): Promise<void> {
  const [payment] = truth.payments
  if (payment === undefined) return
  const { paymentIntentId, amountCents } = payment
  await keepLinkPayment(tx, { purchase: row, paymentIntentId, amountCents })
  await settlePaymentSoon(deps, tx, paymentIntentId, { id: `purchase-${row.id}-${row.version}` })
}

/** The job would do the same later; the browser that waits sees it at once. */
async function settlePackage(deps: Deps, row: PurchaseRow, truth: PurchaseTruth): Promise<PurchaseRow> {
  const paymentIntentId = truth.payments[0]?.paymentIntentId
  if (paymentIntentId === undefined || !isPaymentOfClient(truth)) return row
  const settled = await settlePayment(deps, paymentIntentId)
  const clientId = settled?.payment.clientId ?? null
  if (clientId === null || clientId === row.clientId) return row
  return store.changePurchase(deps.database.db, row.id, { clientId })
}
