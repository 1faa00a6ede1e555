import { isNotNull } from 'drizzle-orm'
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
