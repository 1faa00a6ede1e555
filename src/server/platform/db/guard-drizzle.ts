import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import type { CommitHooks } from './commit-hooks.ts'
import type { Queryable } from './database.ts'
import type { TransactionGuard } from './transaction-guard.ts'

/**
 * Drizzle's database as the product's `Queryable`: what runs in its transactions is marked for the guard, also when
 * a library calls `db.transaction` itself, and what waits for their commit follows it. The two drivers differ in type only in
 * what `execute` answers beside rows.
 * @param begin another way to run a transaction than Drizzle's own
 */
export function guardDrizzle(
  drizzleDb: PgliteDatabase | NodePgDatabase,
  guard: TransactionGuard,
  hooks: CommitHooks,
  begin?: Queryable['transaction'],
): Queryable {
  const db = drizzleDb as unknown as Queryable
  const transaction = begin ?? db.transaction.bind(db)
  db.transaction = async (work, config) => {
    guard.check()
    let committed: readonly (() => void)[] = []
    const result = await transaction(async (tx) => {
      const worked = await guard.inside(() => work(tx))
      committed = hooks.take(tx)
      return worked
    }, config)
    for (const hook of committed) hook()
    return result
  }
  return db
}
