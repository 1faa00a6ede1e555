import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { inOrderOfNames } from '../accounts/in-order-of-names.ts'
import { type ClientNoteRow, clientNotes, noteMentions } from './followup.tables.ts'

/** Undefined when one with this key is there already. */
export async function insertNote(
  tx: Queryable,
  row: typeof clientNotes.$inferInsert,
): Promise<ClientNoteRow | undefined> {
  const [inserted] = await tx.insert(clientNotes).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function lockNote(tx: Queryable, id: number): Promise<ClientNoteRow | undefined> {
  const [row] = await tx.select().from(clientNotes).where(eq(clientNotes.id, id)).for('update')
  return row
}

export async function deleteNoteRow(tx: Queryable, id: number): Promise<void> {
  await tx.delete(noteMentions).where(eq(noteMentions.noteId, id))
  await tx.delete(clientNotes).where(eq(clientNotes.id, id))
}

/** The newest of a client first. */
export async function selectNotes(
  queryable: Queryable,
  clientId: number,
  limit: number,
): Promise<ClientNoteRow[]> {
  return queryable
    .select()
    .from(clientNotes)
    .where(eq(clientNotes.clientId, clientId))
    .orderBy(desc(clientNotes.id))
    .limit(limit)
}

/** Of each of many clients, the newest first. */
export async function selectNotesOfClients(
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<ClientNoteRow[]> {
  if (clientIds.length === 0) return []
  return queryable
    .select()
    .from(clientNotes)
    .where(inArray(clientNotes.clientId, [...clientIds]))
    .orderBy(desc(clientNotes.id))
}

export async function insertMentions(
  tx: Queryable,
  rows: readonly (typeof noteMentions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(noteMentions).values([...rows])
}

export interface Mention {
  noteId: number
  userId: string
  name: string | null
  seenAt: Date | null
}

export async function selectMentions(queryable: Queryable, noteIds: readonly number[]): Promise<Mention[]> {
  if (noteIds.length === 0) return []
  const rows = await queryable
    .select({
      noteId: noteMentions.noteId,
      userId: noteMentions.userId,
      name: users.name,
      seenAt: noteMentions.seenAt,
    })
    .from(noteMentions)
    .leftJoin(users, eq(users.id, noteMentions.userId))
    .where(inArray(noteMentions.noteId, [...noteIds]))
    .orderBy(asc(noteMentions.noteId))
  return inOrderOfNames(rows)
}

/** @returns whose note it is, when they had not seen it before */
export async function markMentionSeen(
  tx: Queryable,
  { noteId, userId, now }: { noteId: number; userId: string; now: Date },
): Promise<number | null> {
  const [row] = await tx
    .update(noteMentions)
    .set({ seenAt: now })
    .where(and(eq(noteMentions.noteId, noteId), eq(noteMentions.userId, userId), isNull(noteMentions.seenAt)))
    .returning({ clientId: noteMentions.clientId })
  return row?.clientId ?? null
}

export async function isMentioned(queryable: Queryable, noteId: number, userId: string): Promise<boolean> {
  const rows = await queryable
    .select({ one: sql`1` })
    .from(noteMentions)
    .where(and(eq(noteMentions.noteId, noteId), eq(noteMentions.userId, userId)))
  return rows.length > 0
}

/** Mentions that somebody has not seen, the longest waiting first, and how many there are. */
export async function selectUnseen(
  queryable: Queryable,
  { userId, limit }: { userId: string; limit: number },
): Promise<{ rows: { clientId: number; createdAt: Date }[]; total: number }> {
  const unseen = and(eq(noteMentions.userId, userId), isNull(noteMentions.seenAt))
  const [counted] = await queryable.select({ total: count() }).from(noteMentions).where(unseen)
  const total = counted?.total ?? 0
  if (limit === 0 || total === 0) return { rows: [], total }
  const rows = await queryable
    .select({ clientId: noteMentions.clientId, createdAt: noteMentions.createdAt })
    .from(noteMentions)
    .where(unseen)
    .orderBy(asc(noteMentions.createdAt), asc(noteMentions.noteId))
    .limit(limit)
  return { rows, total }
}
