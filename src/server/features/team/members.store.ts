import { asc, eq, max } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { sessions, staffCredentials, type UserRow, users } from '../accounts/accounts.tables.ts'

export interface MemberRow {
  user: UserRow
  /** Null until the authenticator is enrolled. */
  totpConfirmedAt: Date | null
}

const columns = { user: users, totpConfirmedAt: staffCredentials.totpConfirmedAt }

export async function listMembers(queryable: Queryable): Promise<MemberRow[]> {
  return queryable
    .select(columns)
    .from(staffCredentials)
    .innerJoin(users, eq(users.id, staffCredentials.userId))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** All members, locked until the transaction ends: two changes at once are judged one after the other. */
export async function lockMembers(tx: Queryable): Promise<MemberRow[]> {
  return tx
    .select(columns)
    .from(staffCredentials)
    .innerJoin(users, eq(users.id, staffCredentials.userId))
    .orderBy(asc(users.id))
    .for('update')
}

export async function updateMember(
  tx: Queryable,
  userId: string,
  change: Partial<Pick<UserRow, 'role' | 'disabledAt'>>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId))
}

/** When each member's open sessions were last used; who has none is not in it. */
export async function lastSeen(queryable: Queryable): Promise<Map<string, Date>> {
  const rows = await queryable
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .innerJoin(staffCredentials, eq(staffCredentials.userId, sessions.userId))
    .groupBy(sessions.userId)
  return new Map(rows.flatMap((row) => (row.at === null ? [] : [[row.userId, row.at]])))
}
