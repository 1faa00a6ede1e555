import { date, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A wish that everything of a client, or of a funding application, be deleted: one of the two numbers is there. One open
 * request for each; withdrawn or done, the row stays.
 */
export const deletionRequests = pgTable('deletion_requests', {
  id: serial().primaryKey(),
  clientId: integer(),
  applicationId: integer(),
  /** 'client' has proven the address, 'browser' only holds what it sent. */
  requestedBy: text({ enum: ['client', 'browser', 'staff', 'retention'] }).notNull(),
  dueOn: date({ mode: 'string' }).notNull(),
  withdrawnAt: timestamp({ withTimezone: true }),
  doneAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type DeletionRequestRow = typeof deletionRequests.$inferSelect
