import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type GuidePaperRow, type GuideRow, guidePapers, guideRows } from './guides.tables.ts'

export async function selectGuide(
  queryable: Queryable,
  { purchaseId, guide }: { purchaseId: number; guide: string },
): Promise<GuideRow | undefined> {
  const [row] = await queryable
    .select()
    .from(guideRows)
    .where(and(eq(guideRows.purchaseId, purchaseId), eq(guideRows.guide, guide)))
  return row
}

/** Nothing happens when there is one already: two windows that open it first make one guide. */
export async function insertGuide(
  tx: Queryable,
  row: Omit<typeof guideRows.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(guideRows).values(row).onConflictDoNothing()
}

/** @returns the row as it is now; undefined when somebody else changed it since `version` was read */
export async function updateGuide(
  tx: Queryable,
  of: { id: number; version: number },
  change: Partial<Pick<GuideRow, 'answersSealed' | 'done'>> & { updatedAt: Date },
): Promise<GuideRow | undefined> {
  const [row] = await tx
    .update(guideRows)
    .set({ ...change, version: sql`${guideRows.version} + 1` })
    .where(and(eq(guideRows.id, of.id), eq(guideRows.version, of.version)))
    .returning()
  return row
}

/** The row, locked until the transaction ends. */
export async function lockGuide(tx: Queryable, id: number): Promise<GuideRow | undefined> {
  const [row] = await tx.select().from(guideRows).where(eq(guideRows.id, id)).for('update')
  return row
}

export async function selectGuidePapers(queryable: Queryable, guideId: number): Promise<GuidePaperRow[]> {
  return queryable.select().from(guidePapers).where(eq(guidePapers.guideId, guideId))
}

export async function upsertGuidePaper(tx: Queryable, row: GuidePaperRow): Promise<void> {
  const { blocksSealed, updatedAt } = row
  await tx
    .insert(guidePapers)
    .values(row)
    .onConflictDoUpdate({
      target: [guidePapers.guideId, guidePapers.paper],
      set: { blocksSealed, updatedAt },
    })
}

export async function deleteGuidePaper(
  tx: Queryable,
  { guideId, paper }: { guideId: number; paper: string },
): Promise<void> {
  await tx.delete(guidePapers).where(and(eq(guidePapers.guideId, guideId), eq(guidePapers.paper, paper)))
}
