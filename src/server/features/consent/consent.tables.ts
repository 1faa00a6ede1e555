import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey, personText } from '../../platform/db/person-columns.ts'

/** Append-only: what was agreed or withdrawn, the wording shown, when, from where. A withdrawal is a new row. */
export const consents = pgTable(
  'consents',
  {
    id: serial().primaryKey(),
    /** The address the consent is about, in lower case. */
    subjectEmail: addressKey().notNull(),
    clientId: integer(),
    channel: text({ enum: ['phone', 'text', 'email', 'study', 'contact', 'terms'] }).notNull(),
    direction: text({ enum: ['granted', 'revoked'] }).notNull(),
    purpose: text().notNull(),
    wording: text().notNull(),
    wordingVersion: text().notNull(),
    wordingSha256: text().notNull(),
    page: text().notNull(),
    ip: personText('consents.ip'),
    userAgent: personText('consents.user_agent'),
    actor: text({ enum: ['self', 'staff', 'link', 'address'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('consents_subject').on(table.subjectEmail, table.id),
    index('consents_client').on(table.clientId),
  ],
)
export type ConsentRow = typeof consents.$inferSelect
