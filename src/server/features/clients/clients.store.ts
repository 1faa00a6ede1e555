import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type ClientRow, clients, type NewClientRow } from './clients.tables.ts'

export async function insertClient(queryable: Queryable, row: NewClientRow): Promise<ClientRow> {
  const [inserted] = await queryable.insert(clients).values(row).returning()
  if (!inserted) throw new Error('the insert of a client returned no row')
  return inserted
}

/** The row, locked until the transaction ends. */
export async function lockClient(tx: Queryable, id: number): Promise<ClientRow | undefined> {
  const [row] = await tx.select().from(clients).where(eq(clients.id, id)).for('update')
  return row
}

export async function findClientRow(queryable: Queryable, id: number): Promise<ClientRow | undefined> {
  const [row] = await queryable.select().from(clients).where(eq(clients.id, id))
  return row
}

export async function findClientByPaymentIntent(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<ClientRow | undefined> {
  const [row] = await queryable.select().from(clients).where(eq(clients.paymentIntentId, paymentIntentId))
  return row
}

export async function findClientByAttempt(queryable: Queryable, key: string): Promise<ClientRow | undefined> {
  const [row] = await queryable.select().from(clients).where(eq(clients.intakeAttemptKey, key))
  return row
}

/** Every change moves `version` and `updatedAt`, so that a live page and a conflict check can tell. */
export async function changeClient(
  tx: Queryable,
  id: number,
  change: Partial<NewClientRow>,
  now: Date,
): Promise<ClientRow> {
  const [row] = await tx
    .update(clients)
    .set({ ...change, version: sql`${clients.version} + 1`, updatedAt: now })
    .where(eq(clients.id, id))
    .returning()
  if (!row) throw new Error(`client ${id} is not there to change`)
  return row
}

export async function selectClientIdsByEmail(queryable: Queryable, emailKey: string): Promise<number[]> {
  const rows = await queryable
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.emailKey, emailKey))
    .orderBy(desc(clients.createdAt), desc(clients.id))
  return rows.map((row) => row.id)
}

/** Whether there is any client at all, without reading them. */
export async function existsAnyClient(queryable: Queryable): Promise<boolean> {
  const rows = await queryable.select({ id: clients.id }).from(clients).limit(1)
  return rows.length > 0
}

export async function selectAllClients(queryable: Queryable): Promise<ClientRow[]> {
  return queryable.select().from(clients).orderBy(desc(clients.createdAt), desc(clients.id))
}

/** Whether a settled, unrefunded paid client or a tester has this address (decision 19). */
export async function selectClientKinds(
  queryable: Queryable,
  emailKey: string,
): Promise<{ clientType: 'paid' | 'tester'; paymentStatus: string }[]> {
  return queryable
    .select({ clientType: clients.clientType, paymentStatus: clients.paymentStatus })
    .from(clients)
    .where(and(eq(clients.emailKey, emailKey), isNull(clients.refundedAt)))
}
