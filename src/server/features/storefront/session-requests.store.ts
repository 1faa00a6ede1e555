import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type PurchaseRow, purchases } from '../settlement/settlement.tables.ts'
import { type SessionRequestRow, sessionRequests } from './storefront.tables.ts'

export async function selectRequestOfPurchase(
  queryable: Queryable,
  purchaseId: number,
): Promise<SessionRequestRow | undefined> {
  const [row] = await queryable
    .select()
    .from(sessionRequests)
    .where(eq(sessionRequests.purchaseId, purchaseId))
  return row
}

/** Keeps new times in the place of earlier ones; they wait for an answer again. */
export async function keepSessionTimes(
  tx: Queryable,
  input: { purchaseId: number; timesSealed: Uint8Array; askedAt: Date },
): Promise<void> {
  const unanswered = { answerSealed: null, answeredAt: null, answeredBy: null }
  await tx
    .insert(sessionRequests)
    .values(input)
    .onConflictDoUpdate({
      target: sessionRequests.purchaseId,
      set: { timesSealed: input.timesSealed, askedAt: input.askedAt, ...unanswered },
    })
}

export interface RequestWithPurchase {
  request: SessionRequestRow
  purchase: PurchaseRow
}

const rowsIn = (queryable: Queryable) =>
  queryable
    .select({ request: sessionRequests, purchase: purchases })
    .from(sessionRequests)
    .innerJoin(purchases, eq(purchases.id, sessionRequests.purchaseId))

/** Those that wait for an answer, the longest waiting first. */
export async function selectWaitingRequests(queryable: Queryable): Promise<RequestWithPurchase[]> {
  return rowsIn(queryable)
    .where(sql`${sessionRequests.answeredAt} is null and ${purchases.status} = 'active'`)
    .orderBy(asc(sessionRequests.askedAt), asc(sessionRequests.id))
}

/** Those that wait, the longest waiting first; then the two hundred answered last. */
export async function selectSessionRequests(queryable: Queryable): Promise<RequestWithPurchase[]> {
  const waiting = await selectWaitingRequests(queryable)
  const answered = await rowsIn(queryable)
    .where(isNotNull(sessionRequests.answeredAt))
    .orderBy(desc(sessionRequests.answeredAt), desc(sessionRequests.id))
    .limit(200)
  return [...waiting, ...answered]
}

/** The request, locked until the transaction ends, with what was bought. */
export async function lockSessionRequest(
  tx: Queryable,
  id: number,
): Promise<RequestWithPurchase | undefined> {
  const [request] = await tx.select().from(sessionRequests).where(eq(sessionRequests.id, id)).for('update')
  if (!request) return undefined
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, request.purchaseId))
  return purchase ? { request, purchase } : undefined
}

export async function findSessionRequest(
  queryable: Queryable,
  id: number,
): Promise<RequestWithPurchase | undefined> {
  const [row] = await queryable
    .select({ request: sessionRequests, purchase: purchases })
    .from(sessionRequests)
    .innerJoin(purchases, eq(purchases.id, sessionRequests.purchaseId))
    .where(eq(sessionRequests.id, id))
  return row
}

export async function keepSessionAnswer(
  tx: Queryable,
  id: number,
  answer: { answerSealed: Uint8Array; answeredAt: Date; answeredBy: string },
): Promise<SessionRequestRow> {
  const [row] = await tx.update(sessionRequests).set(answer).where(eq(sessionRequests.id, id)).returning()
  if (!row) throw new Error(`session request ${id} is not there to answer`)
  return row
}
