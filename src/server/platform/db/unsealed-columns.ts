import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type ColumnsOf<T extends PgTable> = T['_']['columns']

/** The columns of a table but for those that hold sealed bytes. */
export type UnsealedColumns<T extends PgTable> = {
  [K in keyof ColumnsOf<T> as Uint8Array extends ColumnsOf<T>[K]['_']['data'] ? never : K]: ColumnsOf<T>[K]
}

/** A row without what is sealed in it. */
export type Unsealed<R> = { [K in keyof R as Uint8Array extends R[K] ? never : K]: R[K] }

/**
 * What a select names of a table whose sealed columns hold hundreds of kilobytes (an analysis, a letter, recognised words), unless it
 * is for the one who opens them.
 */
export function unsealedColumns<T extends PgTable>(table: T): UnsealedColumns<T> {
  const all = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    all.filter(([, column]) => column.getSQLType() !== 'bytea'),
  ) as unknown as UnsealedColumns<T>
}
