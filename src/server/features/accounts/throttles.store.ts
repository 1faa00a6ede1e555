import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { attemptThrottles } from './accounts.tables.ts'

type ThrottleRow = typeof attemptThrottles.$inferSelect

export async function findThrottle(queryable: Queryable, key: string): Promise<ThrottleRow | undefined> {
  const [row] = await queryable.select().from(attemptThrottles).where(eq(attemptThrottles.key, key))
  return row
}

/** The row, made when it is new, locked until the transaction ends. */
export async function lockThrottle(tx: Queryable, key: string, now: Date): Promise<ThrottleRow> {
  await tx.insert(attemptThrottles).values({ key, failures: 0, updatedAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(attemptThrottles).where(eq(attemptThrottles.key, key)).for('update')
  if (!row) throw new Error('a throttle that was just made is not there')
  return row
}

export async function writeThrottle(
  tx: Queryable,
  key: string,
  change: Omit<ThrottleRow, 'key' | 'emailKey'> & Partial<Pick<ThrottleRow, 'emailKey'>>,
): Promise<void> {
  await tx.update(attemptThrottles).set(change).where(eq(attemptThrottles.key, key))
}

export async function deleteThrottle(tx: Queryable, key: string): Promise<void> {
  await tx.delete(attemptThrottles).where(eq(attemptThrottles.key, key))
}

export async function deleteOldThrottles(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(attemptThrottles).where(lt(attemptThrottles.updatedAt, before))
}
