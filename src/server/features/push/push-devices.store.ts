import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import type { PushKind } from '../../../shared/rules/push-kinds.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type PushDeviceRow, pushChoices, pushDevices } from './push.tables.ts'

export async function selectDevices(queryable: Queryable, emailKey: string): Promise<PushDeviceRow[]> {
  return queryable
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.emailKey, emailKey))
    .orderBy(asc(pushDevices.id))
}

export async function selectDevice(queryable: Queryable, id: number): Promise<PushDeviceRow | undefined> {
  const [row] = await queryable.select().from(pushDevices).where(eq(pushDevices.id, id))
  return row
}

/** A device that is known already becomes this person's. */
export async function upsertDevice(
  tx: Queryable,
  row: Omit<typeof pushDevices.$inferInsert, 'id'>,
): Promise<void> {
  const { emailKey, userId, deviceSealed, createdAt } = row
  await tx.insert(pushDevices).values(row).onConflictDoUpdate({
    target: pushDevices.endpointHash,
    set: { emailKey, userId, deviceSealed, createdAt },
  })
}

/** Keeps the newest of an address. */
export async function deleteOldestDevices(tx: Queryable, emailKey: string, kept: number): Promise<void> {
  const newest = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.emailKey, emailKey))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .limit(kept)
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.emailKey, emailKey), notInArray(pushDevices.id, newest)))
}

export async function deleteDevice(tx: Queryable, id: number): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.id, id))
}

/** Those of one browser, whosever they are. */
export async function deleteDevicesOfUser(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.userId, userId))
}

/** null: nothing was chosen yet. */
export async function selectChoice(queryable: Queryable, emailKey: string): Promise<PushKind[] | null> {
  const [row] = await queryable.select().from(pushChoices).where(eq(pushChoices.emailKey, emailKey))
  return row?.kinds ?? null
}

export async function upsertChoice(tx: Queryable, row: typeof pushChoices.$inferInsert): Promise<void> {
  const { kinds, changedAt } = row
  await tx
    .insert(pushChoices)
    .values(row)
    .onConflictDoUpdate({ target: pushChoices.emailKey, set: { kinds, changedAt } })
}
