import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  type SessionRow,
  type StaffRoleRow,
  sessions,
  staffRoles,
  type UserRow,
  users,
} from './accounts.tables.ts'

export async function insertUser(
  queryable: Queryable,
  row: Omit<typeof users.$inferInsert, 'id'>,
): Promise<UserRow> {
  const [inserted] = await queryable
    .insert(users)
    .values({ ...row, id: randomUUID() })
    .returning()
  if (!inserted) throw new Error('the insert of a user returned no row')
  return inserted
}

export async function findUserByEmailKey(
  queryable: Queryable,
  emailKey: string,
): Promise<UserRow | undefined> {
  const [row] = await queryable.select().from(users).where(eq(users.emailKey, emailKey))
  return row
}

export async function insertSession(queryable: Queryable, row: SessionRow): Promise<void> {
  await queryable.insert(sessions).values(row)
}

/** `role`: the row of a member's role, when an owner made or changed it. */
export type SessionLookup = (
  idHash: string,
) => Promise<{ session: SessionRow; user: UserRow; role: StaffRoleRow | null } | undefined>

/** The look-up of every request, built once: building the SQL anew costs more than running it. */
export function prepareSessionLookup(queryable: Queryable): SessionLookup {
  const prepared = queryable
    .select({ session: sessions, user: users, role: staffRoles })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staffRoles, eq(staffRoles.key, users.role))
    .where(eq(sessions.idHash, sql.placeholder('idHash')))
    .prepare('session_lookup')
  return async (idHash) => {
    const [row] = await prepared.execute({ idHash })
    return row
  }
}

export async function updateSession(
  queryable: Queryable,
  idHash: string,
  change: Partial<Pick<SessionRow, 'lastSeenAt' | 'expiresAt'>>,
): Promise<void> {
  await queryable.update(sessions).set(change).where(eq(sessions.idHash, idHash))
}

export async function endSession(queryable: Queryable, idHash: string): Promise<void> {
  await queryable.delete(sessions).where(eq(sessions.idHash, idHash))
}

/**
 * @param except the key of the session that stays; null: all end
 * @returns the keys of those that ended, for the live channel
 */
export async function deleteSessionsOfUser(
  queryable: Queryable,
  userId: string,
  except: string | null = null,
): Promise<string[]> {
  const gone = await queryable
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.idHash, except)))
    .returning({ idHash: sessions.idHash })
  return gone.map((row) => row.idHash)
}

/** @returns its key when it was this user's */
export async function deleteSessionOfUser(
  queryable: Queryable,
  userId: string,
  idHash: string,
): Promise<string[]> {
  const gone = await queryable
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.idHash, idHash)))
    .returning({ idHash: sessions.idHash })
  return gone.map((row) => row.idHash)
}

/** Signed in and not expired, the last used first; whether one is idle for too long is the caller's to say. */
export async function listSessionsOfUser(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<SessionRow[]> {
  return queryable
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.stage, 'signed_in'), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
}

export async function deleteExpiredSessions(queryable: Queryable, now: Date): Promise<void> {
  await queryable.delete(sessions).where(lte(sessions.expiresAt, now))
}
