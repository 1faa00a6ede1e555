import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm'
import type { ColumnSealer } from '../../platform/db/column-sealer.contract.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { sealedText } from '../../platform/db/seal-columns.ts'
import { clientTotals } from '../clients/clients.tables.ts'

type Cell = string | number | boolean | null | Date | Uint8Array

/** The next `count` numbers of a table's own sequence, taken: the first of them. */
export async function takeIds(tx: Queryable, table: Table, count: number): Promise<number> {
  const sequence = `${getTableName(table)}_id_seq`
  const { rows } = await tx.execute<{ first: string }>(
    sql`select nextval(${sequence}::regclass)::text as first`,
  )
  const first = Number(rows[0]?.first)
  await tx.execute(sql`select setval(${sequence}::regclass, ${first + count - 1}::bigint)`)
  return first
}

/** Adds many rows in one statement, columns of people sealed; all of them have the same keys, in the spelling of the table's definition. */
export async function insertMany<T extends Table>(
  tx: Queryable,
  table: T,
  sealer: ColumnSealer,
  rows: readonly Record<keyof T['$inferInsert'] & string, Cell>[] | readonly object[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first).map((key) => [key, columnOf(key)] as const)
  const own = getTableColumns(table)
  const cellOf = (key: string, cell: Cell | undefined) => asJson(sealedText(own[key], cell, sealer))
  const named = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column, cellOf(key, (row as Record<string, Cell>)[key])]),
    ),
  )
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column)),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  await tx.execute(
    sql`insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, ${JSON.stringify(named)}::json)`,
  )
}

/** Bytes as PostgreSQL reads them from text. */
function asJson(cell: Cell | undefined): unknown {
  return cell instanceof Uint8Array ? `\\x${Buffer.from(cell).toString('hex')}` : (cell ?? null)
}

/** Tells the planner what the tables hold now, and lets it answer from indexes alone. Not inside a transaction. */
export async function refreshStatistics(queryable: Queryable): Promise<void> {
  // Its few rows stand behind the empty pages of very many, all of which each look would read.
  await queryable.execute(sql`vacuum (full) ${clientTotals}`)
  await queryable.execute(sql`vacuum (analyze)`)
}

/** The database's own spelling: 'mailType' is mail_type. */
function columnOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
