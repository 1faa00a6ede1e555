import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SessionKind } from '../../../shared/catalogue/session-kinds.ts'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** A member of staff who holds sessions. The rows, locked together, are what makes bookings wait for each other. */
export const sessionHosts = pgTable('session_hosts', {
  staffUserId: text().primaryKey(),
  /** On whose clock the hours are: 'America/New_York'. */
  timeZone: text().notNull(),
  /** How they meet, as the buyer reads it: a telephone call, the address of a video call. */
  meeting: personText('session_hosts.meeting').notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
export type SessionHostRow = typeof sessionHosts.$inferSelect

/** Weekly hours that staff offer. */
export const sessionHours = pgTable(
  'session_hours',
  {
    id: serial().primaryKey(),
    staffUserId: text().notNull(),
    /** 0 for Sunday to 6 for Saturday. */
    weekday: integer().notNull(),
    /** Minutes since midnight. */
    fromMinute: integer().notNull(),
    toMinute: integer().notNull(),
    kinds: jsonb().$type<SessionKind[]>().notNull(),
  },
  (table) => [index('session_hours_staff').on(table.staffUserId)],
)
export type SessionHoursRow = typeof sessionHours.$inferSelect

/** Days on which nothing is offered, both included. */
export const sessionDaysOff = pgTable(
  'session_days_off',
  {
    id: serial().primaryKey(),
    staffUserId: text().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
  },
  (table) => [index('session_days_off_staff').on(table.staffUserId)],
)

export const bookingStates = ['booked', 'cancelled', 'held', 'missed'] as const

/** The time of a paid session. A moved one keeps its row; after a cancelled or missed one another may be booked. */
export const sessionBookings = pgTable(
  'session_bookings',
  {
    id: serial().primaryKey(),
    purchaseId: integer().notNull(),
    staffUserId: text().notNull(),
    kind: text().$type<SessionKind>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** The buyer's clock, by which they are written to. */
    timeZone: text().notNull(),
    /** What the buyer wants to be known before, sealed. */
    noteSealed: sealedBytes(),
    state: text({ enum: bookingStates }).notNull(),
    /** RFC 5545, 3.8.7.4: grows with every move and with the cancellation. */
    sequence: integer().notNull().default(0),
    /** Name of the member of staff who said what became of it. */
    markedBy: personText('session_bookings.marked_by'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('session_bookings_open').on(table.purchaseId).where(sql`state in ('booked', 'held')`),
    index('session_bookings_purchase').on(table.purchaseId),
    index('session_bookings_time').on(table.state, table.startsAt),
  ],
)
export type SessionBookingRow = typeof sessionBookings.$inferSelect

/** Each quarter of an hour that a booked session takes: the key lets nobody be booked twice at once, on either database. */
export const sessionQuarters = pgTable(
  'session_quarters',
  {
    staffUserId: text().notNull(),
    quarterAt: timestamp({ withTimezone: true }).notNull(),
    bookingId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffUserId, table.quarterAt] }),
    index('session_quarters_booking').on(table.bookingId),
  ],
)
