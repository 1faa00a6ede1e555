import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import { inOrderOfNames } from '../accounts/in-order-of-names.ts'
import {
  type SessionHostRow,
  type SessionHoursRow,
  sessionDaysOff,
  sessionHosts,
  sessionHours,
} from './bookings.tables.ts'

type DayOff = typeof sessionDaysOff.$inferSelect

export interface HostRows {
  hosts: SessionHostRow[]
  hours: SessionHoursRow[]
  daysOff: DayOff[]
}

/** Everybody on the staff who can sign in and holds sessions. */
export async function selectHosts(queryable: Queryable): Promise<HostRows> {
  const rows = await queryable
    .select({ host: sessionHosts })
    .from(sessionHosts)
    .innerJoin(users, eq(users.id, sessionHosts.staffUserId))
    .where(and(eq(users.kind, 'staff'), isNull(users.disabledAt)))
  return {
    hosts: rows.map(({ host }) => host),
    hours: await queryable.select().from(sessionHours),
    daysOff: await queryable.select().from(sessionDaysOff),
  }
}

/** The same with their names, in the order of these. */
export async function selectHostNames(queryable: Queryable): Promise<{ id: string; name: string }[]> {
  const rows = await queryable
    .select({ id: users.id, name: users.name })
    .from(sessionHosts)
    .innerJoin(users, eq(users.id, sessionHosts.staffUserId))
    .where(and(eq(users.kind, 'staff'), isNull(users.disabledAt)))
  return inOrderOfNames(rows.map(({ id, name }) => ({ id, name: name ?? '' })))
}

/** All of them in one order, locked until the transaction ends: whoever books waits for whoever is booking. */
export async function lockHosts(tx: Queryable): Promise<void> {
  await tx
    .select({ id: sessionHosts.staffUserId })
    .from(sessionHosts)
    .orderBy(asc(sessionHosts.staffUserId))
    .for('update')
}

export async function selectHost(
  queryable: Queryable,
  staffUserId: string,
): Promise<{ host: SessionHostRow; hours: SessionHoursRow[]; daysOff: DayOff[] } | undefined> {
  const [host] = await queryable.select().from(sessionHosts).where(eq(sessionHosts.staffUserId, staffUserId))
  if (!host) return undefined
  const hours = await queryable
    .select()
    .from(sessionHours)
    .where(eq(sessionHours.staffUserId, staffUserId))
    .orderBy(asc(sessionHours.weekday), asc(sessionHours.fromMinute))
  const daysOff = await queryable
    .select()
    .from(sessionDaysOff)
    .where(eq(sessionDaysOff.staffUserId, staffUserId))
    .orderBy(asc(sessionDaysOff.firstDay))
  return { host, hours, daysOff }
}

/** Puts these in the place of all hours and days off of somebody. The caller holds the lock of the hosts. */
export async function replaceHost(
  tx: Queryable,
  host: SessionHostRow,
  { hours, daysOff }: { hours: Omit<SessionHoursRow, 'id'>[]; daysOff: Omit<DayOff, 'id'>[] },
): Promise<void> {
  const { staffUserId, ...change } = host
  await tx
    .insert(sessionHosts)
    .values(host)
    .onConflictDoUpdate({ target: sessionHosts.staffUserId, set: change })
  await tx.delete(sessionHours).where(eq(sessionHours.staffUserId, staffUserId))
  await tx.delete(sessionDaysOff).where(eq(sessionDaysOff.staffUserId, staffUserId))
  if (hours.length > 0) await tx.insert(sessionHours).values(hours)
  if (daysOff.length > 0) await tx.insert(sessionDaysOff).values(daysOff)
}

/** Where a member of staff is written to about a session; undefined for one who can sign in no more. */
export async function selectHostContact(
  queryable: Queryable,
  staffUserId: string,
): Promise<{ email: string; timeZone: string; meeting: string } | undefined> {
  const [row] = await queryable
    .select({ email: users.email, timeZone: sessionHosts.timeZone, meeting: sessionHosts.meeting })
    .from(sessionHosts)
    .innerJoin(users, eq(users.id, sessionHosts.staffUserId))
    .where(and(eq(sessionHosts.staffUserId, staffUserId), isNull(users.disabledAt)))
  return row && row.email !== null ? { ...row, email: row.email } : undefined
}
