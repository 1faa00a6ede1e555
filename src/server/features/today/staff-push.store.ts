import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../accounts/accounts.tables.ts'
import {
  type StaffPushDeviceRow,
  type StaffPushRow,
  staffPushDevices,
  staffPushes,
  type Totals,
} from './today.tables.ts'

export async function selectStaffPush(
  queryable: Queryable,
  userId: string,
): Promise<StaffPushRow | undefined> {
  const [row] = await queryable.select().from(staffPushes).where(eq(staffPushes.userId, userId))
  return row
}

export async function upsertStaffPush(tx: Queryable, row: StaffPushRow): Promise<void> {
  await tx.insert(staffPushes).values(row).onConflictDoUpdate({ target: staffPushes.userId, set: row })
}

export async function selectStaffDevices(
  queryable: Queryable,
  userId: string,
): Promise<StaffPushDeviceRow[]> {
  return queryable
    .select()
    .from(staffPushDevices)
    .where(eq(staffPushDevices.userId, userId))
    .orderBy(asc(staffPushDevices.id))
}

/** A browser that is known already becomes this person's. */
export async function upsertStaffDevice(
  tx: Queryable,
  row: typeof staffPushDevices.$inferInsert,
): Promise<void> {
  const { userId, deviceSealed, createdAt } = row
  await tx.insert(staffPushDevices).values(row).onConflictDoUpdate({
    target: staffPushDevices.endpointHash,
    set: { userId, deviceSealed, createdAt },
  })
}

export async function deleteStaffDevice(tx: Queryable, id: number): Promise<void> {
  await tx.delete(staffPushDevices).where(eq(staffPushDevices.id, id))
}

/** The choices of whoever is on the staff, can sign in and has a device. */
export async function selectPushedStaff(queryable: Queryable) {
  const hasDevice = sql`exists (select 1 from ${staffPushDevices} where ${staffPushDevices.userId} = ${users.id})`
  return queryable
    .select({ push: staffPushes, name: users.name })
    .from(staffPushes)
    .innerJoin(users, eq(users.id, staffPushes.userId))
    .where(and(eq(users.kind, 'staff'), isNull(users.disabledAt), hasDevice))
    .orderBy(asc(staffPushes.userId))
}

/** @returns whether nobody else has noted other totals meanwhile */
export async function noteSeenTotals(
  tx: Queryable,
  { userId, before, seen }: { userId: string; before: Totals; seen: Totals },
): Promise<boolean> {
  const noted = await tx
    .update(staffPushes)
    .set({ seen })
    .where(and(eq(staffPushes.userId, userId), sql`${staffPushes.seen} = ${JSON.stringify(before)}::jsonb`))
    .returning({ userId: staffPushes.userId })
  return noted.length > 0
}
