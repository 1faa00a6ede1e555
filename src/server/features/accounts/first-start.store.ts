import { lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { firstStartCodes } from './accounts.tables.ts'

export async function insertFirstStartCode(tx: Queryable, codeHash: string, now: Date): Promise<void> {
  await tx.insert(firstStartCodes).values({ codeHash, createdAt: now })
}

export async function deleteFirstStartCodes(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(firstStartCodes).where(lte(firstStartCodes.createdAt, before))
}

/** Takes every code away: of two at the same instant, the second finds none. @returns their hashes */
export async function takeFirstStartCodes(tx: Queryable): Promise<string[]> {
  const gone = await tx.delete(firstStartCodes).returning({ codeHash: firstStartCodes.codeHash })
  return gone.map(({ codeHash }) => codeHash)
}
