import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { paymentEvents, prefillTokens } from './checkout.tables.ts'

/** Whether this event is new; the second copy of it finds the row of the first. */
export async function insertEvent(
  tx: Queryable,
  event: { eventId: string; type: string; objectId: string; receivedAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId })
  return added.length === 1
}

export async function insertPrefillToken(
  queryable: Queryable,
  row: typeof prefillTokens.$inferInsert,
): Promise<void> {
  await queryable.insert(prefillTokens).values(row)
}

export async function selectPrefillToken(
  queryable: Queryable,
  wanted: { tokenHash: string; purpose: 'credit' | 'funding'; now: Date },
): Promise<{ fieldsSealed: Uint8Array } | undefined> {
  const [row] = await queryable
    .select({ fieldsSealed: prefillTokens.fieldsSealed })
    .from(prefillTokens)
    .where(
      and(
        eq(prefillTokens.tokenHash, wanted.tokenHash),
        eq(prefillTokens.purpose, wanted.purpose),
        gt(prefillTokens.expiresAt, wanted.now),
      ),
    )
  return row
}

/** The first use alone is kept. */
export async function setPrefillTokenUsed(queryable: Queryable, tokenHash: string, now: Date): Promise<void> {
  await queryable
    .update(prefillTokens)
    .set({ usedAt: now })
    .where(and(eq(prefillTokens.tokenHash, tokenHash), isNull(prefillTokens.usedAt)))
}

export async function deleteExpiredPrefillTokens(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(prefillTokens).where(lt(prefillTokens.expiresAt, now))
}
