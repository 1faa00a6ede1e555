import { and, asc, count, desc, eq, exists, inArray, isNull, lte, max, min, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/database.ts'
import { type VisitorMessageRow, visitorMessages } from './inbox.tables.ts'

const messages = visitorMessages
const isWaiting = and(isNull(messages.handledAt), eq(messages.sender, 'visitor'))

/** Adds a message; undefined when one with this key is there already. */
export async function insertVisitorMessage(
  tx: Queryable,
  row: typeof visitorMessages.$inferInsert,
): Promise<VisitorMessageRow | undefined> {
  const [inserted] = await tx.insert(messages).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function selectVisitorMessageByKey(
  queryable: Queryable,
  attemptKey: string,
): Promise<VisitorMessageRow | undefined> {
  const [row] = await queryable.select().from(messages).where(eq(messages.attemptKey, attemptKey))
  return row
}

/** The address of a conversation, by the number of any of its messages. */
export async function selectAddressOfVisitor(queryable: Queryable, id: number): Promise<string | undefined> {
  const [row] = await queryable
    .select({ emailKey: messages.emailKey })
    .from(messages)
    .where(eq(messages.id, id))
  return row?.emailKey
}

/** The newest `limit` messages of an address, the oldest of them first. */
export async function selectVisitorConversation(
  queryable: Queryable,
  emailKey: string,
  limit: number,
): Promise<VisitorMessageRow[]> {
  const newest = await queryable
    .select()
    .from(messages)
    .where(eq(messages.emailKey, emailKey))
    .orderBy(desc(messages.id))
    .limit(limit)
  return newest.reverse()
}

/** The newest message that the address itself wrote. */
export async function selectNewestOfVisitor(
  queryable: Queryable,
  emailKey: string,
): Promise<VisitorMessageRow | undefined> {
  const [row] = await queryable
    .select()
    .from(messages)
    .where(and(eq(messages.emailKey, emailKey), eq(messages.sender, 'visitor')))
    .orderBy(desc(messages.id))
    .limit(1)
  return row
}

/** Takes the visitor's messages up to a number off the list; answers how many were on it. */
export async function markVisitorHandled(
  tx: Queryable,
  input: { emailKey: string; upTo: number; now: Date },
): Promise<number> {
  const changed = await tx
    .update(messages)
    .set({ handledAt: input.now })
    .where(and(isWaiting, eq(messages.emailKey, input.emailKey), lte(messages.id, input.upTo)))
    .returning({ id: messages.id })
  return changed.length
}

export interface WaitingVisitor {
  emailKey: string
  waitingSince: Date
  /** Any message that waits was written after a sign-in. */
  isProven: boolean
}

/** All addresses whose messages wait, the longest waiting first. */
export async function selectWaitingVisitors(queryable: Queryable): Promise<WaitingVisitor[]> {
  const since = min(messages.createdAt)
  const rows = await queryable
    .select({
      emailKey: messages.emailKey,
      waitingSince: since,
      isProven: sql<boolean>`bool_or(${messages.isProven})`,
    })
    .from(messages)
    .where(isWaiting)
    .groupBy(messages.emailKey)
    .orderBy(asc(since), asc(messages.emailKey))
  return rows.flatMap(({ waitingSince, ...row }) => (waitingSince ? [{ ...row, waitingSince }] : []))
}

/** Addresses of whom nothing waits, with the instant of their last message, the latest first. */
export async function selectDoneVisitors(
  queryable: Queryable,
  page: { offset: number; limit: number },
): Promise<{ emailKey: string; lastAt: Date }[]> {
  const waiting = alias(messages, 'waiting')
  const hasWaiting = exists(
    queryable
      .select({ one: sql`1` })
      .from(waiting)
      .where(
        and(
          eq(waiting.emailKey, messages.emailKey),
          isNull(waiting.handledAt),
          eq(waiting.sender, 'visitor'),
        ),
      ),
  )
  const lastAt = max(messages.createdAt)
  const rows = await queryable
    .select({ emailKey: messages.emailKey, lastAt })
    .from(messages)
    .where(not(hasWaiting))
    .groupBy(messages.emailKey)
    .orderBy(desc(lastAt), asc(messages.emailKey))
    .limit(page.limit)
    .offset(page.offset)
  return rows.flatMap(({ emailKey, lastAt: at }) => (at ? [{ emailKey, lastAt: at }] : []))
}

/** How many addresses have a conversation. */
export async function countVisitors(queryable: Queryable): Promise<number> {
  const each = queryable
    .select({ emailKey: messages.emailKey })
    .from(messages)
    .groupBy(messages.emailKey)
    .as('each')
  const [row] = await queryable.select({ count: count() }).from(each)
  return row?.count ?? 0
}

export interface VisitorConversationRow {
  newest: VisitorMessageRow
  /** Number of the first message. */
  firstId: number
  messages: number
}

/** The newest message, the first one's number and how many there are, by address. */
export async function selectVisitorRows(
  queryable: Queryable,
  emailKeys: readonly string[],
): Promise<Map<string, VisitorConversationRow>> {
  if (emailKeys.length === 0) return new Map()
  const among = inArray(messages.emailKey, [...emailKeys])
  const newest = await queryable
    .selectDistinctOn([messages.emailKey])
    .from(messages)
    .where(among)
    .orderBy(messages.emailKey, desc(messages.id))
  const counted = await queryable
    .select({ emailKey: messages.emailKey, firstId: min(messages.id), messages: count() })
    .from(messages)
    .where(among)
    .groupBy(messages.emailKey)
  const countOf = new Map(counted.map((row) => [row.emailKey, row]))
  return new Map(
    newest.map((row) => {
      const of = countOf.get(row.emailKey)
      return [row.emailKey, { newest: row, firstId: of?.firstId ?? row.id, messages: of?.messages ?? 1 }]
    }),
  )
}
