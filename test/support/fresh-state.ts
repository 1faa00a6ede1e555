/** A connection to a database of either kind that nothing else uses while its state is read or put back. */
export interface OneConnection {
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
  /** Several statements at once. */
  exec(statements: string): Promise<unknown>
}

/** What a new database holds: its shape, its few rows and where its counters stand. */
export interface FreshState {
  shape: string
  tables: readonly { name: string; rows: string | null }[]
  sequences: readonly { name: string; value: string; called: boolean }[]
}

/**
 * Tables whose rows were taken out stay as large as they were, and slow, until the database itself clears up: beyond this their files are
 * emptied, which costs more than a few rows do.
 */
const mostBytes = 8_000_000

/** PostgreSQL's own tables have lower ones. */
const firstOwnId = 16_384
/** Names with their schemas, quoted. */
const ownSchemas = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`
const qualified = `quote_ident(n.nspname) || '.' || quote_ident(c.relname)`

/** One question for all tables, and one for all counters: a file of tests asks it once, and there are two hundred of them. */
export async function readFreshState(client: OneConnection): Promise<FreshState> {
  const tables = await client.query<FreshState['tables'][number]>(
    (await namesOf(client, 'r'))
      .map((name) => `select ${quoted(name)} as name, (select json_agg(t)::text from ${name} t) as rows`)
      .join(' union all '),
  )
  const sequences = await client.query<FreshState['sequences'][number]>(
    (await namesOf(client, 'S'))
      .map(
        (name) =>
          `select ${quoted(name)} as name, last_value::text as value, is_called as called from ${name}`,
      )
      .join(' union all '),
  )
  return { shape: await shapeOf(client), tables: tables.rows, sequences: sequences.rows }
}

/** Makes it hold what it held; false when a test changed its shape: then it is good for nothing more. */
export async function isFreshAgain(client: OneConnection, fresh: FreshState): Promise<boolean> {
  await client.exec('rollback')
  if ((await shapeOf(client)) !== fresh.shape) return false
  const filled = fresh.tables.filter(({ rows }) => rows !== null)
  const { rows } = await client.query<{ name: string }>(
    fresh.tables
      .map(({ name }) => `select ${quoted(name)} as name where exists (select from ${name})`)
      .join(' union all '),
  )
  const used = new Set([...rows.map(({ name }) => name), ...filled.map(({ name }) => name)])
  const isFull = (await bytesOf(client, [...used])) > mostBytes
  // What refers to whom does not matter while the references are not looked at.
  await client.exec(`set session_replication_role = replica;
    ${isFull ? `truncate ${[...used].join(', ')} cascade;` : [...used].map((name) => `delete from ${name};`).join('\n')}
    ${fresh.sequences.map(({ name, value, called }) => `select setval('${name}', ${value}, ${called});`).join('\n')}`)
  for (const { name, rows: kept } of filled) {
    await client.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
      [kept],
    )
  }
  await client.exec('reset session_replication_role')
  return true
}

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`

async function namesOf(client: OneConnection, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select ${qualified} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${ownSchemas} and c.relkind = '${kind}' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Of tables whose names are those that namesOf gives. */
async function bytesOf(client: OneConnection, names: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select coalesce(sum(pg_relation_size(oid) + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0)), 0)::float8 as bytes
     from pg_class where oid = any($1::text[]::regclass[])`,
    [names],
  )
  return rows[0]?.bytes ?? 0
}

/**
 * Changes whenever a table, column, index, constraint, trigger or function is added, changed or dropped. In whole numbers alone: it is asked
 * after each test, and texts made of five thousand columns were a tenth of what PostgreSQL did.
 */
async function shapeOf(client: OneConnection): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select (select concat_ws(' ', count(*), sum(oid::int8 * (1 + relnatts) * (1 + relchecks) * (1 + relhastriggers::int) + hashname(relname)))
              from pg_class where oid >= ${firstOwnId})
        || (select concat_ws(' ', '', count(*), sum(attrelid::int8 * attnum * (1 + attnotnull::int) * (1 + attisdropped::int * 2) + hashname(attname)), sum(attrelid::int8 * attnum % 8191 * atttypid::int8))
              from pg_attribute where attrelid >= ${firstOwnId} and attnum > 0)
        || (select concat_ws(' ', '', count(*), max(oid)) from pg_constraint)
        || (select concat_ws(' ', '', count(*), max(oid)) from pg_trigger)
        || (select concat_ws(' ', '', count(*), max(oid)) from pg_proc) as shape`)
  return rows[0]?.shape ?? ''
}
