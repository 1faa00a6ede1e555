import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { clients } from '../clients/clients.tables.ts'
import { driveCopies } from './drive.tables.ts'

type CopyRow = typeof driveCopies.$inferSelect

export async function selectCopies(queryable: Queryable, clientId: number): Promise<CopyRow[]> {
  return queryable.select().from(driveCopies).where(eq(driveCopies.clientId, clientId))
}

/** Adds a copy unless its client has gone meanwhile. @returns whether the client is there */
export async function insertCopy(tx: Queryable, row: CopyRow): Promise<boolean> {
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, row.clientId))
    .for('share')
  if (!client) return false
  const { driveFileId, copiedAt } = row
  await tx
    .insert(driveCopies)
    .values(row)
    .onConflictDoUpdate({
      target: [driveCopies.clientId, driveCopies.fileKey],
      set: { driveFileId, copiedAt },
    })
  return true
}

export async function deleteCopy(queryable: Queryable, clientId: number, fileKey: string): Promise<void> {
  await queryable
    .delete(driveCopies)
    .where(and(eq(driveCopies.clientId, clientId), eq(driveCopies.fileKey, fileKey)))
}

export async function deleteCopiesOf(tx: Queryable, clientId: number): Promise<void> {
  await tx.delete(driveCopies).where(eq(driveCopies.clientId, clientId))
}

/** Nobody edited the record: its version stays. @returns whether the client is there */
export async function setDriveFolder(
  tx: Queryable,
  clientId: number,
  driveFolderId: string | null,
): Promise<boolean> {
  const rows = await tx
    .update(clients)
    .set({ driveFolderId })
    .where(eq(clients.id, clientId))
    .returning({ id: clients.id })
  return rows.length > 0
}
