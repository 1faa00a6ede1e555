import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { createCommitHooks } from './commit-hooks.ts'
import type { Database } from './database.ts'
import { FlushedFolder, flushedOptions } from './flushed-folder.ts'
import { guardDrizzle } from './guard-drizzle.ts'
import { pgliteBytes } from './pglite-bytes.ts'
import { type CountingPglite, pipelineQueries } from './pipelined-queries.ts'
import { runMigrations } from './run-migrations.ts'
import type { ColumnKeys } from './seal-columns.ts'
import { createTransactionGuard } from './transaction-guard.ts'

/**
 * The embedded database, migrated. Without `dataDir` it lives in memory (tests). Nothing else may hold the folder:
 * take its lock first, a second process would destroy it without a word.
 */
export async function openPglite(options: PGliteOptions): Promise<Database> {
  return servePglite(await startPglite(options))
}

/**
 * V8 optimises each function of PostgreSQL's code once it has run for a while: three seconds of a core at each start, most of them for
 * what runs at the start alone. With a larger budget only what stays busy is optimised; a start takes a third less of the
 * processor, and a query is as fast after some minutes of use. The budget is read when the code is compiled, so that other code keeps its own.
 */
export async function startPglite(options: PGliteOptions): Promise<CountingPglite> {
  setFlagsFromString('--wasm-tiering-budget=100000000')
  try {
    const { dataDir } = options
    const stored = dataDir === undefined ? {} : flushedOptions(new FlushedFolder(dataDir))
    return pipelineQueries(await PGlite.create({ ...pgliteBytes, ...stored, ...options }))
  } finally {
    setFlagsFromString('--wasm-tiering-budget=1800000')
  }
}

/** A client that is open already, migrated. Closing the database closes the client. */
export async function servePglite(client: CountingPglite): Promise<Database> {
  const guard = createTransactionGuard()
  const hooks = createCommitHooks()
  const guarded = guard.protect(client, ['query', 'exec', 'sql', 'transaction'])
  const keys: ColumnKeys = { sealer: null }
  const db = guardDrizzle(drizzle({ client: guarded, casing: 'snake_case' }), guard, hooks, keys)
  const database: Database = {
    kind: 'pglite',
    driver: { kind: 'pglite', client: guarded },
    db,
    transaction: (work) => db.transaction(work),
    afterCommit: hooks.add,
    takeKeys: (sealer) => {
      keys.sealer = sealer
    },
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
