import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { type ConstructorOptions, type Db, fromDrizzle, fromPglite } from 'pg-boss'
import type { Driver, Queryable } from '../db/database.ts'
import { noticingSilence } from '../db/lost-connections.ts'

/** How pg-boss reaches the product's own database. */
export function bossConnection(driver: Driver): ConstructorOptions {
  return driver.kind === 'postgres'
    ? {
        backend: 'postgres',
        connectionString: driver.url,
        max: 6,
        application_name: 'armor-queue',
        ...noticingSilence(driver.patienceMs),
      }
    : { backend: 'pglite', db: fromPglite(blocksAsTransactions(driver.client)) }
}

/** pg-boss inside the caller's open transaction. */
export function bossIn(tx: Queryable): Db {
  return fromDrizzle(
    {
      execute: (query) =>
        tx.execute(query as Parameters<Queryable['execute']>[0]) as Promise<{ rows: never[] }>,
    },
    sql,
  )
}

/**
 * pg-boss sends 'BEGIN; …; COMMIT' as one text. When a statement in it fails on PGlite's single connection, the
 * transaction stays open until pg-boss rolls back, and whoever comes between finds it aborted. As a transaction of
 * PGlite's own it is rolled back before anyone else's turn.
 */
function blocksAsTransactions(client: PGlite) {
  return {
    query: <T>(text: string, values?: unknown[]) => client.query<T>(text, values),
    listen: (channel: string, callback: (payload: string) => void) => client.listen(channel, callback),
    exec: (text: string) => {
      const block = /^\s*BEGIN\s*;([\s\S]*?);?\s*COMMIT\s*;?\s*$/i.exec(text)?.[1]
      return block === undefined ? client.exec(text) : client.transaction((tx) => tx.exec(block))
    },
  }
}
