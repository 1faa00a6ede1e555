import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './database.ts'

/** What all servers count together. */
export interface SharedCounts {
  /**
   * Adds what was counted here to the window of this key, or begins one. Throws when the database does not answer.
   * @returns how many there are in the window, of all servers, and when it ends
   */
  add(
    key: string,
    count: number,
    window: { windowSeconds: number },
    now: Date,
  ): Promise<{ count: number; endsAt: Date }>
}

/** The clocks of two servers may be so far apart. */
const skewSeconds = 60
/** After so many answers of this process what has ended is removed. */
const sweptEvery = 1_000

/**
 * On PostgreSQL, under the lock of the migrations. Unlogged: a crash of PostgreSQL empties it, and every window begins anew. It is none of the
 * migrations, as neither a backup nor the embedded database has a use for what it holds.
 */
export async function makeRateCounts(tx: Queryable): Promise<void> {
  await tx.execute(sql`create unlogged table if not exists rate_counts
    (key text primary key, count integer not null, ends_at timestamptz not null) with (fillfactor = 50)`)
}

/**
 * Counts of all servers on one PostgreSQL.
 * @param tokenOf what stands for a key, which names an address
 * @returns undefined for the embedded database, whose one process counts for itself
 */
export function openSharedCounts(
  { kind, db }: Pick<Database, 'kind' | 'db'>,
  tokenOf: (key: string) => string,
): SharedCounts | undefined {
  if (kind !== 'postgres') return undefined
  let answers = 0
  const sweep = async (now: Date) => {
    const before = new Date(now.getTime() - skewSeconds * 1000)
    await db.execute(sql`delete from rate_counts where ends_at < ${before.toISOString()}::timestamptz`)
  }
  return {
    async add(key, count, { windowSeconds }, now) {
      if (answers % sweptEvery === 0) await sweep(now)
      answers += 1
      const at = sql`${now.toISOString()}::timestamptz`
      // One that ends later than any can was counted by a clock that has been set back since.
      const isOver = sql`(c.ends_at <= ${at} or c.ends_at > ${at} + make_interval(secs => ${windowSeconds + skewSeconds}))`
      const { rows } = await db.execute<{ count: number; left: number }>(
        sql`insert into rate_counts as c (key, count, ends_at)
          values (${tokenOf(key)}, ${count}, ${at} + make_interval(secs => ${windowSeconds}))
          on conflict (key) do update set
            count = case when ${isOver} then excluded.count else c.count + excluded.count end,
            ends_at = case when ${isOver} then excluded.ends_at else c.ends_at end
          returning count, extract(epoch from ends_at - ${at})::float8 as "left"`,
      )
      const [row] = rows
      if (row === undefined) throw new Error('The count was not written.')
      return { count: row.count, endsAt: new Date(now.getTime() + row.left * 1000) }
    },
  }
}
