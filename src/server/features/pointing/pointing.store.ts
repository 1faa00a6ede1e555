import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type LearnedLabelRow,
  learnedLabels,
  type ReportPointingRow,
  reportPointings,
} from '../hints/hints.tables.ts'

const ofFile = ({ clientId, sha256 }: { clientId: number; sha256: string }) =>
  and(eq(reportPointings.clientId, clientId), eq(reportPointings.sha256, sha256))

/** How much was ever said of a file, taken back or not. */
export async function countPointings(
  queryable: Queryable,
  file: { clientId: number; sha256: string },
): Promise<number> {
  const [row] = await queryable.select({ count: count() }).from(reportPointings).where(ofFile(file))
  return row?.count ?? 0
}

/** How many words on each of these files are in force, by client and file. */
export async function countInForce(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<{ clientId: number; sha256: string; count: number }[]> {
  if (clientIds.length === 0) return []
  return queryable
    .select({ clientId: reportPointings.clientId, sha256: reportPointings.sha256, count: count() })
    .from(reportPointings)
    .where(and(inArray(reportPointings.clientId, [...clientIds]), isNull(reportPointings.withdrawnAt)))
    .groupBy(reportPointings.clientId, reportPointings.sha256)
}

export async function insertPointing(
  tx: Queryable,
  row: Omit<typeof reportPointings.$inferInsert, 'id'>,
): Promise<ReportPointingRow> {
  const [inserted] = await tx.insert(reportPointings).values(row).returning()
  if (!inserted) throw new Error('the insert of a pointing returned no row')
  return inserted
}

export async function withdrawPointings(
  tx: Queryable,
  ids: readonly number[],
  by: { kind: 'client' | 'staff'; id: string; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(reportPointings)
    .set({ withdrawnAt: by.at, withdrawnByKind: by.kind, withdrawnById: by.id })
    .where(and(inArray(reportPointings.id, [...ids]), isNull(reportPointings.withdrawnAt)))
}

/** All labels that staff ever taught, the newest first. */
export async function selectLabels(queryable: Queryable, most: number): Promise<LearnedLabelRow[]> {
  return queryable.select().from(learnedLabels).orderBy(desc(learnedLabels.id)).limit(most)
}

export async function selectLabel(queryable: Queryable, id: number): Promise<LearnedLabelRow | undefined> {
  const [row] = await queryable.select().from(learnedLabels).where(eq(learnedLabels.id, id))
  return row
}

/** The row, locked until the transaction ends. */
export async function lockLabel(tx: Queryable, id: number): Promise<LearnedLabelRow | undefined> {
  const [row] = await tx.select().from(learnedLabels).where(eq(learnedLabels.id, id)).for('update')
  return row
}

/** The label with that key that is tried or in use. */
export async function selectLabelInForce(
  queryable: Queryable,
  labelKey: string,
): Promise<LearnedLabelRow | undefined> {
  const [row] = await queryable
    .select()
    .from(learnedLabels)
    .where(and(eq(learnedLabels.labelKey, labelKey), inArray(learnedLabels.state, ['trying', 'in use'])))
  return row
}

/** Undefined where the same label is tried or in use already. */
export async function insertLabel(
  tx: Queryable,
  row: Omit<typeof learnedLabels.$inferInsert, 'id'>,
): Promise<LearnedLabelRow | undefined> {
  const [inserted] = await tx.insert(learnedLabels).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function changeLabel(
  tx: Queryable,
  id: number,
  change: Partial<typeof learnedLabels.$inferInsert>,
): Promise<void> {
  await tx.update(learnedLabels).set(change).where(eq(learnedLabels.id, id))
}
