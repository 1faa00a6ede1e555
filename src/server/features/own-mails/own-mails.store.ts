import { count, desc, eq, max } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type OwnMailVersionRow, ownMailsDue, ownMailVersions } from './own-mails.tables.ts'

/** Every kind as it is in force, the oldest first. */
export async function selectKinds(queryable: Queryable): Promise<OwnMailVersionRow[]> {
  const { kindId, version } = ownMailVersions
  return queryable.selectDistinctOn([kindId]).from(ownMailVersions).orderBy(kindId, desc(version))
}

/** All versions of a kind, the newest first. */
export async function selectVersionsOf(queryable: Queryable, kind: number): Promise<OwnMailVersionRow[]> {
  const { kindId, version } = ownMailVersions
  return queryable.select().from(ownMailVersions).where(eq(kindId, kind)).orderBy(desc(version))
}

export async function selectNextKindId(queryable: Queryable): Promise<number> {
  const [row] = await queryable.select({ last: max(ownMailVersions.kindId) }).from(ownMailVersions)
  return (row?.last ?? 0) + 1
}

/** @returns false when there is a version of this number already: somebody was faster. */
export async function insertKindVersion(tx: Queryable, row: OwnMailVersionRow): Promise<boolean> {
  const added = await tx
    .insert(ownMailVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: ownMailVersions.version })
  return added.length > 0
}

/** How many mails of each kind wait or went out. */
export async function countMails(
  queryable: Queryable,
  status: 'due' | 'queued',
): Promise<Map<number, number>> {
  const rows = await queryable
    .select({ kindId: ownMailsDue.kindId, mails: count() })
    .from(ownMailsDue)
    .where(eq(ownMailsDue.status, status))
    .groupBy(ownMailsDue.kindId)
  return new Map(rows.map(({ kindId, mails }) => [kindId, mails]))
}
