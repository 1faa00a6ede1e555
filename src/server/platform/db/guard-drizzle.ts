import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import type { CommitHooks } from './commit-hooks.ts'
import type { Queryable } from './database.ts'
import { type ColumnKeys, sealColumns } from './seal-columns.ts'
import type { TransactionGuard } from './transaction-guard.ts'

/**
 * Drizzle's database as the product's `Queryable`: what runs in its transactions is marked for the guard, also when
 * a library calls `db.transaction` itself, what waits for their commit follows it, and columns of people are sealed. The two drivers differ in type only in
 * what `execute` answers beside rows.
 * @param begin another way to run a transaction than Drizzle's own
 */
export function guardDrizzle(
  drizzleDb: PgliteDatabase | NodePgDatabase,
  guard: TransactionGuard,
  hooks: CommitHooks,
  keys: ColumnKeys,
  begin?: Queryable['transaction'],
): Queryable {
  const db = drizzleDb as unknown as Queryable
  sealColumns(db, keys)
  const transaction = begin ?? db.transaction.bind(db)
  db.transaction = async (work, config) => {
    guard.check()
    let committed: readonly (() => void)[] = []
    const result = await transaction(async (tx) => {
      sealColumns(tx, keys)
      const worked = await guard.inside(() => work(tx))
      committed = hooks.take(tx)
      return worked
    }, config)
    for (const hook of committed) hook()
    return result
  }
  return db
}
