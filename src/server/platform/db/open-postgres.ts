import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { StartRefused } from '../start-refused.ts'
import type { Database } from './database.ts'
import { guardDrizzle } from './guard-drizzle.ts'
import { runMigrations } from './run-migrations.ts'
import { createTransactionGuard } from './transaction-guard.ts'

const leastVersion = 150_000

/** @param most connections at once. Throws StartRefused with one sentence that never shows the password. */
export async function openPostgres(url: string, most: number, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    application_name: 'armor',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  const guard = createTransactionGuard()
  const db = guardDrizzle(
    drizzle({ client: guard.protect(pool, ['query', 'connect']), casing: 'snake_case' }),
    guard,
  )
  const database: Database = {
    kind: 'postgres',
    driver: { kind: 'postgres', url },
    db,
    transaction: (work) => db.transaction(work),
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    close: () => pool.end(),
  }
  try {
    await checkVersion(pool, url)
    await runMigrations(database.transaction)
  } catch (error) {
    await pool.end()
    throw error
  }
  return database
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
