import { and, asc, desc, eq, gt, inArray, isNotNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Deps } from '../../deps.ts'
import type { DeletedApplication, DeletedClient, HeldForAWhile, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type FileKeyColumn, goes } from '../../platform/db/rows-that-go.ts'
import { deleteConsentsOfAddress } from '../consent/consent.holdings.ts'
import { deleteMails } from '../outbox/outbox.holdings.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { fundingFormPages } from './application-consents.ts'
import { applicationMailKeys } from './application-mail-keys.ts'
import {
  type FundingApplicationRow,
  fundingApplications,
  fundingDocuments,
  fundingDrafts,
  fundingFiles,
  fundingHolders,
  fundingLinks,
  fundingMessages,
  fundingStatusChanges,
} from './funding.tables.ts'
import { fundingRecords } from './funding-records.ts'

const ofAddress = (emailKey: PgColumn, { ownAddress }: DeletedClient): SQL | undefined =>
  ownAddress === null ? undefined : eq(emailKey, ownAddress)
const ofUsers = (userId: PgColumn, { userIds }: DeletedClient): SQL | undefined =>
  userIds.length === 0 ? undefined : inArray(userId, [...userIds])

/**
 * What is held of a person here: applications of an address that its owner or staff delete, with everything about them, and
 * what was typed in the sessions that go. The applications themselves last.
 */
export const fundingHoldings: readonly Holding[] = [
  withMailsAbout(goesWithApplication(fundingDocuments)),
  goesWithApplication(fundingFiles, fundingFiles.fileKey),
  goesWithApplication(fundingMessages),
  goesWithApplication(fundingStatusChanges),
  {
    ...goesWithApplication(fundingHolders),
    until: ['client goes', 'application goes', 'session ends'],
    clear: async (tx, client) => {
      const ofIt = inArray(fundingHolders.applicationId, applicationsOf(tx, client))
      await tx.delete(fundingHolders).where(or(ofUsers(fundingHolders.userId, client), ofIt))
    },
  },
  {
    ...goes(fundingDrafts, ['client goes', 'application goes', 'session ends'], (client: DeletedClient) =>
      or(ofUsers(fundingDrafts.userId, client), ofAddress(fundingDrafts.emailKey, client)),
    ),
    clearApplication: async (tx, { emailKey, isLast, isOwn }) => {
      if (isLast && isOwn) await tx.delete(fundingDrafts).where(eq(fundingDrafts.emailKey, emailKey))
    },
  },
  {
    ...goes(fundingLinks, ['client goes', 'application goes', 'session ends'], (client: DeletedClient) =>
      ofAddress(fundingLinks.emailKey, client),
    ),
    clearApplication: clearLinks,
  },
  {
    ...goes(fundingApplications, ['client goes', 'application goes'], (client: DeletedClient) =>
      ofAddress(fundingApplications.emailKey, client),
    ),
    knows: { rows: fundingApplications, address: fundingApplications.emailKey, isRecord: true },
    clearApplication: async (tx, { applicationId, emailKey, isLast }) => {
      // With the last application what the address agreed to on its form.
      if (isLast) await deleteConsentsOfAddress(tx, emailKey, fundingFormPages)
      await tx.delete(fundingApplications).where(eq(fundingApplications.id, applicationId))
    },
  },
]

/** A link opens all applications of its address, so it stays for the others. */
async function clearLinks(tx: Queryable, { applicationId, emailKey, isLast }: DeletedApplication) {
  if (isLast) await tx.delete(fundingLinks).where(eq(fundingLinks.emailKey, emailKey))
  else
    await tx
      .update(fundingLinks)
      .set({ applicationId: null })
      .where(eq(fundingLinks.applicationId, applicationId))
}

/** Rows of the applications that go with their address. */
export function goesWithApplication(
  table: PgTable & { applicationId: PgColumn },
  fileKey?: FileKeyColumn,
): HeldForAWhile {
  return {
    ...goes(
      table,
      ['client goes', 'application goes'],
      (client: DeletedClient, queryable) => inArray(table.applicationId, applicationsOf(queryable, client)),
      fileKey,
    ),
    clearApplication: async (tx, { applicationId }) => {
      await tx.delete(table).where(eq(table.applicationId, applicationId))
    },
  }
}

/** The mails about an application are found by its rows, so they go before the first of them. */
function withMailsAbout(first: HeldForAWhile): Holding {
  return {
    ...first,
    clear: async (tx, client) => {
      const applications = await selectApplicationIds(tx, client.ownAddress)
      await deleteMails(tx, await mailsAboutApplications(tx, applications))
      await first.clear(tx, client)
    },
    clearApplication: async (tx, application) => {
      await deleteMails(tx, await mailsAboutApplications(tx, [application.applicationId]))
      await first.clearApplication?.(tx, application)
    },
  }
}

/**
 * The mails about applications: an outbox row knows no application, but its key names the occasion (the `dedupeKey` of
 * each mail of this feature and of what is built on it). Those to the support address are among them.
 */
export async function mailsAboutApplications(
  queryable: Queryable,
  applicationIds: readonly number[],
): Promise<SQL | undefined> {
  const { dedupeKey } = mailOutbox
  const idsIn = async (table: PgTable & { id: PgColumn; applicationId: PgColumn }) => {
    const rows = await queryable
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.applicationId, [...applicationIds]))
    return rows.map(({ id }) => String(id))
  }
  const keys = [
    ...applicationIds.map((id) => `funding-received:${id}`),
    ...(await idsIn(fundingDocuments)).map((id) => `funding-document:${id}`),
    ...(await idsIn(fundingMessages)).map((id) => `funding-message:${id}`),
    ...(await idsIn(fundingStatusChanges)).map((id) => `funding-status:${id}`),
  ]
  const ends = applicationIds.flatMap((id) => [
    like(dedupeKey, `${applicationMailKeys.deletion(id)}%`),
    like(dedupeKey, `${applicationMailKeys.retention(id)}%`),
    like(dedupeKey, `funding-judged:${id}:%`),
  ])
  return keys.length === 0 ? undefined : or(inArray(dedupeKey, keys), ...ends)
}

/** Number of another application of the address, the newest; null when there is none. */
export async function findOtherApplication(
  queryable: Queryable,
  { applicationId, emailKey }: Pick<DeletedApplication, 'applicationId' | 'emailKey'>,
): Promise<number | null> {
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
    .where(and(eq(fundingFiles.applicationId, applicationId), isNotNull(fundingFiles.fileKey)))
  return rows.flatMap(({ key }) => key ?? [])
}

/** A query of the browsers that hold an application. */
export const selectHoldersOfApplication = (queryable: Queryable, applicationId: number) =>
  queryable
    .select({ id: fundingHolders.userId })
    .from(fundingHolders)
    .where(eq(fundingHolders.applicationId, applicationId))

const lastUse = sql`greatest(${fundingApplications.updatedAt}, ${fundingApplications.lastUsedAt})`

/**
 * Applications that nobody used since an instant, by number; a page after `afterId`.
 * @param wasPaid a condition on `fundingApplications` for a use that other features know of
 */
export async function selectUnusedApplications(
  queryable: Queryable,
  input: { unusedSince: Date; afterId: number; limit: number },
  wasPaid: (since: SQL) => SQL,
): Promise<FundingApplicationRow[]> {
  const since = sql`${input.unusedSince.toISOString()}::timestamptz`
  return queryable
    .select()
    .from(fundingApplications)
    .where(and(gt(fundingApplications.id, input.afterId), lt(lastUse, since), sql`not ${wasPaid(since)}`))
    .orderBy(asc(fundingApplications.id))
    .limit(input.limit)
}

export async function setLastUseOfApplication(queryable: Queryable, id: number, now: Date): Promise<void> {
  await queryable.update(fundingApplications).set({ lastUsedAt: now }).where(eq(fundingApplications.id, id))
}

function applicationsOf(queryable: Queryable, client: DeletedClient) {
  return queryable
    .select({ id: fundingApplications.id })
    .from(fundingApplications)
    .where(ofAddress(fundingApplications.emailKey, client) ?? sql`false`)
}

/** Numbers of the applications of an address. @param address in lower case; null: none */
export async function selectApplicationIds(tx: Queryable, address: string | null): Promise<number[]> {
  if (address === null) return []
  const rows = await tx
    .select({ id: fundingApplications.id })
    .from(fundingApplications)
    .where(eq(fundingApplications.emailKey, address))
  return rows.map(({ id }) => id)
}

/** What is told of it in the archive of a person's data. */
export const fundingTold: readonly Told<Deps>[] = [
  {
    part: 'funding',
    records: async (deps, { address }) => (address === null ? [] : fundingRecords(deps, address)),
  },
]
