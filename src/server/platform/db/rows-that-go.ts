import { and, eq, getTableName, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** A column whose rows name a file of the file store, or none. */
export type FileKeyColumn = PgColumn

interface RowsThatGo<Of> {
  table: string
  how: 'goes'
  clear(tx: Queryable, of: Of): Promise<void>
  fileKey?: FileKeyColumn
  files?(queryable: Queryable, of: Of): Promise<string[]>
}

/**
 * Rows that are deleted with whom they are about, and the files that they name.
 * @param where which rows; undefined: none
 * @param fileKey the column that names their files
 */
export function goes<Of>(
  table: PgTable,
  where: (of: Of, queryable: Queryable) => SQL | undefined,
  fileKey?: FileKeyColumn,
): RowsThatGo<Of> {
  // A condition that nobody gave must never become 'every row'.
  const which = (of: Of, queryable: Queryable) => where(of, queryable) ?? sql`false`
  const rows: RowsThatGo<Of> = {
    table: getTableName(table),
    how: 'goes',
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
): RowsThatGo<{ clientId: number }> {
  return goes(table, ({ clientId }: { clientId: number }) => eq(table.clientId, clientId), fileKey)
}

/** Rows of the sessions that go with a client. @param userId the column that names the session's user */
export function goesWithUsers(
  table: PgTable,
  userId: PgColumn,
  fileKey?: FileKeyColumn,
): RowsThatGo<{ userIds: readonly string[] }> {
  return goes(
    table,
    ({ userIds }: { userIds: readonly string[] }) =>
      userIds.length === 0 ? undefined : inArray(userId, [...userIds]),
    fileKey,
  )
}
