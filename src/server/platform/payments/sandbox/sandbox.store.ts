import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { sandboxIdempotency, sandboxObjects } from './sandbox.tables.ts'

export type SandboxObject = Record<string, unknown> & { id: string }

export async function insertObject(
  tx: Queryable,
  kind: string,
  data: SandboxObject,
  now: Date,
): Promise<void> {
  await tx.insert(sandboxObjects).values({ id: data.id, kind, data, createdAt: now })
}

export async function selectObject(
  queryable: Queryable,
  kind: string,
  id: string,
): Promise<SandboxObject | undefined> {
  const [row] = await queryable
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
  return row?.data as SandboxObject | undefined
}

/** The object, locked until the transaction ends. */
export async function lockObject(
  tx: Queryable,
  kind: string,
  id: string,
): Promise<SandboxObject | undefined> {
  const [row] = await tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
    .for('update')
  return row?.data as SandboxObject | undefined
}

export async function updateObject(tx: Queryable, data: SandboxObject): Promise<void> {
  await tx.update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, data.id))
}

/** Newest first. */
export async function selectObjects(
  queryable: Queryable,
  kind: string,
  limit: number,
): Promise<SandboxObject[]> {
  const rows = await queryable
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.kind, kind))
    .orderBy(desc(sandboxObjects.createdAt), desc(sandboxObjects.id))
    .limit(limit)
  return rows.map((row) => row.data as SandboxObject)
}

/**
 * Objects of a kind that contain these fields (jsonb containment), the newest first.
 * @param after the id of the last object of the page before
 */
export async function selectMatching(
  queryable: Queryable,
  kind: string,
  match: Record<string, unknown>,
  limit: number,
  after: string | null = null,
): Promise<SandboxObject[]> {
  const place = sql`(${sandboxObjects.createdAt}, ${sandboxObjects.id})`
  const rows = await queryable
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      and(
        eq(sandboxObjects.kind, kind),
        sql`${sandboxObjects.data} @> ${JSON.stringify(match)}::jsonb`,
        after === null
          ? undefined
          : sql`${place} < (select o.created_at, o.id from ${sandboxObjects} o where o.id = ${after})`,
      ),
    )
    .orderBy(desc(sandboxObjects.createdAt), desc(sandboxObjects.id))
    .limit(limit)
  return rows.map((row) => row.data as SandboxObject)
}

/** The refunds of one PaymentIntent, newest first. */
export async function selectRefundsOf(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<SandboxObject[]> {
  const rows = await queryable
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      and(
        eq(sandboxObjects.kind, 'refund'),
        sql`${sandboxObjects.data}->>'payment_intent' = ${paymentIntentId}`,
      ),
    )
    .orderBy(desc(sandboxObjects.createdAt), desc(sandboxObjects.id))
  return rows.map((row) => row.data as SandboxObject)
}

/** Events whose webhook has not been accepted yet, oldest first. */
export async function selectUndelivered(queryable: Queryable): Promise<SandboxObject[]> {
  const rows = await queryable
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, 'event'), isNull(sandboxObjects.deliveredAt)))
    .orderBy(asc(sandboxObjects.createdAt))
    .limit(200)
  return rows.map((row) => row.data as SandboxObject)
}

export async function setDelivered(queryable: Queryable, id: string, at: Date): Promise<void> {
  await queryable.update(sandboxObjects).set({ deliveredAt: at }).where(eq(sandboxObjects.id, id))
}

/** Takes an idempotency key; undefined when it was free and is now taken, else what stands under it. */
/** @param lostBefore a request of before that has no answer was cut off: its key is taken again; null for never */
export async function takeIdempotencyKey(
  queryable: Queryable,
  row: { key: string; fingerprint: string; createdAt: Date },
  lostBefore: Date | null,
): Promise<{ fingerprint: string; status: number | null; body: unknown } | undefined> {
  const added = await queryable
    .insert(sandboxIdempotency)
    .values(row)
    .onConflictDoUpdate({
      target: sandboxIdempotency.key,
      set: { createdAt: row.createdAt },
      setWhere: and(
        isNull(sandboxIdempotency.status),
        eq(sandboxIdempotency.fingerprint, row.fingerprint),
        lostBefore === null ? sql`false` : lt(sandboxIdempotency.createdAt, lostBefore),
      ),
    })
    .returning({ key: sandboxIdempotency.key })
  if (added.length === 1) return undefined
  const [found] = await queryable.select().from(sandboxIdempotency).where(eq(sandboxIdempotency.key, row.key))
  return found ?? undefined
}

export async function keepIdempotentAnswer(
  queryable: Queryable,
  key: string,
  answer: { status: number; body: unknown },
): Promise<void> {
  await queryable.update(sandboxIdempotency).set(answer).where(eq(sandboxIdempotency.key, key))
}

export async function freeIdempotencyKey(queryable: Queryable, key: string): Promise<void> {
  await queryable.delete(sandboxIdempotency).where(eq(sandboxIdempotency.key, key))
}

export async function deleteIdempotencyBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(sandboxIdempotency).where(lt(sandboxIdempotency.createdAt, before))
}
