import { boolean, date, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { TodayKind } from '../../../shared/api/today.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Which members of staff are mailed what waits, when and of what. */
export const staffDigests = pgTable('staff_digests', {
  userId: text().primaryKey(),
  isOn: boolean().notNull(),
  /** The full hour in New York. */
  hour: integer().notNull(),
  whose: text({ enum: ['me', 'all'] }).notNull(),
  kinds: jsonb().$type<readonly TodayKind[]>().notNull(),
  /** The last day, in New York, for which it was looked whether anything waits. */
  lookedOn: date({ mode: 'string' }),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
export type StaffDigestRow = typeof staffDigests.$inferSelect

/** How much of a kind waits; a kind of which nothing waits may be absent. */
export type Totals = Partial<Record<TodayKind, number>>

/** Of what members of staff are told on their devices, and how much of it waited when it was last looked. */
export const staffPushes = pgTable('staff_pushes', {
  userId: text().primaryKey(),
  whose: text({ enum: ['me', 'all'] }).notNull(),
  kinds: jsonb().$type<readonly TodayKind[]>().notNull(),
  seen: jsonb().$type<Totals>().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})
export type StaffPushRow = typeof staffPushes.$inferSelect

/** Browsers of the staff that are told, named by a keyed hash of their push service's address. */
export const staffPushDevices = pgTable(
  'staff_push_devices',
  {
    id: serial().primaryKey(),
    userId: text().notNull(),
    endpointHash: text().notNull().unique(),
    /** Sealed: whoever has the address can write to the browser. */
    deviceSealed: sealedBytes().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('staff_push_devices_user').on(table.userId)],
)
export type StaffPushDeviceRow = typeof staffPushDevices.$inferSelect
