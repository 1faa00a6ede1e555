import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** The conversation of a client with support. The key makes a double click one message. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    attemptKey: text().notNull().unique(),
    sender: text({ enum: ['client', 'staff'] })
      .notNull()
      .default('client'),
    /** Member of staff who answered. */
    authorName: text(),
    bodySealed: sealedBytes().notNull(),
    /** Of a client's message: when staff answered it or took it off the list; null while it waits. */
    handledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('support_messages_client').on(table.clientId, table.id),
    index('support_messages_waiting').on(table.handledAt, table.createdAt),
  ],
)
export type SupportMessageRow = typeof supportMessages.$inferSelect
