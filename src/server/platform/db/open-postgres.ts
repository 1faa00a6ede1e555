import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { StartRefused } from '../start-refused.ts'
import { createCommitHooks } from './commit-hooks.ts'
import type { Database, Queryable } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { guardDrizzle } from './guard-drizzle.ts'
import { leavingSilent, noticingSilence, surviveLostConnections } from './lost-connections.ts'
import { makeRateCounts } from './rate-counts.store.ts'
import { runMigrations } from './run-migrations.ts'
import type { ColumnKeys } from './seal-columns.ts'
import { createTransactionGuard } from './transaction-guard.ts'

const leastVersion = 150_000

export interface PostgresLimits {
  /** Connections at once. */
  most: number
  /** For one statement. The server ends it then; a server that is silent is waited for a little longer. */
  patienceMs: number
}

/** @param limits.most connections at once. Throws StartRefused with one sentence that never shows the password. */
export async function openPostgres(url: string, limits: PostgresLimits, log: Log): Promise<Database> {
  const { most, patienceMs } = limits
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    application_name: 'armor',
    ...noticingSilence(patienceMs),
    statement_timeout: patienceMs,
    idle_in_transaction_session_timeout: 60_000,
  })
  surviveLostConnections(pool, (error) => log.warn({ err: error }, 'a database connection was lost'))
  const guard = createTransactionGuard()
  const hooks = createCommitHooks()
  const keys: ColumnKeys = { sealer: null }
  const ofConnection = drizzleOfConnections()
  const db = guardDrizzle(
    drizzle({ client: guard.protect(pool, ['query', 'connect']), casing: 'snake_case' }),
    guard,
    hooks,
    keys,
    (work, config) => runTransaction(pool, ofConnection, (client) => client.transaction(work, config)),
  )
  const database: Database = {
    kind: 'postgres',
    driver: { kind: 'postgres', url, patienceMs },
    db,
    transaction: (work) => db.transaction(work),
    afterCommit: hooks.add,
    takeKeys: (sealer) => {
      keys.sealer = sealer
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    close: () => pool.end(),
  }
  try {
    await checkVersion(pool, url)
    await migrate(url)
  } catch (error) {
    await pool.end()
    throw error
  }
  return database
}

/** With a connection of its own: a migration of much data may take its time. */
async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'armor-migrations' })
  try {
    const db = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Queryable
    await runMigrations((work) => db.transaction(work), makeRateCounts)
  } finally {
    await pool.end()
  }
}

/** What ended badly was not the work but the transaction around it: its connection is in no known state. */
const isOfTransaction = (error: unknown) =>
  error instanceof DrizzleQueryError && /^(begin|commit|rollback)\b/.test(error.query)

/** Drizzle of each connection, as long as this lives: it knows the names of the columns that it has written once, and costs as much as a query to make. */
function drizzleOfConnections(): (client: pg.PoolClient) => Queryable {
  const known = new WeakMap<pg.PoolClient, Queryable>()
  return (client) => {
    const its =
      known.get(client) ??
      (drizzle({ client: leavingSilent(client), casing: 'snake_case' }) as unknown as Queryable)
    known.set(client, its)
    return its
  }
}

/**
 * A transaction on a connection of its own, given back in any case. Drizzle's own keeps one for ever whose `begin` fails,
 * which is what the first query after a lost connection is.
 */
async function runTransaction<T>(
  pool: pg.Pool,
  ofConnection: (client: pg.PoolClient) => Queryable,
  work: (client: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseAway(error)
  })
  let isBroken = false
  try {
    return await work(ofConnection(client))
  } catch (error) {
    isBroken = isOfTransaction(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

async function checkVersion(pool: pg.Pool, url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const where = `${hostname || 'localhost'}:${port || 5432}`
  const version = await pool
    .query<{ number: number }>(`select current_setting('server_version_num')::int as number`)
    .then((result) => result.rows[0]?.number ?? 0)
    .catch((error: { code?: string; message: string }) => {
      throw new StartRefused(
        `The database at ${where} of DATABASE_URL does not let us in: ${error.message || error.code}.`,
      )
    })
  if (version < leastVersion) {
    throw new StartRefused(
      `The database at ${where} is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
    )
  }
}
