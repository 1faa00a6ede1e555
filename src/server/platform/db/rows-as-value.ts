import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

type Columns = Record<string, AnyPgColumn>
type Value<C extends AnyPgColumn> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null
export type RowOf<C extends Columns> = { [K in keyof C]: Value<C[K]> }

interface Part<C extends Columns> {
  from: PgTable
  /** Of text, numbers, truth, instants and bytes; each with the name that it has in the row. */
  columns: C
  where: SQL | undefined
  orderBy: readonly AnyPgColumn[]
}

/**
 * Rows of a table as one value of a select: what several questions would ask comes in the answer to one. PostgreSQL writes them as JSON,
 * without their names; they are read here as the driver reads columns.
 */
export function rowsAsValue<C extends Columns>({ from, columns, where, orderBy }: Part<C>): SQL<RowOf<C>[]> {
  const named = Object.entries(columns)
  const list = sql.join(
    named.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const order = sql.join(
    orderBy.map((column) => sql`${column}`),
    sql`, `,
  )
  return sql`(select coalesce(json_agg(json_build_array(${list}) order by ${order}), '[]'::json)
    from ${from} where ${where ?? sql`true`})`.mapWith((rows: unknown[][]) =>
    rows.map((row) =>
      Object.fromEntries(named.map(([name, column], at) => [name, readValue(column, row[at])])),
    ),
  ) as SQL<RowOf<C>[]>
}

function readValue(column: AnyPgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null
  // In JSON, bytes are the text that PostgreSQL writes for them (8.4.1, hex format).
  const isBytes = column.getSQLType() === 'bytea' && typeof value === 'string'
  return column.mapFromDriverValue(isBytes ? Buffer.from(value.slice(2), 'hex') : value)
}
