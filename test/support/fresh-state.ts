/** A connection to a database of either kind that nothing else uses while its state is read or put back. */
export interface OneConnection {
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
  /** Several statements at once. */
  exec(statements: string): Promise<unknown>
}

/** What a new database holds: its shape, its few rows and where its counters stand. */
export interface FreshState {
  shape: string
  bytes: number
  tables: readonly { name: string; rows: string | null }[]
  sequences: readonly { name: string; value: string; called: boolean }[]
}

/** Emptied tables stay as large as they were, and slow: a database of a test with many rows is not worth keeping. */
const mostGrowth = 8_000_000

/** Names with their schemas, quoted. */
const ownSchemas = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`
const qualified = `quote_ident(n.nspname) || '.' || quote_ident(c.relname)`

export async function readFreshState(client: OneConnection): Promise<FreshState> {
  const tables: FreshState['tables'][number][] = []
  for (const name of await namesOf(client, 'r')) {
    const { rows } = await client.query<{ rows: string | null }>(
      `select json_agg(t)::text as rows from ${name} t`,
    )
    tables.push({ name, rows: rows[0]?.rows ?? null })
  }
  const sequences: FreshState['sequences'][number][] = []
  for (const name of await namesOf(client, 'S')) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return { shape: await shapeOf(client), bytes: await bytesOf(client), tables, sequences }
}

/** Makes it hold what it held; false when a test changed its shape or filled it: then it is good for nothing more. */
export async function isFreshAgain(client: OneConnection, fresh: FreshState): Promise<boolean> {
  await client.exec('rollback')
  if ((await shapeOf(client)) !== fresh.shape || (await bytesOf(client)) > fresh.bytes + mostGrowth)
    return false
  const filled = fresh.tables.filter(({ rows }) => rows !== null)
  const { rows } = await client.query<{ name: string }>(
    fresh.tables
      .map(({ name }) => `select '${name.replaceAll("'", "''")}' as name where exists (select from ${name})`)
      .join(' union all '),
  )
  const used = new Set([...rows.map(({ name }) => name), ...filled.map(({ name }) => name)])
  // What refers to whom does not matter while the references are not looked at.
  await client.exec(`set session_replication_role = replica;
    ${[...used].map((name) => `delete from ${name};`).join('\n')}
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

async function namesOf(client: OneConnection, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select ${qualified} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${ownSchemas} and c.relkind = '${kind}' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function bytesOf(client: OneConnection): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select sum(pg_relation_size(c.oid) + coalesce(pg_relation_size(nullif(c.reltoastrelid, 0)), 0))::float8 as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${ownSchemas} and c.relkind = 'r'`,
  )
  return rows[0]?.bytes ?? 0
}

/** Changes whenever a table, column, index, constraint, trigger or function is added, changed or dropped. */
async function shapeOf(client: OneConnection): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select (select md5(string_agg(concat_ws(' ', c.oid, n.oid, c.relname, c.relkind, c.relnatts, c.relchecks, c.relhastriggers, c.relhasindex), ',' order by c.oid))
              from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ownSchemas})
        || (select md5(string_agg(concat_ws(' ', a.attrelid, a.attnum, a.attname, a.atttypid, a.attnotnull, a.attisdropped), ',' order by a.attrelid, a.attnum))
              from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
              where ${ownSchemas} and a.attnum > 0)
        || (select concat_ws(' ', count(*), max(oid)) from pg_constraint)
        || (select concat_ws(' ', count(*), max(oid)) from pg_trigger)
        || (select concat_ws(' ', count(*), max(oid)) from pg_proc) as shape`)
  return rows[0]?.shape ?? ''
}
