import { and, asc, count, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from './webhooks.tables.ts'

export async function insertEndpoint(
  tx: Queryable,
  row: typeof webhookEndpoints.$inferInsert,
): Promise<WebhookEndpointRow> {
  const [inserted] = await tx.insert(webhookEndpoints).values(row).returning()
  if (!inserted) throw new Error('the insert of a receiver returned no row')
  return inserted
}

export async function selectEndpoints(queryable: Queryable): Promise<WebhookEndpointRow[]> {
  return queryable.select().from(webhookEndpoints).orderBy(desc(webhookEndpoints.id))
}

/** Those that are not switched off. */
export async function selectOpenEndpoints(queryable: Queryable): Promise<WebhookEndpointRow[]> {
  return openEndpoints(queryable).execute()
}

const openEndpoints = builtOnce((queryable) =>
  queryable
    .select()
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.offAt))
    .orderBy(asc(webhookEndpoints.id))
    .prepare('open_webhook_endpoints'),
)

/** The row, locked until the transaction ends. */
export async function lockEndpoint(tx: Queryable, id: number): Promise<WebhookEndpointRow | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
  return row
}

export async function updateEndpoint(
  tx: Queryable,
  id: number,
  change: Partial<Pick<WebhookEndpointRow, 'failingSince' | 'offAt' | 'offBecause'>>,
): Promise<WebhookEndpointRow | undefined> {
  const [row] = await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id)).returning()
  return row
}

export async function deleteEndpoint(tx: Queryable, id: number): Promise<WebhookEndpointRow | undefined> {
  const [row] = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning()
  await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id))
  return row
}

export async function insertDeliveries(
  tx: Queryable,
  rows: readonly (typeof webhookDeliveries.$inferInsert)[],
): Promise<{ id: number; endpointId: number }[]> {
  return tx
    .insert(webhookDeliveries)
    .values([...rows])
    .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId })
}

/**
 * Takes a message in hand for one attempt, if it is due and nobody else has it: until `giveUpAt` nobody else takes it.
 * @returns the message with this attempt counted, and its receiver, which is not switched off
 */
export async function takeDelivery(
  tx: Queryable,
  { id, now, giveUpAt }: { id: number; now: Date; giveUpAt: Date },
): Promise<{ delivery: WebhookDeliveryRow; endpoint: WebhookEndpointRow } | undefined> {
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, nextAt: giveUpAt })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, 'waiting'),
        lte(webhookDeliveries.nextAt, now),
      ),
    )
    .returning()
  if (!delivery) return undefined
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId))
  return endpoint && endpoint.offAt === null ? { delivery, endpoint } : undefined
}

export async function updateDelivery(
  tx: Queryable,
  id: number,
  change: Partial<Pick<WebhookDeliveryRow, 'status' | 'answer' | 'nextAt' | 'deliveredAt'>>,
): Promise<void> {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))
}

/** What waits is held while its receiver is switched off. */
export async function holdDeliveries(tx: Queryable, endpointId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'held', nextAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.status, 'waiting')))
}

/** Makes messages wait again from now on, their attempts counted anew. @returns how many */
export async function renewDeliveries(
  tx: Queryable,
  input: {
    endpointId: number
    statuses: readonly WebhookDeliveryRow['status'][]
    id?: number | undefined
    now: Date
  },
): Promise<number> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ status: 'waiting', attempts: 0, nextAt: input.now, deliveredAt: null })
    .where(
      and(
        eq(webhookDeliveries.endpointId, input.endpointId),
        inArray(webhookDeliveries.status, [...input.statuses]),
        input.id === undefined ? undefined : eq(webhookDeliveries.id, input.id),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return rows.length
}

/** Messages whose pause is over, the oldest first, of each receiver at most `each`. */
export async function selectDueDeliveries(queryable: Queryable, now: Date, each: number): Promise<number[]> {
  const ranked = queryable
    .select({
      id: webhookDeliveries.id,
      place:
        sql<number>`row_number() over (partition by ${webhookDeliveries.endpointId} order by ${webhookDeliveries.id})`.as(
          'place',
        ),
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, 'waiting'), lte(webhookDeliveries.nextAt, now)))
    .as('ranked')
  const rows = await queryable.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, each))
  return rows.map(({ id }) => id)
}

export async function deleteOldDeliveries(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.happenedAt, before))
}

export async function selectDeliveries(
  queryable: Queryable,
  endpointId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WebhookDeliveryRow[]; total: number }> {
  const which: SQL = eq(webhookDeliveries.endpointId, endpointId)
  const rows = await queryable
    .select()
    .from(webhookDeliveries)
    .where(which)
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await queryable.select({ total: count() }).from(webhookDeliveries).where(which)
  return { rows, total: counted?.total ?? 0 }
}
