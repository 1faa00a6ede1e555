import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Every mail stands here before anything is sent; the dedupe key makes each due mail one row. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: serial().primaryKey(),
    dedupeKey: text().notNull().unique(),
    clientId: integer(),
    mailType: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Optional mail stops with a withdrawn consent; receipts and sign-in links do not. */
    optional: boolean().notNull(),
    status: text({ enum: ['queued', 'sent', 'failed', 'suppressed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mail_outbox_client').on(table.clientId), index('mail_outbox_status').on(table.status)],
)
export type MailRow = typeof mailOutbox.$inferSelect
