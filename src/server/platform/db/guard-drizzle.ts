import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import type { Queryable } from './database.ts'
import type { TransactionGuard } from './transaction-guard.ts'

/**
 * Drizzle's database as the product's `Queryable`: what runs in its transactions is marked for the guard, also when
 * a library calls `db.transaction` itself. The two drivers differ in type only in what `execute` answers beside rows.
 * @param begin another way to run a transaction than Drizzle's own
 */
export function guardDrizzle(
  drizzleDb: PgliteDatabase | NodePgDatabase,
  guard: TransactionGuard,
  begin?: Queryable['transaction'],
): Queryable {
  const db = drizzleDb as unknown as Queryable
  const transaction = begin ?? db.transaction.bind(db)
  db.transaction = async (work, config) => {
    guard.check()
    return transaction((tx) => guard.inside(() => work(tx)), config)
  }
  return db
}
