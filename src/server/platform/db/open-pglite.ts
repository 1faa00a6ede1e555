import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { createCommitHooks } from './commit-hooks.ts'
import type { Database } from './database.ts'
import { guardDrizzle } from './guard-drizzle.ts'
import { runMigrations } from './run-migrations.ts'
import { createTransactionGuard } from './transaction-guard.ts'

/**
 * The embedded database, migrated. Without `dataDir` it lives in memory (tests). Nothing else may hold the folder:
 * take its lock first, a second process would destroy it without a word.
 */
export async function openPglite(options: PGliteOptions): Promise<Database> {
  return servePglite(await PGlite.create(options))
}

/** A client that is open already, migrated. Closing the database closes the client. */
export async function servePglite(client: PGlite): Promise<Database> {
  const guard = createTransactionGuard()
  const hooks = createCommitHooks()
  const guarded = guard.protect(client, ['query', 'exec', 'sql', 'transaction'])
  const db = guardDrizzle(drizzle({ client: guarded, casing: 'snake_case' }), guard, hooks)
  const database: Database = {
    kind: 'pglite',
    driver: { kind: 'pglite', client: guarded },
    db,
    transaction: (work) => db.transaction(work),
    afterCommit: hooks.add,
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    close: () => client.close(),
  }
  try {
    await runMigrations(database.transaction)
  } catch (error) {
    await client.close()
    throw error
  }
  return database
}
