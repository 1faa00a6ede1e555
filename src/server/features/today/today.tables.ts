import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TodayKind } from '../../../shared/api/today.ts'

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
