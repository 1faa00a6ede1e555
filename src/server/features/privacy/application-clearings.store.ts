import { and, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { consents } from '../consent/consent.tables.ts'
import { fundingFormPages } from '../funding/application-consents.ts'
import * as funding from '../funding/funding.tables.ts'
import { emptyFundingPayments } from '../funding-packages/funding-packages.holdings.ts'
import { fundingPayments, fundingRequirements } from '../funding-packages/funding-packages.tables.ts'
import { aboutApplications, aboutFundingPayments, deleteMails } from './application-mails.store.ts'
import { deleteSandboxAnswers, emptySandbox } from './sandbox-clearings.store.ts'

const { fundingApplications, fundingDocuments, fundingDrafts, fundingFiles, fundingHolders } = funding
const { fundingLinks, fundingMessages, fundingStatusChanges } = funding

/** An application whose rows go. */
export interface DeletedApplication {
  applicationId: number
  /** Its address in lower case. */
  emailKey: string
  /** No other application has this address: what only an application needs of the address goes, too. */
  isLast: boolean
  /** The owner of the address or staff want it; otherwise the address may be somebody else's. */
  isOwn: boolean
  /** What a JSON text may repeat of the person. */
  said: readonly string[]
}

/** Number of another application of the address, the newest; null when there is none. */
export async function findOtherApplication(
  queryable: Queryable,
  application: { applicationId: number; emailKey: string },
): Promise<number | null> {
  const { applicationId, emailKey } = application
  const [row] = await queryable
    .select({ id: fundingApplications.id })
    .from(fundingApplications)
    .where(and(eq(fundingApplications.emailKey, emailKey), ne(fundingApplications.id, applicationId)))
    .orderBy(desc(fundingApplications.id))
    .limit(1)
  return row?.id ?? null
}

/** Keys of every stored file of an application. */
export async function selectApplicationFileKeys(
  queryable: Queryable,
  applicationId: number,
): Promise<string[]> {
  const rows = await queryable
    .select({ key: fundingFiles.fileKey })
    .from(fundingFiles)
    .where(eq(fundingFiles.applicationId, applicationId))
  return rows.flatMap(({ key }) => key ?? [])
}

/** Clears every row about an application. Twice changes nothing more. In the caller's transaction. */
export async function clearApplicationRows(tx: Queryable, application: DeletedApplication): Promise<void> {
  const { applicationId } = application
  await deleteMails(tx, await aboutApplications(tx, [applicationId]))
  await clearPayments(tx, application)
  for (const table of [
    fundingDocuments,
    fundingFiles,
    fundingMessages,
    fundingStatusChanges,
    fundingRequirements,
    fundingHolders,
  ])
    await tx.delete(table).where(eq(table.applicationId, applicationId))
  await clearAddress(tx, application)
  await tx.delete(fundingApplications).where(eq(fundingApplications.id, applicationId))
}

/**
 * What accounting must keep stays of the payments that were made with this application. Where nobody has proven the
 * address, those of another browser are somebody else's, and wait for an application of that person.
 */
async function clearPayments(tx: Queryable, application: DeletedApplication): Promise<void> {
  const { applicationId, isOwn } = application
  const ofIt = eq(fundingPayments.applicationId, applicationId)
  if (!isOwn) {
    const holders = tx
      .select({ id: fundingHolders.userId })
      .from(fundingHolders)
      .where(eq(fundingHolders.applicationId, applicationId))
    const next = await findOtherApplication(tx, application)
    await tx
      .update(fundingPayments)
      .set({ applicationId: next })
      .where(and(ofIt, ne(fundingPayments.emailKey, ''), notInArray(fundingPayments.holderUserId, holders)))
  }
  const paid = await tx.select({ id: fundingPayments.paymentIntentId }).from(fundingPayments).where(ofIt)
  const intents = paid.map(({ id }) => id)
  await deleteMails(tx, await aboutFundingPayments(tx, ofIt))
  await emptySandbox(tx, intents, application.said)
  await deleteSandboxAnswers(tx, intents)
  await emptyFundingPayments(tx, ofIt)
}

/** With the last application what the address has only through applications. A link opens all of them, so it stays for the others. */
async function clearAddress(tx: Queryable, application: DeletedApplication): Promise<void> {
  const { applicationId, emailKey, isLast, isOwn } = application
  if (!isLast) {
    const ofIt = eq(fundingLinks.applicationId, applicationId)
    await tx.update(fundingLinks).set({ applicationId: null }).where(ofIt)
    return
  }
  await tx.delete(fundingLinks).where(eq(fundingLinks.emailKey, emailKey))
  await tx
    .delete(consents)
    .where(
      and(
        eq(consents.subjectEmail, emailKey),
        isNull(consents.clientId),
        inArray(consents.page, [...fundingFormPages]),
      ),
    )
  if (isOwn) await tx.delete(fundingDrafts).where(eq(fundingDrafts.emailKey, emailKey))
  await tx.execute(sql`
    delete from pgboss.job where name = 'mail-funding-link' and data->'payload'->>'emailKey' = ${emailKey}`)
}
