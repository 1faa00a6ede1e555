import { integer, pgTable, serial, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** When the buyer of a session has time, and what staff answered. One for each purchase. */
export const sessionRequests = pgTable('session_requests', {
  id: serial().primaryKey(),
  purchaseId: integer().notNull().unique(),
  timesSealed: sealedBytes().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  answerSealed: sealedBytes(),
  answeredAt: timestamp({ withTimezone: true }),
  answeredBy: personText('session_requests.answered_by'),
})
export type SessionRequestRow = typeof sessionRequests.$inferSelect
