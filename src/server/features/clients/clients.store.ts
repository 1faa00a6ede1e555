import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { NextDeadline } from '../../../shared/rules/next-deadline.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { writeFirstWords, writeSearchWords } from './client-words.store.ts'
import {
  type ClientRow,
  clientSearch,
  clientSearchWords,
  clients,
  type NewClientRow,
} from './clients.tables.ts'

export async function insertClient(queryable: Queryable, row: NewClientRow): Promise<ClientRow> {
  const [inserted] = await queryable.insert(clients).values(row).returning()
  if (!inserted) throw new Error('the insert of a client returned no row')
  await writeSearchWords(queryable, inserted)
  return inserted
}

/** Many at once, in the order of their numbers, which are taken before: a row of a file finds its own. */
export async function insertClients(tx: Queryable, list: readonly NewClientRow[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string | number }>(
    sql`select nextval(pg_get_serial_sequence('clients', 'id')) as id from generate_series(1, ${list.length}) order by 1`,
  )
  const ids = rows.map(({ id }) => Number(id))
  const numbered = list.map((row, at) => ({ ...row, id: ids[at] ?? 0 }))
  await tx.insert(clients).values(numbered)
  await writeFirstWords(tx, numbered)
  return ids
}

/** The row, locked until the transaction ends. */
export async function lockClient(tx: Queryable, id: number): Promise<ClientRow | undefined> {
  const [row] = await clientLocked(tx).execute({ id })
  return row
}

const clientLocked = builtOnce((tx) =>
  tx
    .select()
    .from(clients)
    .where(eq(clients.id, sql.placeholder('id')))
    .for('update')
    .prepare('client_locked'),
)

export async function selectClients(queryable: Queryable, ids: readonly number[]): Promise<ClientRow[]> {
  return clientsOf(queryable).execute({ ids })
}

const clientsOf = builtOnce((queryable) =>
  queryable
    .select()
    .from(clients)
    .where(sql`${clients.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(clients.id)
    .prepare('clients_of_ids'),
)

/** Those rows that are there, locked in the order of their numbers: nobody waits in a circle. */
export async function lockClients(tx: Queryable, ids: readonly number[]): Promise<ClientRow[]> {
  return tx
    .select()
    .from(clients)
    .where(inArray(clients.id, [...ids]))
    .orderBy(clients.id)
    .for('update')
}

export async function findClientRow(queryable: Queryable, id: number): Promise<ClientRow | undefined> {
  const [row] = await clientById(queryable).execute({ id })
  return row
}

const clientById = builtOnce((queryable) =>
  queryable
    .select()
    .from(clients)
    .where(eq(clients.id, sql.placeholder('id')))
    .prepare('client_by_id'),
)

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

/**
 * Every change moves `version` and `updatedAt`, so that a live page and a conflict check can tell; the words by which the
 * client is found follow. A change is a use, from which retention counts. Unless `change` names a member of staff, it was the product that changed the record last.
 */
export async function changeClient(
  tx: Queryable,
  id: number,
  change: Partial<NewClientRow>,
  now: Date,
): Promise<ClientRow> {
  const [row] = await tx
    .update(clients)
    .set({
      changedBy: null,
      lastUsedAt: now,
      ...change,
      version: sql`${clients.version} + 1`,
      updatedAt: now,
    })
    .where(eq(clients.id, id))
    .returning()
  if (!row) throw new Error(`client ${id} is not there to change`)
  if ('name' in change || 'email' in change || 'phone' in change) await writeSearchWords(tx, row)
  return row
}

/**
 * changeClient() of many clients to one stage: nothing by which they are found. Their deadlines follow in the same
 * statement, so that no index is written twice.
 * @param deadlines of all of them
 */
export async function changeStageOfClients(
  tx: Queryable,
  deadlines: ReadonlyMap<number, NextDeadline | null>,
  change: { disputeStatus: string; changedBy: string },
  now: Date,
): Promise<ClientRow[]> {
  const days = JSON.stringify(Object.fromEntries(deadlines))
  return tx
    .update(clients)
    .set({
      ...change,
      lastUsedAt: now,
      nextDeadlineOn: sql`(${days}::jsonb -> ${clients.id}::text ->> 'day')::date`,
      nextDeadlineProved: sql`(${days}::jsonb -> ${clients.id}::text ->> 'isProved')::boolean`,
      version: sql`${clients.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(clients.id, [...deadlines.keys()]))
    .returning()
}

/** What is counted from other records: no change of the client's own, so that nobody's edit meets a conflict over it. */
export async function setClientCounts(
  tx: Queryable,
  id: number,
  counts: Partial<Pick<ClientRow, 'missingFiles' | 'nextDeadlineOn' | 'nextDeadlineProved'>>,
): Promise<void> {
  await tx.update(clients).set(counts).where(eq(clients.id, id))
}

/** Who looks after these cases: no change of the client's own, either. */
export async function updateOwners(
  tx: Queryable,
  ids: readonly number[],
  ownerUserId: string | null,
): Promise<void> {
  await tx
    .update(clients)
    .set({ ownerUserId })
    .where(inArray(clients.id, [...ids]))
}

/** The same for the last email that reached the client's mail server. */
export async function setLastEmail(
  tx: Queryable,
  id: number,
  email: { lastEmailSent: Date; lastEmailType: string },
): Promise<void> {
  await tx.update(clients).set(email).where(eq(clients.id, id))
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

/** Of all clients, newest first: one value, since twenty thousand rows would keep everybody waiting. */
export async function selectAllClientIds(queryable: Queryable): Promise<number[]> {
  const inOrder = sql<
    number[] | null
  >`json_agg(${clients.id} order by ${clients.createdAt} desc, ${clients.id} desc)`
  const [row] = await queryable.select({ ids: inOrder }).from(clients)
  return row?.ids ?? []
}

export async function selectAllClients(queryable: Queryable): Promise<ClientRow[]> {
  return queryable.select().from(clients).orderBy(desc(clients.createdAt), desc(clients.id))
}

/** Notes a use, unless one was noted since `before`. */
export async function setLastUse(
  queryable: Queryable,
  input: { clientId: number; now: Date; before: Date },
): Promise<void> {
  await queryable
    .update(clients)
    .set({ lastUsedAt: input.now })
    .where(
      and(
        eq(clients.id, input.clientId),
        or(isNull(clients.lastUsedAt), lt(clients.lastUsedAt, input.before)),
      ),
    )
}

/** Their rows and words. Nothing else may name them any more. */
export async function deleteClients(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.delete(clientSearch).where(inArray(clientSearch.clientId, [...ids]))
  await tx.delete(clientSearchWords).where(inArray(clientSearchWords.clientId, [...ids]))
  await tx.delete(clients).where(inArray(clients.id, [...ids]))
}
