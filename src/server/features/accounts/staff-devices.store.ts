import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { type StaffDeviceRow, staffDevices } from './accounts.tables.ts'

export async function findDevice(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<StaffDeviceRow | undefined> {
  const [row] = await queryable
    .select()
    .from(staffDevices)
    .where(and(eq(staffDevices.tokenHash, tokenHash), gt(staffDevices.expiresAt, now)))
  return row
}

/** Those of one member, the last used first. */
export async function listDevices(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<StaffDeviceRow[]> {
  return queryable
    .select()
    .from(staffDevices)
    .where(and(eq(staffDevices.userId, userId), gt(staffDevices.expiresAt, now)))
    .orderBy(desc(staffDevices.lastSeenAt))
}

export async function writeDevice(tx: Queryable, row: StaffDeviceRow): Promise<void> {
  const { tokenHash: _key, createdAt: _first, ...change } = row
  await tx
    .insert(staffDevices)
    .values(row)
    .onConflictDoUpdate({ target: staffDevices.tokenHash, set: change })
}

/** @returns how many were forgotten: one, or none when it is not this member's */
export async function deleteDevice(tx: Queryable, userId: string, tokenHash: string): Promise<number> {
  const gone = await tx
    .delete(staffDevices)
    .where(and(eq(staffDevices.userId, userId), eq(staffDevices.tokenHash, tokenHash)))
    .returning({ tokenHash: staffDevices.tokenHash })
  return gone.length
}

/** @param except the hash of the device that stays; null: all go */
export async function deleteDevicesOfUser(
  tx: Queryable,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const gone = await tx
    .delete(staffDevices)
    .where(
      and(eq(staffDevices.userId, userId), except === null ? undefined : ne(staffDevices.tokenHash, except)),
    )
    .returning({ tokenHash: staffDevices.tokenHash })
  return gone.length
}

export async function deleteExpiredDevices(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(staffDevices).where(lte(staffDevices.expiresAt, now))
}
