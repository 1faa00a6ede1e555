import { desc, eq, lt, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientFileRow, clientFiles, intakeDrafts } from './intake.tables.ts'

/** @returns its number */
export async function insertClientFile(tx: Queryable, row: typeof clientFiles.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(clientFiles).values(row).returning({ id: clientFiles.id })
  if (!inserted) throw new Error('a paper was not inserted')
  return inserted.id
}

export async function deleteClientFile(tx: Queryable, id: number): Promise<void> {
  await tx.delete(clientFiles).where(eq(clientFiles.id, id))
}

export async function markReplaced(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.update(clientFiles).set({ replacedAt: now }).where(eq(clientFiles.id, id))
}

/** Newest first. */
export async function selectClientFiles(queryable: Queryable, clientId: number): Promise<ClientFileRow[]> {
  return filesOfClient(queryable).execute({ clientId })
}

const filesOfClient = builtOnce((queryable) =>
  queryable
    .select()
    .from(clientFiles)
    .where(eq(clientFiles.clientId, sql.placeholder('clientId')))
    .orderBy(desc(clientFiles.id))
    .prepare('files_of_client'),
)

export async function upsertDraft(
  queryable: Queryable,
  row: { userId: string; fieldsSealed: Uint8Array; updatedAt: Date },
): Promise<void> {
  await queryable
    .insert(intakeDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: intakeDrafts.userId,
      set: { fieldsSealed: row.fieldsSealed, updatedAt: row.updatedAt },
    })
}

export async function selectDraft(
  queryable: Queryable,
  userId: string,
): Promise<{ fieldsSealed: Uint8Array; updatedAt: Date } | undefined> {
  const [row] = await queryable.select().from(intakeDrafts).where(eq(intakeDrafts.userId, userId))
  return row
}

export async function deleteDraft(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(intakeDrafts).where(eq(intakeDrafts.userId, userId))
}

export async function deleteDraftsBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(intakeDrafts).where(lt(intakeDrafts.updatedAt, before))
}
