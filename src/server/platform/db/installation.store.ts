import { isNull } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { installation } from './installation.tables.ts'

export interface InstallationRow {
  id: string
  tokenKeySealed: Uint8Array
}

export async function findInstallation(db: Queryable): Promise<InstallationRow | null> {
  const [row] = await db.select().from(installation)
  return row ?? null
}

/** False when there is one already: two first starts at once must not make two keys. */
export async function insertInstallation(db: Queryable, row: InstallationRow): Promise<boolean> {
  const inserted = await db
    .insert(installation)
    .values({ single: 1, ...row })
    .onConflictDoNothing()
    .returning({ id: installation.id })
  return inserted.length > 0
}

/** The id of the store of the files; null before a server has named one. */
export async function findFileStoreId(db: Queryable): Promise<string | null> {
  const [row] = await db.select({ fileStoreId: installation.fileStoreId }).from(installation)
  return row?.fileStoreId ?? null
}

/** Names the store of the files, unless one is named already. */
export async function nameFileStore(db: Queryable, fileStoreId: string): Promise<void> {
  await db.update(installation).set({ fileStoreId }).where(isNull(installation.fileStoreId))
}

export async function updateTokenKey(db: Queryable, tokenKeySealed: Uint8Array): Promise<void> {
  await db.update(installation).set({ tokenKeySealed })
}
