import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ColumnSealer } from './column-sealer.contract.ts'
import type { CountingPglite } from './pipelined-queries.ts'

/** What `execute` answers on both drivers, as far as they agree. Counts must be cast (`::int`) in the SQL. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

interface Rows<T> {
  rows: T[]
}

/** The database or an open transaction: whatever a store function may run its SQL on. */
export type Queryable = PgDatabase<RowsResult, Record<string, never>>

/** What the queue and the live channel need of the driver itself. */
export type Driver =
  | { kind: 'pglite'; client: CountingPglite }
  | {
      kind: 'postgres'
      url: string
      /** How long anybody waits for one answer. */
      patienceMs: number
    }

export interface Database {
  kind: 'pglite' | 'postgres'
  driver: Driver
  /** Outside any transaction. Used inside one of this database's transactions, it throws TransactionGuardError. */
  db: Queryable
  /**
   * Runs `work` in one transaction; what it throws rolls back and is thrown again. Await no provider, child process
   * or network inside: PGlite has one connection, and everything else waits for it.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** Runs `work` once this transaction is committed, in the order added; never when it is rolled back. It must not throw. */
  afterCommit(tx: Queryable, work: () => void): void
  /** Gives the keys of columns of people; before, such a column can neither be written nor read. */
  takeKeys(sealer: ColumnSealer): void
  /** The pool now, with PostgreSQL: connections in use and idle, and askers that wait for one. */
  connections?(): { used: number; idle: number; waiting: number }
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
