import { and, asc, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { announcements } from '../announcements/announcements.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { creditScores } from '../credit-scores/credit-scores.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { supportMessages } from '../inbox/inbox.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { scheduledMails } from '../mail/mail.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { packetRequests } from '../results/results.tables.ts'
import { processingRuns } from '../runs/runs.tables.ts'
import { checkoutCredits, payments, purchases, refunds } from '../settlement/settlement.tables.ts'
import { sessionRequests } from '../storefront/storefront.tables.ts'
import { testerApplications } from '../testers/testers.tables.ts'
import { selectRefundsOfAddress } from './refunds-of-address.store.ts'

/** @param address its rows without a record too, when the reader has proven it; else null */
export async function selectConsentsOf(queryable: Queryable, clientId: number, address: string | null) {
  const own = eq(consents.clientId, clientId)
  const rows = await queryable
    .select()
    .from(consents)
    .where(address === null ? own : or(own, eq(consents.subjectEmail, address)))
    .orderBy(asc(consents.id))
  return rows.map(({ id: _id, ...row }) => row)
}

/** What an address agreed to on these pages, without a client record. */
export async function selectConsentsOfAddress(
  queryable: Queryable,
  emailKey: string,
  pages: readonly string[],
) {
  const rows = await queryable
    .select()
    .from(consents)
    .where(
      and(eq(consents.subjectEmail, emailKey), isNull(consents.clientId), inArray(consents.page, [...pages])),
    )
    .orderBy(asc(consents.id))
  return rows.map(({ id: _id, clientId: _client, ...row }) => row)
}

export async function selectPaymentsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      provider: payments.provider,
      paymentIntentId: payments.paymentIntentId,
      product: payments.productName,
      amountCents: payments.amountCents,
      refundedCents: payments.refundedCents,
      status: payments.status,
      name: payments.name,
      email: payments.email,
      phone: payments.phone,
      agreeToContact: payments.agreeToContact,
      preferences: payments.preferences,
      settledAt: payments.settledAt,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(payments.id))
}

export async function selectRefundsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      paymentIntentId: refunds.paymentIntentId,
      amountCents: refunds.amountCents,
      reason: refunds.reason,
      status: refunds.status,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentIntentId, refunds.paymentIntentId))
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(refunds.id))
}

/** What was paid before and counted toward a payment of this client. */
export async function selectCreditsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      paymentIntentId: checkoutCredits.paymentIntentId,
      creditedCents: checkoutCredits.cents,
      toward: checkoutCredits.toward,
      settledAt: checkoutCredits.settledAt,
    })
    .from(checkoutCredits)
    .innerJoin(payments, eq(payments.paymentIntentId, checkoutCredits.paymentIntentId))
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(checkoutCredits.id))
}

/** When the buyer of a session had time. Only for whoever has proven the address. */
export async function selectSessionRequestsOf(queryable: Queryable, emailKey: string) {
  return queryable
    .select({ request: sessionRequests, product: purchases.productName })
    .from(sessionRequests)
    .innerJoin(purchases, eq(purchases.id, sessionRequests.purchaseId))
    .where(eq(purchases.emailKey, emailKey))
    .orderBy(asc(sessionRequests.id))
}

/** Mails to the client, oldest first; `support` is where mails about the client go, which are not the client's. */
export async function selectMailsOf(queryable: Queryable, clientId: number, support: string) {
  return queryable
    .select({
      type: mailOutbox.mailType,
      to: mailOutbox.recipient,
      dedupeKey: mailOutbox.dedupeKey,
      contentSealed: mailOutbox.contentSealed,
      clearSubject: mailOutbox.clearSubject,
      clearHtml: mailOutbox.clearHtml,
      clearText: mailOutbox.clearText,
      status: mailOutbox.status,
      sentAt: mailOutbox.sentAt,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.clientId, clientId), ne(mailOutbox.recipient, support)))
    .orderBy(asc(mailOutbox.id))
}

export async function selectPlannedMailsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      type: scheduledMails.mailType,
      dueAt: scheduledMails.dueAt,
      status: scheduledMails.status,
      reason: scheduledMails.reason,
    })
    .from(scheduledMails)
    .where(eq(scheduledMails.clientId, clientId))
    .orderBy(asc(scheduledMails.dueAt))
}

export async function selectMessagesOf(queryable: Queryable, clientId: number) {
  return queryable
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.clientId, clientId))
    .orderBy(asc(supportMessages.id))
}

export async function selectScoresOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({ score: creditScores.score, day: creditScores.day, source: creditScores.source })
    .from(creditScores)
    .where(eq(creditScores.clientId, clientId))
    .orderBy(asc(creditScores.day))
}

export async function selectRunsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      status: processingRuns.status,
      stage: processingRuns.stage,
      error: processingRuns.error,
      notes: processingRuns.notes,
      ruleSetVersion: processingRuns.ruleSetVersion,
      findings: processingRuns.findingCount,
      startedAt: processingRuns.startedAt,
      finishedAt: processingRuns.finishedAt,
    })
    .from(processingRuns)
    .where(eq(processingRuns.clientId, clientId))
    .orderBy(desc(processingRuns.startedAt))
}

export async function selectNoticesOf(queryable: Queryable, clientId: number) {
  return queryable
    .select({
      title: announcements.title,
      message: announcements.message,
      from: announcements.authorName,
      createdAt: announcements.createdAt,
    })
    .from(announcements)
    .where(eq(announcements.clientId, clientId))
    .orderBy(asc(announcements.id))
}

export async function selectPacketRequestsOf(queryable: Queryable, clientId: number) {
  return queryable
    .select()
    .from(packetRequests)
    .where(eq(packetRequests.clientId, clientId))
    .orderBy(asc(packetRequests.id))
}

export async function selectTesterApplicationsOf(queryable: Queryable, clientId: number) {
  const { name, email, phone, preferences, usedAt, createdAt } = testerApplications
  return queryable
    .select({ name, email, phone, preferences, usedAt, createdAt })
    .from(testerApplications)
    .where(eq(testerApplications.clientId, clientId))
}

/** What an address has without any client record. Only for whoever has proven it. */
export async function selectOfAddress(queryable: Queryable, emailKey: string) {
  const bought = await queryable
    .select({
      product: purchases.productName,
      amountCents: purchases.amountCents,
      refundedCents: purchases.refundedCents,
      name: purchases.name,
      email: purchases.email,
      phone: purchases.phone,
      status: purchases.status,
      opensUntil: purchases.opensUntil,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(eq(purchases.emailKey, emailKey))
  const interests = await queryable.select().from(leads).where(eq(leads.emailKey, emailKey))
  const paid = await queryable
    .select({
      product: fundingPayments.productName,
      amountCents: fundingPayments.amountCents,
      refundedCents: fundingPayments.refundedCents,
      status: fundingPayments.status,
      settledAt: fundingPayments.settledAt,
      createdAt: fundingPayments.createdAt,
    })
    .from(fundingPayments)
    .where(eq(fundingPayments.emailKey, emailKey))
  const refunded = await selectRefundsOfAddress(queryable, emailKey)
  return { purchases: bought, interests, fundingPayments: paid, refunds: refunded }
}
