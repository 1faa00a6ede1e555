import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'

/** What staff announced: to everyone, or, with a client, to one. */
export const announcements = pgTable(
  'announcements',
  {
    id: serial().primaryKey(),
    clientId: integer(),
    attemptKey: text().notNull().unique(),
    title: text().notNull(),
    message: text().notNull(),
    type: text().notNull(),
    priority: text().notNull(),
    authorName: personText('announcements.author_name').notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('announcements_client').on(table.clientId, table.id)],
)
export type AnnouncementRow = typeof announcements.$inferSelect
