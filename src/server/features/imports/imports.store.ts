import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientImportRow, clientImports } from './imports.tables.ts'

export async function insertImport(
  tx: Queryable,
  row: typeof clientImports.$inferInsert,
): Promise<ClientImportRow> {
  const [inserted] = await tx.insert(clientImports).values(row).returning()
  if (!inserted) throw new Error('the insert of an import returned no row')
  return inserted
}

export async function selectImports(queryable: Queryable, limit: number): Promise<ClientImportRow[]> {
  return queryable.select().from(clientImports).orderBy(desc(clientImports.id)).limit(limit)
}

export async function findImport(queryable: Queryable, id: number): Promise<ClientImportRow | undefined> {
  const [row] = await queryable.select().from(clientImports).where(eq(clientImports.id, id))
  return row
}

/** The row, locked until the transaction ends. */
export async function lockImport(tx: Queryable, id: number): Promise<ClientImportRow | undefined> {
  const [row] = await tx.select().from(clientImports).where(eq(clientImports.id, id)).for('update')
  return row
}

export async function updateImport(
  tx: Queryable,
  id: number,
  change: Partial<Omit<ClientImportRow, 'id' | 'createdAt'>>,
): Promise<ClientImportRow> {
  const [row] = await tx.update(clientImports).set(change).where(eq(clientImports.id, id)).returning()
  if (!row) throw new Error(`import ${id} is not there to change`)
  return row
}

/** Drafts with a file from before an instant. */
export async function selectOldDrafts(queryable: Queryable, before: Date): Promise<ClientImportRow[]> {
  return queryable
    .select()
    .from(clientImports)
    .where(
      and(
        eq(clientImports.status, 'draft'),
        isNotNull(clientImports.fileKey),
        lt(clientImports.createdAt, before),
      ),
    )
}

const draftFile = and(eq(clientImports.status, 'draft'), isNotNull(clientImports.fileKey))

/** Files of imports that nobody has started, which nobody starts until the transaction ends. */
export async function lockDraftFiles(tx: Queryable): Promise<string[]> {
  const { id, fileKey } = clientImports
  const rows = await tx.select({ fileKey }).from(clientImports).where(draftFile).orderBy(id).for('update')
  return rows.flatMap((row) => row.fileKey ?? [])
}

/** The imports stay, without a file; what no row names is swept away. */
export async function dropDraftFiles(tx: Queryable): Promise<void> {
  await tx.update(clientImports).set({ fileKey: null }).where(draftFile)
}

/** Tables that name a client, the audit log and what an import itself writes left out; of tags, who put them there is asked besides. */
export async function tablesAboutClients(queryable: Queryable): Promise<string[]> {
  const own = [
    'clients',
    'client_search',
    'client_search_words',
    'client_arrivals',
    'client_tags',
    'audit_entries',
  ]
  const { rows } = await queryable.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and c.column_name = 'client_id' and t.table_type = 'BASE TABLE' order by 1`)
  return rows.map(({ name }) => name).filter((name) => !own.includes(name))
}

/** Of these clients those that some row of the table names. */
export async function namedIn(
  queryable: Queryable,
  table: string,
  clientIds: readonly number[],
): Promise<number[]> {
  const { rows } = await queryable.execute<{ id: number }>(sql`
    select distinct client_id as id from ${sql.identifier(table)}
    where client_id in ${clientIds.length === 0 ? sql`(0)` : clientIds}`)
  return rows.map(({ id }) => id)
}
