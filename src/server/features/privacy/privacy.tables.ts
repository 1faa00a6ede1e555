import { date, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey } from '../../platform/db/person-columns.ts'

/**
 * A wish that everything of a client, of a funding application, or of an address without a client be deleted: one of the
 * three is there while it is open. One open request for each; withdrawn or done, the row stays, without the address.
 */
export const deletionRequests = pgTable('deletion_requests', {
  id: serial().primaryKey(),
  clientId: integer(),
  applicationId: integer(),
  /** In lower case. */
  emailKey: addressKey(),
  /** 'client' has proven the address, 'browser' only holds what it sent. */
  requestedBy: text({ enum: ['client', 'browser', 'staff', 'retention'] }).notNull(),
  dueOn: date({ mode: 'string' }).notNull(),
  withdrawnAt: timestamp({ withTimezone: true }),
  doneAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type DeletionRequestRow = typeof deletionRequests.$inferSelect
