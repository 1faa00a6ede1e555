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

/** Throws when there is one already: two first starts at once must not make two keys. */
export async function insertInstallation(db: Queryable, row: InstallationRow): Promise<void> {
  await db.insert(installation).values({ single: 1, ...row })
}

export async function updateTokenKey(db: Queryable, tokenKeySealed: Uint8Array): Promise<void> {
  await db.update(installation).set({ tokenKeySealed })
}
