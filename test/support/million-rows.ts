import { sql } from 'drizzle-orm'
import type { Queryable } from '../../src/server/platform/db/database.ts'

/** Adds jobs of a kind that the queue knows, all due now. */
export async function insertWaitingJobs(db: Queryable, name: string, count: number): Promise<void> {
  await db.execute(
    sql`insert into pgboss.job (name, data, retry_limit, expire_seconds, policy)
      select ${name}, jsonb_build_object('payload', jsonb_build_object('n', n)), 0, 60, 'standard'
      from generate_series(1, ${count}::int) as n`,
  )
  await db.execute(sql`analyze pgboss.job_common`)
}

export async function deleteWaitingJobs(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where name = ${name} and state < 'active'`)
}

/** The six largest, with their indexes. */
export async function largestTables(db: Queryable): Promise<{ name: string; size: string }[]> {
  const { rows } = await db.execute<{ name: string; size: string }>(
    sql`select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
      where relkind = 'r' order by pg_total_relation_size(oid) desc limit 6`,
  )
  return rows
}
