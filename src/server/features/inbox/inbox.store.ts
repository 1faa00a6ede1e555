import { and, asc, count, desc, eq, inArray, isNull, lte, max, min, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/database.ts'
import { type SupportMessageRow, supportMessages } from './inbox.tables.ts'

const messages = supportMessages

/** Of a client, and nobody has answered it or taken it off the list. */
const isWaiting = and(isNull(messages.handledAt), eq(messages.sender, 'client'))

/** Adds a message; undefined when one with this key is there already. */
export async function insertMessage(
  tx: Queryable,
  row: typeof supportMessages.$inferInsert,
): Promise<SupportMessageRow | undefined> {
  const [inserted] = await tx.insert(messages).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function selectMessageByKey(
  queryable: Queryable,
  attemptKey: string,
): Promise<SupportMessageRow | undefined> {
  const [row] = await queryable.select().from(messages).where(eq(messages.attemptKey, attemptKey))
  return row
}

/** The newest `limit` messages of a client, the oldest of them first. */
export async function selectConversation(
  queryable: Queryable,
  clientId: number,
  limit: number,
): Promise<SupportMessageRow[]> {
  const newest = await queryable
    .select()
    .from(messages)
    .where(eq(messages.clientId, clientId))
    .orderBy(desc(messages.id))
    .limit(limit)
  return newest.reverse()
}

/** Takes the client's messages up to a number off the list; answers how many were on it. */
export async function markHandled(
  tx: Queryable,
  input: { clientId: number; upTo: number; now: Date },
): Promise<number> {
  const changed = await tx
    .update(messages)
    .set({ handledAt: input.now })
    .where(and(isWaiting, eq(messages.clientId, input.clientId), lte(messages.id, input.upTo)))
    .returning({ id: messages.id })
  return changed.length
}

export interface ConversationPage {
  offset: number
  limit: number
}

/** All clients whose messages wait, the longest waiting first. */
export async function selectWaitingClients(
  queryable: Queryable,
): Promise<{ clientId: number; waitingSince: Date }[]> {
  const since = min(messages.createdAt)
  const rows = await queryable
    .select({ clientId: messages.clientId, waitingSince: since })
    .from(messages)
    .where(isWaiting)
    .groupBy(messages.clientId)
    .orderBy(asc(since), asc(messages.clientId))
  return rows.flatMap(({ clientId, waitingSince }) => (waitingSince ? [{ clientId, waitingSince }] : []))
}

/**
 * Clients who have written or were answered and of whom nothing waits, the latest message first. A page behind the middle
 * is counted from the end.
 * @param total how many of them there are
 */
export async function selectDoneClients(
  queryable: Queryable,
  page: ConversationPage,
  total: number,
): Promise<number[]> {
  const end = Math.min(page.offset + page.limit, total)
  if (page.offset >= end) return []
  const fromEnd = page.offset > total / 2
  const newer = alias(messages, 'newer')
  const waiting = alias(messages, 'waiting')
  const one = { one: sql`1` }
  const hasNewer = queryable
    .select(one)
    .from(newer)
    .where(and(eq(newer.clientId, messages.clientId), sql`${newer.id} > ${messages.id}`))
  const hasWaiting = queryable
    .select(one)
    .from(waiting)
    .where(
      and(eq(waiting.clientId, messages.clientId), isNull(waiting.handledAt), eq(waiting.sender, 'client')),
    )
  const rows = await queryable
    .select({ clientId: messages.clientId })
    .from(messages)
    .where(and(notExists(hasNewer), notExists(hasWaiting)))
    .orderBy(fromEnd ? asc(messages.id) : desc(messages.id))
    .limit(end - page.offset)
    .offset(fromEnd ? total - end : page.offset)
  return (fromEnd ? rows.reverse() : rows).map(({ clientId }) => clientId)
}

/** When the last message of each of these clients was written. */
export async function selectLastMessages(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, Date>> {
  if (clientIds.length === 0) return new Map()
  const rows = await queryable
    .select({ clientId: messages.clientId, lastAt: max(messages.createdAt) })
    .from(messages)
    .where(inArray(messages.clientId, [...clientIds]))
    .groupBy(messages.clientId)
  return new Map(rows.flatMap(({ clientId, lastAt }) => (lastAt ? [[clientId, lastAt] as const] : [])))
}

/** How many clients have a conversation. */
export async function countConversations(queryable: Queryable): Promise<number> {
  const each = queryable
    .select({ clientId: messages.clientId })
    .from(messages)
    .groupBy(messages.clientId)
    .as('each')
  const [row] = await queryable.select({ count: count() }).from(each)
  return row?.count ?? 0
}
