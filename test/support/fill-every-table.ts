import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../src/server/deps.ts'

export interface FilledPerson {
  clientId: number
  name: string
  email: string
  phone: string
  paymentIntentId: string
  /** A session that holds this record. */
  userId: string
  runId: string
}

interface Column {
  table: string
  column: string
  type: string
}

/** Rows of these stay without the person: what is put into their other columns must say nothing of anybody. */
const keptTables = [
  'agreements',
  'payments',
  'purchases',
  'purchase_payments',
  'checkout_credits',
  'other_sums',
  'chargebacks',
  'refunds',
  'deletion_requests',
  'funding_payments',
  'postal_orders',
]
/** Made by the product itself, or of nobody. */
const leftAlone = [
  'clients',
  'client_search',
  'client_totals',
  'users',
  'sessions',
  'client_holders',
  'audit_entries',
  'audit_head',
  'installation',
  'payment_events',
  'prefill_tokens',
  'sandbox_objects',
  'sandbox_idempotency',
  'postal_sandbox',
  'postal_events',
  'attempt_throttles',
  'deletion_requests',
]

/** The product's tables, of which this test knows nothing: a new one is filled and looked at, too. */
export async function tableNames(deps: Deps): Promise<string[]> {
  // What is unlogged is PostgreSQL's alone, and of no migration: keyed hashes that count for minutes, and payloads of live events.
  const { rows } = await deps.database.db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`)
  return rows.map(({ name }) => name)
}

/** One row about this person in every table that can hold one; every text in it names the person. Answers the stored files. */
export async function fillEveryTable(deps: Deps, person: FilledPerson): Promise<string[]> {
  const { rows } = await deps.database.db.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns where table_schema = 'public'
    and (column_default is null or data_type = 'text') order by 1, ordinal_position`)
  const fileKeys: string[] = []
  for (const table of new Set(rows.map((row) => row.table))) {
    const columns = rows.filter((row) => row.table === table)
    if (leftAlone.includes(table) || table.startsWith('staff_') || !isAboutPeople(columns)) continue
    const values = []
    for (const column of columns) values.push(sql`${await fillingOf(deps, person, column, fileKeys)}`)
    const names = columns.map(({ column }) => sql.identifier(column))
    await deps.database.db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    )
  }
  return fileKeys
}

const isAboutPeople = (columns: readonly Column[]) =>
  columns.some(({ column }) =>
    ['client_id', 'email', 'email_key', 'run_id', 'user_id', 'recipient', 'payment_intent_id'].includes(
      column,
    ),
  ) && !columns.some(({ column }) => ['code_hash', 'credential_id', 'challenge'].includes(column))

async function fillingOf(
  deps: Deps,
  person: FilledPerson,
  { table, column, type }: Column,
  fileKeys: string[],
): Promise<unknown> {
  // A copy in the drive names a file of another row.
  if (column === 'file_key' && table !== 'drive_copies') {
    const { key } = await deps.files.put(Buffer.from(`${table} of ${person.name}`))
    fileKeys.push(key)
    return key
  }
  const addressKey = deps.sealer.columns.sealKey(person.email.toLowerCase(), 'address')
  const known: Record<string, unknown> = {
    client_id: person.clientId,
    name: person.name,
    email: person.email,
    recipient: person.email,
    subject_email: addressKey,
    email_key: addressKey,
    recipient_key: addressKey,
    phone: person.phone,
    user_id: person.userId,
    holder_user_id: person.userId,
    run_id: person.runId,
    payment_intent_id: person.paymentIntentId,
    settled_at: new Date().toISOString(),
  }
  if (table === 'processing_runs' && column === 'id') return person.runId
  if (column in known) return known[column]
  if (type === 'integer' || type === 'bigint') return person.clientId
  if (type === 'boolean') return false
  if (type === 'date') return '2026-11-20'
  if (type.startsWith('timestamp')) return '2026-11-20T10:00:00Z'
  if (type === 'jsonb') return JSON.stringify(keptTables.includes(table) ? [] : [person.name])
  if (type === 'bytea') return randomBytes(8)
  return keptTables.includes(table) ? randomUUID() : `${person.name} ${randomUUID()}`
}
