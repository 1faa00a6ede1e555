import { and, eq, inArray, lt, sum } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type IntakeDraftFileRow, intakeDraftFiles } from './intake.tables.ts'

export async function selectDraftFiles(queryable: Queryable, userId: string): Promise<IntakeDraftFileRow[]> {
  return queryable.select().from(intakeDraftFiles).where(eq(intakeDraftFiles.userId, userId))
}

/**
 * Puts the row into its field's place. Of two at the same time the second waits for the first and replaces it.
 * @returns the key of the file that it replaced; null when the place was empty
 */
export async function replaceDraftFile(tx: Queryable, row: IntakeDraftFileRow): Promise<string | null> {
  const inserted = await tx.insert(intakeDraftFiles).values(row).onConflictDoNothing().returning()
  if (inserted.length > 0) return null
  const isPlace = and(eq(intakeDraftFiles.userId, row.userId), eq(intakeDraftFiles.field, row.field))
  const [before] = await tx.select().from(intakeDraftFiles).where(isPlace).for('update')
  if (!before) return replaceDraftFile(tx, row)
  await tx.update(intakeDraftFiles).set(row).where(isPlace)
  return before.fileKey
}

/** @returns the keys of the files that no row names any more */
export async function deleteDraftFiles(
  queryable: Queryable,
  userId: string,
  fields: readonly string[],
): Promise<string[]> {
  const gone = await queryable
    .delete(intakeDraftFiles)
    .where(and(eq(intakeDraftFiles.userId, userId), inArray(intakeDraftFiles.field, [...fields])))
    .returning({ key: intakeDraftFiles.fileKey })
  return gone.map(({ key }) => key)
}

/** @returns the keys of the files that no row names any more */
export async function deleteDraftFilesBefore(queryable: Queryable, before: Date): Promise<string[]> {
  const gone = await queryable
    .delete(intakeDraftFiles)
    .where(lt(intakeDraftFiles.createdAt, before))
    .returning({ key: intakeDraftFiles.fileKey })
  return gone.map(({ key }) => key)
}

export async function sumDraftFiles(queryable: Queryable): Promise<number> {
  const [row] = await queryable.select({ bytes: sum(intakeDraftFiles.bytes) }).from(intakeDraftFiles)
  return Number(row?.bytes ?? 0)
}
