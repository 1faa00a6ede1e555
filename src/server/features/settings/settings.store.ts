import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { keptSettings, setupProofs } from './settings.tables.ts'

type KeptRow = typeof keptSettings.$inferSelect
type ProofRow = typeof setupProofs.$inferSelect

export async function selectKeptSettings(queryable: Queryable, names: string[]): Promise<KeptRow[]> {
  return queryable.select().from(keptSettings).where(inArray(keptSettings.name, names))
}

export async function findKeptSetting(queryable: Queryable, name: string): Promise<KeptRow | undefined> {
  const [row] = await queryable.select().from(keptSettings).where(eq(keptSettings.name, name))
  return row
}

export async function keepSetting(tx: Queryable, row: KeptRow): Promise<void> {
  await tx.insert(keptSettings).values(row).onConflictDoUpdate({ target: keptSettings.name, set: row })
}

export async function deleteKeptSettings(tx: Queryable, names: string[]): Promise<void> {
  if (names.length > 0) await tx.delete(keptSettings).where(inArray(keptSettings.name, names))
}

export async function findProof(queryable: Queryable, kind: string): Promise<ProofRow | undefined> {
  const [row] = await queryable.select().from(setupProofs).where(eq(setupProofs.kind, kind))
  return row
}

export async function keepProof(tx: Queryable, row: ProofRow): Promise<void> {
  await tx.insert(setupProofs).values(row).onConflictDoUpdate({ target: setupProofs.kind, set: row })
}
