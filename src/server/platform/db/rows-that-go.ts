import { and, eq, getTableName, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

export type TableColumn = PgColumn
export type Condition = SQL

/** Rows of an address, which is in lower case. */
export interface RowsOfAddress {
  rows: PgTable
  address: PgColumn | SQL
  /** Which of them; without it all. */
  which?: SQL
}

/** A column whose rows name a file of the file store, or none. */
export type FileKeyColumn = PgColumn

interface RowsThatGo<Of, Until extends string> {
  table: string
  how: 'goes'
  until: readonly Until[]
  clear(tx: Queryable, of: Of): Promise<void>
  fileKey?: FileKeyColumn
  files?(queryable: Queryable, of: Of): Promise<string[]>
}

/**
 * Rows that are deleted with whom they are about, and the files that they name.
 * @param until when they go by themselves
 * @param where which rows; undefined: none
 * @param fileKey the column that names their files
 */
export function goes<Of, const Until extends string>(
  table: PgTable,
  until: readonly Until[],
  where: (of: Of, queryable: Queryable) => SQL | undefined,
  fileKey?: FileKeyColumn,
): RowsThatGo<Of, Until> {
  // A condition that nobody gave must never become 'every row'.
  const which = (of: Of, queryable: Queryable) => where(of, queryable) ?? sql`false`
  const rows: RowsThatGo<Of, Until> = {
    table: getTableName(table),
    how: 'goes',
    until,
    clear: async (tx, of) => {
      await tx.delete(table).where(which(of, tx))
    },
  }
  if (fileKey === undefined) return rows
  return {
    ...rows,
    fileKey,
    files: async (queryable, of) => {
      const named = await queryable
        .select({ key: fileKey })
        .from(table)
        .where(and(which(of, queryable), isNotNull(fileKey)))
      return named.map(({ key }) => String(key))
    },
  }
}

/** Rows of a client by their column `client_id`. */
export function goesWithClient(
  table: PgTable & { clientId: PgColumn },
  fileKey?: FileKeyColumn,
): RowsThatGo<{ clientId: number }, 'client goes'> {
  return goes(
    table,
    ['client goes'],
    ({ clientId }: { clientId: number }) => eq(table.clientId, clientId),
    fileKey,
  )
}

/** Rows of the sessions that go with a client. @param userId the column that names the session's user */
export function goesWithUsers(
  table: PgTable,
  userId: PgColumn,
  fileKey?: FileKeyColumn,
): RowsThatGo<{ userIds: readonly string[] }, 'client goes' | 'session ends'> {
  return goes(
    table,
    ['client goes', 'session ends'],
    ({ userIds }: { userIds: readonly string[] }) =>
      userIds.length === 0 ? undefined : inArray(userId, [...userIds]),
    fileKey,
  )
}
