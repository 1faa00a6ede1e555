import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type FileKeyColumn, goes } from '../../platform/db/rows-that-go.ts'
import {
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
  goesWithApplication(fundingDocuments),
  goesWithApplication(fundingFiles, fundingFiles.fileKey),
  goesWithApplication(fundingMessages),
  goesWithApplication(fundingStatusChanges),
  goes(fundingHolders, (client: DeletedClient, queryable) =>
    or(
      ofUsers(fundingHolders.userId, client),
      inArray(fundingHolders.applicationId, applicationsOf(queryable, client)),
    ),
  ),
  goes(fundingDrafts, (client: DeletedClient) =>
    or(ofUsers(fundingDrafts.userId, client), ofAddress(fundingDrafts.emailKey, client)),
  ),
  goes(fundingLinks, (client: DeletedClient) => ofAddress(fundingLinks.emailKey, client)),
  goes(fundingApplications, (client: DeletedClient) => ofAddress(fundingApplications.emailKey, client)),
]

/** Rows of the applications that go with their address. */
export function goesWithApplication(
  table: PgTable & { applicationId: PgColumn },
  fileKey?: FileKeyColumn,
): Holding {
  return goes(
    table,
    (client: DeletedClient, queryable) => inArray(table.applicationId, applicationsOf(queryable, client)),
    fileKey,
  )
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
