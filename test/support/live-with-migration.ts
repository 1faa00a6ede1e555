import { sql } from 'drizzle-orm'
import type { Queryable } from '../../src/server/platform/db/database.ts'

/** What a server that was built before a migration relies on. */
export interface Shape {
  columns: ReadonlyMap<string, { type: string; required: boolean }>
  /** Checks, references and unique keys, each with the columns it looks at. */
  bounds: ReadonlyMap<string, { table: string; columns: readonly string[] }>
}

export async function shapeOf(db: Queryable): Promise<Shape> {
  const columns = await db.execute<{ name: string; type: string; required: boolean }>(sql`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
  const bounds = await db.execute<{ name: string; table: string; columns: string[] }>(sql`
    select c.relname || ' ' || b.name as name, c.relname as table,
      array(select a.attname::text from pg_attribute a where a.attrelid = b.relid and a.attnum = any(b.keys)) as columns
    from (select conrelid as relid, conname::text as name, conkey as keys from pg_constraint where contype in ('c', 'f', 'x')
      union all select indrelid, indexrelid::regclass::text, indkey::int2[] from pg_index where indisunique) b
    join pg_class c on c.oid = b.relid join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'`)
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    bounds: new Map(bounds.rows.map(({ name, ...bound }) => [name, bound])),
  }
}

/**
 * What the servers of the version before could not live with, one sentence each: they read and write as before while the
 * servers of the new version start beside them.
 */
export function notLivedWith(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.keys()].map((name) => name.split('.')[0]))
  const gone = [...before.columns].flatMap(([name, { type, required }]) => {
    const now = after.columns.get(name)
    if (now === undefined) return [`${name} is gone, and is read and written`]
    if (now.type !== type) return [`${name} is ${now.type} and was ${type}`]
    return now.required && !required ? [`${name} has to be given, and was not`] : []
  })
  const added = [...after.columns].flatMap(([name, { required }]) =>
    required && !before.columns.has(name) && tables.has(name.split('.')[0])
      ? [`${name} is new, has to be given, and nobody gives it`]
      : [],
  )
  const bounds = [...after.bounds].flatMap(([name, { table, columns }]) =>
    !before.bounds.has(name) && columns.some((column) => before.columns.has(`${table}.${column}`))
      ? [`${name} refuses what was allowed`]
      : [],
  )
  return [...gone, ...added, ...bounds]
}
