import { date, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/**
 * The mail log. Append-only: a later row of the same document and state corrects the one before. Evidence is a photo or
 * PDF of the receipt; without it a step starts no clock.
 */
export const mailingSteps = pgTable(
  'mailing_steps',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    documentId: integer().notNull(),
    state: text({ enum: ['handed_over', 'accepted', 'delivered'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The certified-mail number as on the receipt, sealed; null where none was given. */
    certifiedSealed: sealedBytes(),
    fileKey: text(),
    fileName: text(),
    contentType: text(),
    bytes: integer(),
    sha256: text(),
    actorKind: text({ enum: ['client', 'staff'] }).notNull(),
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('mailing_steps_client').on(table.clientId, table.id),
    index('mailing_steps_document').on(table.documentId),
  ],
)
export type MailingStepRow = typeof mailingSteps.$inferSelect
