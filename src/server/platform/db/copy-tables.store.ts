import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** Beside the product's own tables: the queue's, without which jobs that wait would be lost. */
const queueTables = ['pgboss.queue', 'pgboss.job']
const rowsAtOnce = 500

/**
 * Every table that a backup holds, as 'schema.table'; made by migrations or by the queue itself. What is unlogged is kept for seconds
 * or minutes, and is none, as is what triggers write anew from the rows that are put back.
 */
export async function listTables(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public'
      and c.relpersistence = 'p' and c.relname not in ('applied_migrations', 'client_totals', 'known_addresses') order by 1`)
  return [...rows.map((row) => row.name), ...queueTables]
}

/** The rows of a table as JSON texts, in batches. Inside a transaction only (it holds a cursor). */
export async function* readRows(tx: Queryable, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare backup_rows cursor for select row_to_json(t)::text as row from ${named(table)} t`,
  )
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${rowsAtOnce} from backup_rows`))
    if (rows.length > 0) yield rows.map((row) => row.row)
    if (rows.length < rowsAtOnce) break
  }
  await tx.execute(sql`close backup_rows`)
}

/**
 * Adds rows that `readRows` gave. Columns that the table has no more are left out, new ones get their default, and
 * what is there already (a queue that the start made) stays.
 */
export async function writeRows(tx: Queryable, table: string, rows: readonly string[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const given = Object.keys(JSON.parse(first) as object)
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const kept = columns.map((column) => column.name).filter((name) => given.includes(name))
  const list = sql.join(
    kept.map((name) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${named(table)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${named(table)}, ${`[${rows.join(',')}]`}::json)
    on conflict do nothing`)
}

export async function readSequences(tx: Queryable): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ name: string; value: string }>(sql`
    select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`)
  return Object.fromEntries(rows.map((row) => [row.name, row.value]))
}

export async function writeSequences(tx: Queryable, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint)`)
  }
}

/** Removes every foreign key and gives back what puts them all back: rows may then come in any order. */
export async function dropForeignKeys(tx: Queryable): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ table: string; name: string; text: string }>(sql`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as text
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where c.contype = 'f' and n.nspname = 'public'`)
  for (const { table, name } of rows) {
    await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  }
  return async () => {
    // A table is not altered, here or by a migration that follows, while a trigger of its rows waits for the transaction's end.
    await tx.execute(sql`set constraints all immediate`)
    for (const { table, name, text } of rows) {
      await tx.execute(
        sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(text)}`,
      )
    }
  }
}

function named(table: string) {
  const [schema = '', name = ''] = table.split('.')
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`
}
