import { and, eq, exists, inArray, isNotNull, ne, not, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clientHolders, users } from '../accounts/accounts.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { fundingApplications, fundingFiles } from '../funding/funding.tables.ts'
import { clientFiles, intakeDraftFiles } from '../intake/intake.tables.ts'
import { letterEvents, mailingSteps } from '../mail-log/mail-log.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { disputeResults } from '../results/results.tables.ts'
import { evidencePictures, processingRuns } from '../runs/runs.tables.ts'
import { payments } from '../settlement/settlement.tables.ts'

export async function selectRunIds(queryable: Queryable, clientId: number): Promise<string[]> {
  const rows = await queryable
    .select({ id: processingRuns.id })
    .from(processingRuns)
    .where(eq(processingRuns.clientId, clientId))
  return rows.map(({ id }) => id)
}

/** Whether another record has this address. */
export async function hasOtherClient(
  queryable: Queryable,
  input: { clientId: number; emailKey: string },
): Promise<boolean> {
  const rows = await queryable
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.emailKey, input.emailKey), ne(clients.id, input.clientId)))
    .limit(1)
  return rows.length > 0
}

/**
 * Users that hold this record and nothing else: browsers without another record or payment, and, when it is given, the
 * signed-in owner of the address.
 */
export async function selectLoneUsers(
  tx: Queryable,
  input: { clientId: number; paymentIntentId: string | null; lastAddress: string | null },
): Promise<string[]> {
  const { clientId, paymentIntentId, lastAddress } = input
  const holdsThis = tx
    .select({ id: clientHolders.userId })
    .from(clientHolders)
    .where(and(eq(clientHolders.clientId, clientId), eq(clientHolders.userId, users.id)))
  const holdsOther = tx
    .select({ id: clientHolders.userId })
    .from(clientHolders)
    .where(and(ne(clientHolders.clientId, clientId), eq(clientHolders.userId, users.id)))
  const paysOther = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.holderUserId, users.id), ne(payments.paymentIntentId, paymentIntentId ?? '')))
  const browser = and(
    eq(users.kind, 'browser'),
    exists(holdsThis),
    not(exists(holdsOther)),
    not(exists(paysOther)),
  )
  const owner =
    lastAddress === null
      ? undefined
      : and(eq(users.kind, 'client'), eq(users.emailKey, lastAddress), not(exists(holdsOther)))
  const rows = await tx.select({ id: users.id }).from(users).where(or(browser, owner))
  return rows.map(({ id }) => id)
}

/** Keys of every stored file that a row of this client names. */
export async function selectClientFileKeys(
  queryable: Queryable,
  client: {
    clientId: number
    runIds: readonly string[]
    paymentIntentId: string | null
    ownAddress: string | null
    userIds: readonly string[]
  },
): Promise<string[]> {
  const { clientId, runIds, paymentIntentId, ownAddress, userIds } = client
  const ofUpload = or(
    eq(reportUploads.clientId, clientId),
    paymentIntentId === null ? undefined : eq(reportUploads.paymentIntentId, paymentIntentId),
  )
  const lists = [
    await queryable
      .select({ key: documents.fileKey })
      .from(documents)
      .where(eq(documents.clientId, clientId)),
    await queryable.select({ key: reportUploads.fileKey }).from(reportUploads).where(ofUpload),
    await queryable
      .select({ key: clientFiles.fileKey })
      .from(clientFiles)
      .where(and(eq(clientFiles.clientId, clientId), isNotNull(clientFiles.fileKey))),
    userIds.length === 0
      ? []
      : await queryable
          .select({ key: intakeDraftFiles.fileKey })
          .from(intakeDraftFiles)
          .where(inArray(intakeDraftFiles.userId, [...userIds])),
    runIds.length === 0
      ? []
      : await queryable
          .select({ key: evidencePictures.fileKey })
          .from(evidencePictures)
          .where(inArray(evidencePictures.runId, [...runIds])),
    await queryable
      .select({ key: mailingSteps.fileKey })
      .from(mailingSteps)
      .where(eq(mailingSteps.clientId, clientId)),
    await queryable
      .select({ key: letterEvents.fileKey })
      .from(letterEvents)
      .where(eq(letterEvents.clientId, clientId)),
    await queryable
      .select({ key: disputeResults.fileKey })
      .from(disputeResults)
      .where(eq(disputeResults.clientId, clientId)),
    ownAddress === null
      ? []
      : await queryable
          .select({ key: fundingFiles.fileKey })
          .from(fundingFiles)
          .innerJoin(fundingApplications, eq(fundingApplications.id, fundingFiles.applicationId))
          .where(eq(fundingApplications.emailKey, ownAddress)),
  ]
  return [...new Set(lists.flat().flatMap(({ key }) => key ?? []))]
}
