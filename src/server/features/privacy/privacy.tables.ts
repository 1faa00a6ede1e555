import { date, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** A client's wish that everything be deleted: one open request a client; withdrawn or done, the row stays. */
export const deletionRequests = pgTable('deletion_requests', {
  id: serial().primaryKey(),
  clientId: integer().notNull(),
  /** 'client' has proven the address, 'browser' only holds the record that it made. */
  requestedBy: text({ enum: ['client', 'browser', 'staff', 'retention'] }).notNull(),
  dueOn: date({ mode: 'string' }).notNull(),
  withdrawnAt: timestamp({ withTimezone: true }),
  doneAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type DeletionRequestRow = typeof deletionRequests.$inferSelect
