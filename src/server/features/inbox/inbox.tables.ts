import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey, personText } from '../../platform/db/person-columns.ts'
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
    authorName: personText('support_messages.author_name'),
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

/**
 * What somebody without a client record and support wrote each other, by address: a conversation is all of one address, and its
 * number that of its first message. The key makes a double click one message.
 */
export const visitorMessages = pgTable(
  'visitor_messages',
  {
    id: serial().primaryKey(),
    /** In lower case. Anybody can type any address: `isProven` says whether its owner wrote. */
    emailKey: addressKey().notNull(),
    attemptKey: text().notNull().unique(),
    sender: text({ enum: ['visitor', 'staff'] }).notNull(),
    /** Written after a sign-in with a link to this address; false: typed into the form that is open to everybody. */
    isProven: boolean().notNull(),
    /** Member of staff who answered. */
    authorName: personText('visitor_messages.author_name'),
    /** Sealed JSON of VisitorContent. */
    contentSealed: sealedBytes().notNull(),
    /** Of a visitor's message: when staff answered it or took it off the list; null while it waits. */
    handledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('visitor_messages_address').on(table.emailKey, table.id),
    index('visitor_messages_waiting').on(table.handledAt, table.createdAt),
  ],
)
export type VisitorMessageRow = typeof visitorMessages.$inferSelect
