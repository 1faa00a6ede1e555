import { and, asc, inArray, like, ne, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingDocuments, fundingMessages, fundingStatusChanges } from '../funding/funding.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { refunds } from '../settlement/settlement.tables.ts'

/** Occasions of the mails that tell of the end of an application, without their day. */
export const applicationMailKeys = {
  deletion: (applicationId: number) => `funding-deletion:${applicationId}:`,
  retention: (applicationId: number) => `funding-retention:${applicationId}:`,
}

/**
 * The mails about applications: an outbox row knows no application, but its key names the occasion (see the `dedupeKey`
 * of each mail in `features/funding`). Those to the support address are among them.
 */
export async function aboutApplications(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<SQL | undefined> {
  const ids = [...applicationIds]
  const { dedupeKey } = mailOutbox
  const documents = await queryable
    .select({ id: fundingDocuments.id })
    .from(fundingDocuments)
    .where(inArray(fundingDocuments.applicationId, ids))
  const messages = await queryable
    .select({ id: fundingMessages.id })
    .from(fundingMessages)
    .where(inArray(fundingMessages.applicationId, ids))
  const changes = await queryable
    .select({ id: fundingStatusChanges.id })
    .from(fundingStatusChanges)
    .where(inArray(fundingStatusChanges.applicationId, ids))
  const keys = [
    ...ids.map((id) => `funding-received:${id}`),
    ...documents.map(({ id }) => `funding-document:${id}`),
    ...messages.map(({ id }) => `funding-message:${id}`),
    ...changes.map(({ id }) => `funding-status:${id}`),
  ]
  const ends = ids.flatMap((id) => [
    like(dedupeKey, `${applicationMailKeys.deletion(id)}%`),
    like(dedupeKey, `${applicationMailKeys.retention(id)}%`),
    like(dedupeKey, `funding-judged:${id}:%`),
  ])
  return keys.length === 0 ? undefined : or(inArray(dedupeKey, keys), ...ends)
}

/** Receipts and news of refunds of these payments. */
export async function aboutFundingPayments(queryable: Queryable, which: SQL): Promise<SQL | undefined> {
  const { dedupeKey } = mailOutbox
  const paid = await queryable
    .select({ id: fundingPayments.paymentIntentId })
    .from(fundingPayments)
    .where(which)
  const intents = paid.map(({ id }) => id)
  if (intents.length === 0) return undefined
  const refunded = await queryable
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.paymentIntentId, intents))
  const keys = [...intents.map((id) => `funding-receipt:${id}`), ...refunded.map(({ id }) => `refund:${id}`)]
  return or(inArray(dedupeKey, keys), ...intents.map((id) => like(dedupeKey, `funding-refund:${id}:%`)))
}

export async function deleteMails(tx: Queryable, which: SQL | undefined): Promise<void> {
  if (which !== undefined) await tx.delete(mailOutbox).where(which)
}

/** What was mailed to the applicant, oldest first; `support` is where mails about the application go. */
export async function selectMailsAbout(queryable: Queryable, applicationId: number, support: string) {
  const which = await aboutApplications(queryable, [applicationId])
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
    .where(and(which, ne(mailOutbox.recipient, support)))
    .orderBy(asc(mailOutbox.id))
}
