import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { NamedFile } from '../../platform/files/sealed-file-name.ts'
import {
  type ReportOwnerWordRow,
  type ReportUploadRow,
  reportOwnerWords,
  reportUploads,
  type StandingReport,
} from './reports.tables.ts'

const {
  headSealed: _head,
  readingSealed: _reading,
  recognisedSealed: _recognised,
  howReadSealed: _howRead,
  ...standing
} = getTableColumns(reportUploads)

/** Whose report it is: a client's, or a payment's that has no client record yet. */
export type ReportOwner = { clientId: number } | { paymentIntentId: string }

function ownedBy(owner: ReportOwner) {
  return 'clientId' in owner
    ? eq(reportUploads.clientId, owner.clientId)
    : and(eq(reportUploads.paymentIntentId, owner.paymentIntentId), isNull(reportUploads.clientId))
}

export async function selectStandingReports(
  queryable: Queryable,
  owner: ReportOwner,
): Promise<StandingReport[]> {
  return 'clientId' in owner
    ? standingOfClient(queryable).execute(owner)
    : standingOf(queryable, ownedBy(owner)).execute()
}

const standingOf = (queryable: Queryable, owned: SQL | undefined) =>
  queryable
    .select(standing)
    .from(reportUploads)
    .where(and(owned, isNull(reportUploads.supersededAt)))
    .orderBy(reportUploads.bureau)

const standingOfClient = builtOnce((queryable) =>
  standingOf(queryable, eq(reportUploads.clientId, sql.placeholder('clientId'))).prepare('reports_of_client'),
)

export async function selectCurrentReports(
  queryable: Queryable,
  owner: ReportOwner,
): Promise<ReportUploadRow[]> {
  return queryable
    .select()
    .from(reportUploads)
    .where(and(ownedBy(owner), isNull(reportUploads.supersededAt)))
    .orderBy(reportUploads.bureau)
}

/** Every upload of a client, superseded ones included, newest last. */
export async function selectAllReports(queryable: Queryable, clientId: number): Promise<ReportUploadRow[]> {
  return queryable
    .select()
    .from(reportUploads)
    .where(eq(reportUploads.clientId, clientId))
    .orderBy(reportUploads.id)
}

export async function supersedeReports(
  tx: Queryable,
  owner: ReportOwner,
  bureau: BureauKey,
  now: Date,
): Promise<void> {
  await tx
    .update(reportUploads)
    .set({ supersededAt: now })
    .where(and(ownedBy(owner), eq(reportUploads.bureau, bureau), isNull(reportUploads.supersededAt)))
}

export async function insertReport(
  tx: Queryable,
  row: Omit<typeof reportUploads.$inferInsert, 'id'>,
): Promise<StandingReport> {
  const [inserted] = await tx.insert(reportUploads).values(row).returning(standing)
  if (!inserted) throw new Error('the insert of a report upload returned no row')
  return inserted
}

/** Hands the uploads of a payment to the client record that it became, bureau by bureau. */
export async function assignReports(tx: Queryable, ids: readonly number[], clientId: number): Promise<void> {
  for (const id of ids) await tx.update(reportUploads).set({ clientId }).where(eq(reportUploads.id, id))
}

/** The newest current report's file name of every one of these clients, or of all, that has one. */
export async function selectNewestFileNames(
  queryable: Queryable,
  clientIds?: readonly number[],
): Promise<Map<number, NamedFile>> {
  if (clientIds?.length === 0) return new Map()
  const rows = await queryable
    .select({
      clientId: reportUploads.clientId,
      fileKey: reportUploads.fileKey,
      fileNameSealed: reportUploads.fileNameSealed,
      clearFileName: reportUploads.clearFileName,
    })
    .from(reportUploads)
    .where(
      and(
        isNull(reportUploads.supersededAt),
        clientIds ? inArray(reportUploads.clientId, [...clientIds]) : undefined,
      ),
    )
    .orderBy(reportUploads.id)
  return new Map(rows.flatMap(({ clientId, ...file }) => (clientId === null ? [] : [[clientId, file]])))
}

export async function selectReport(queryable: Queryable, id: number): Promise<ReportUploadRow | undefined> {
  const [row] = await queryable.select().from(reportUploads).where(eq(reportUploads.id, id))
  return row
}

/** The row, locked until the transaction ends. */
export async function lockReport(tx: Queryable, id: number): Promise<StandingReport | undefined> {
  const [row] = await tx.select(standing).from(reportUploads).where(eq(reportUploads.id, id)).for('update')
  return row
}

export async function changeReport(
  tx: Queryable,
  id: number,
  change: Partial<typeof reportUploads.$inferInsert>,
): Promise<void> {
  await tx.update(reportUploads).set(change).where(eq(reportUploads.id, id))
}

export async function insertOwnerWord(
  tx: Queryable,
  row: Omit<typeof reportOwnerWords.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(reportOwnerWords).values(row)
}

/** Everything that was said of whose a client's reports are, oldest first. */
export async function selectOwnerWords(
  queryable: Queryable,
  clientId: number,
): Promise<ReportOwnerWordRow[]> {
  return queryable
    .select()
    .from(reportOwnerWords)
    .where(eq(reportOwnerWords.clientId, clientId))
    .orderBy(asc(reportOwnerWords.id))
}

const isOfClient = and(isNull(reportUploads.supersededAt), isNotNull(reportUploads.clientId))
const isNotAllRead = and(isOfClient, inArray(reportUploads.readState, ['in part', 'refused', 'closed']))

/** Current reports of clients that were not, or not wholly, understood, the oldest first; one page of them. */
export async function selectUnreadReports(
  queryable: Queryable,
  wish: { offset: number; limit: number },
): Promise<{ rows: ReportUploadRow[]; total: number }> {
  const [counted] = await queryable.select({ total: count() }).from(reportUploads).where(isNotAllRead)
  const rows = await queryable
    .select()
    .from(reportUploads)
    .where(isNotAllRead)
    .orderBy(asc(reportUploads.createdAt), asc(reportUploads.id))
    .limit(wish.limit)
    .offset(wish.offset)
  return { rows, total: counted?.total ?? 0 }
}

/** Current reports of clients of which it is not known how they were read, the oldest first. */
export async function selectReportsToLookAt(queryable: Queryable, most: number): Promise<ReportUploadRow[]> {
  return queryable
    .select()
    .from(reportUploads)
    .where(and(isOfClient, isNull(reportUploads.readState)))
    .orderBy(asc(reportUploads.id))
    .limit(most)
}

/** The next current reports of clients behind an upload's number, and how many there are in all. */
export async function selectReportsBehind(
  queryable: Queryable,
  wish: { id: number; most: number },
): Promise<{ rows: ReportUploadRow[]; total: number }> {
  const [counted] = await queryable.select({ total: count() }).from(reportUploads).where(isOfClient)
  const rows = await queryable
    .select()
    .from(reportUploads)
    .where(and(isOfClient, gt(reportUploads.id, wish.id)))
    .orderBy(asc(reportUploads.id))
    .limit(wish.most)
  return { rows, total: counted?.total ?? 0 }
}

/** Ids of the current reports of clients that were read with a learned label. */
export async function selectReportsReadWith(queryable: Queryable, labelId: number): Promise<number[]> {
  const rows = await queryable
    .select({ id: reportUploads.id })
    .from(reportUploads)
    .where(and(isOfClient, sql`${reportUploads.readWithLabels} @> ${JSON.stringify([labelId])}::jsonb`))
    .orderBy(asc(reportUploads.id))
  return rows.map(({ id }) => id)
}

/** The same without what was read: whose each is, the oldest first. */
export async function selectUnreadHeads(queryable: Queryable, limit: number) {
  const { clientId, bureau, readState, createdAt, id } = reportUploads
  const [counted] = await queryable.select({ total: count() }).from(reportUploads).where(isNotAllRead)
  const rows = await queryable
    .select({ clientId, bureau, readState, createdAt })
    .from(reportUploads)
    .where(isNotAllRead)
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  return { rows, total: counted?.total ?? 0 }
}
