import { getTableColumns, getTableName, isNotNull } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import type { FileKeyColumn } from './rows-that-go.ts'

/** Every key of the file store that a row names in one of these columns. */
export async function selectFileKeys(
  queryable: Queryable,
  columns: readonly FileKeyColumn[],
): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const column of columns) {
    const rows = await queryable.select({ key: column }).from(column.table).where(isNotNull(column))
    for (const { key } of rows) keys.add(String(key))
  }
  return keys
}

/** The files that rows name in one column, with the hash of their plain bytes where the table keeps one (its column `sha256`). */
export async function selectFilesAndHashes(
  queryable: Queryable,
  column: FileKeyColumn,
): Promise<{ table: string; key: string; sha256: string | null }[]> {
  const { sha256 } = getTableColumns(column.table)
  const rows = await queryable
    .select({ key: column, sha256: sha256 ?? column })
    .from(column.table)
    .where(isNotNull(column))
  return rows.map((row) => ({
    table: getTableName(column.table),
    key: String(row.key),
    sha256: sha256 === undefined || row.sha256 === null ? null : String(row.sha256),
  }))
}
