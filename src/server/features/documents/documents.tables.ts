import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { personJson } from '../../platform/db/json-columns.ts'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'
import type { Unsealed } from '../../platform/db/unsealed-columns.ts'

/** A generated document keeps its id and is rewritten until its round is mailed, then frozen (decision 26). */
export const documents = pgTable(
  'documents',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    round: integer().notNull(),
    documentType: text().notNull(),
    runId: text().notNull(),
    fileKey: text().notNull(),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    pages: integer().notNull(),
    sha256: text().notNull(),
    /** What a person must know before using the file, one sentence each. */
    notes: personJson<string[]>('documents.notes', { of: 'elements' }).notNull().default(sql`'[]'::jsonb`),
    /** To whom it is mailed: 'Experian', or a furnisher or collector as the report prints it; null for papers to keep. */
    recipient: personText('documents.recipient'),
    /** Sealed JSON of LetterContent; null for papers that dispute nothing. */
    contentSealed: sealedBytes(),
    /** Sealed JSON of MailingPlan; null for papers that nobody mails, and for those written before it was kept. */
    planSealed: sealedBytes(),
    /** Items in it that wait for the client's decision: a letter with any is a draft, and is not to be signed. */
    undecided: integer().notNull().default(0),
    downloadCount: integer().notNull().default(0),
    frozenAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('documents_one_per_round').on(table.clientId, table.round, table.documentType),
    index('documents_client').on(table.clientId),
  ],
)
export type DocumentRow = typeof documents.$inferSelect
/** A document without what its letter says. */
export type DocumentStanding = Unsealed<DocumentRow>
