import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/**
 * Not begun yet: 'created' and 'retry' come before 'active'. As pg-boss asks, word for word, so that its index over what waits is used; without
 * it each question reads all jobs that were done in the last thirty days. No job of ours is ever blocked by another.
 */
export const isWaiting = sql`state < 'active' and not blocked`

/** Jobs of one kind that are due and not begun, and for how many seconds the oldest has been. */
export interface WaitingJobs {
  name: string
  due: number
  oldestSeconds: number
}

/** By kind of job; one of which none is due is absent. */
export async function findWaitingJobs(database: Database): Promise<WaitingJobs[]> {
  const { rows } = await database.db.execute<{ name: string; due: number; oldest: number }>(
    sql`select name, count(*)::int as due, extract(epoch from now() - min(start_after))::float8 as oldest
      from pgboss.job where ${isWaiting} and start_after <= now() group by name`,
  )
  return rows.map(({ name, due, oldest }) => ({ name, due, oldestSeconds: oldest }))
}
