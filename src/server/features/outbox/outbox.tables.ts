import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { mailStatuses } from '../../../shared/api/automation.ts'
import { addressKey, noWords, personText, searchedWords } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Every mail stands here before anything is sent; the dedupe key makes each due mail one row. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: serial().primaryKey(),
    dedupeKey: text().notNull().unique(),
    clientId: integer(),
    mailType: text().notNull(),
    recipient: personText('mail_outbox.recipient').notNull(),
    recipientKey: addressKey().notNull().default(''),
    searched: searchedWords('mail_outbox.searched').notNull().default(noWords),
    /** Sealed JSON of subject, HTML and text: what a person wrote to support stands in them. Null once it is not kept. */
    contentSealed: sealedBytes(),
    /** '' but in rows from before contents were sealed, until the next start seals them. */
    clearSubject: text('subject').notNull().default(''),
    clearHtml: text('html').notNull().default(''),
    clearText: text('text').notNull().default(''),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Optional mail stops with a withdrawn consent; receipts and sign-in links do not. */
    optional: boolean().notNull(),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** When a mail server took it; null for every other state. */
    sentAt: timestamp({ withTimezone: true }),
    /** When the queue tries again; null when it does not. */
    nextAttemptAt: timestamp({ withTimezone: true }),
    /** Member of staff who sent it; null for what the product sends by itself. */
    sentBy: personText('mail_outbox.sent_by'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('mail_outbox_client').on(table.clientId, table.id),
    index('mail_outbox_status').on(table.status, table.id),
    index('mail_outbox_type').on(table.mailType, table.id),
    index('mail_outbox_recipient_key').on(table.recipientKey, table.id),
    index('mail_outbox_searched').using('gin', table.searched).with({ fastupdate: false }),
    index('mail_outbox_sent').on(table.sentAt),
  ],
)
export type MailRow = typeof mailOutbox.$inferSelect
