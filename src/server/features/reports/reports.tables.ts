import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Recognition } from '../../../shared/api/reports.ts'
import { personJson } from '../../platform/db/json-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** An uploaded credit report. At most one per bureau is current for a client or for a payment without client yet. */
export const reportUploads = pgTable(
  'report_uploads',
  {
    id: serial().primaryKey(),
    clientId: integer(),
    /** Set while the payment has no client record yet. */
    paymentIntentId: text(),
    bureau: text({ enum: ['experian', 'equifax', 'transunion'] }).notNull(),
    fileKey: text().notNull(),
    /** As the person's own device named it: names of files tell of people. */
    fileNameSealed: sealedBytes(),
    /** '' but in rows from before names were sealed, until the next start seals them. */
    clearFileName: text('file_name').notNull().default(''),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    pages: integer(),
    /** Its sentences are sealed: they name whom and what a report prints. */
    recognition: personJson<Recognition>('report_uploads.recognition', {
      of: 'named',
      names: ['problem', 'notes'],
    }),
    /** How many bureaus the file shows: 3 for a three-bureau report, whose slots share one stored file. */
    reportsInFile: integer().notNull().default(1),
    /** Sealed JSON: date and personal section of the report, to compare it with the client's others. */
    headSealed: sealedBytes(),
    /** Sealed JSON of what character recognition read from a scan, so that it is read once. */
    readingSealed: sealedBytes(),
    /** Sealed: the words that were recognised, with their places, for it to be read again with what is said of it. */
    recognisedSealed: sealedBytes(),
    /** When character recognition ended, or the file was read anew with what was said of its lines. */
    readAt: timestamp({ withTimezone: true }),
    /** How it was read; null while it is recognised, and in rows from before until they are looked at. */
    readState: text({ enum: ['read', 'in part', 'refused', 'closed'] }),
    /** Lines that were not understood; null where none was read. */
    unreadLines: integer(),
    /** Sealed JSON: those lines with their places, what the file lacks, the account of each pointing. */
    howReadSealed: sealedBytes(),
    /** Ids of the learned labels with which it was read. */
    readWithLabels: jsonb().$type<number[]>(),
    supersededAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('report_uploads_current_client')
      .on(table.clientId, table.bureau)
      .where(sql`superseded_at is null`),
    uniqueIndex('report_uploads_current_payment')
      .on(table.paymentIntentId, table.bureau)
      .where(sql`superseded_at is null and client_id is null`),
    index('report_uploads_payment').on(table.paymentIntentId),
    index('report_uploads_unread')
      .on(table.createdAt, table.id)
      .where(
        sql`superseded_at is null and client_id is not null and read_state in ('in part', 'refused', 'closed')`,
      ),
  ],
)
export type ReportUploadRow = typeof reportUploads.$inferSelect
/** An upload with the name of its file, without what was read of it. */
export type StandingReport = Omit<
  ReportUploadRow,
  'headSealed' | 'readingSealed' | 'recognisedSealed' | 'howReadSealed'
>

/**
 * What the client (or staff for the client) said of whose a report is: of the person that it prints, so that one word is
 * enough for every bureau. Append-only; the newest word on a person counts.
 */
export const reportOwnerWords = pgTable(
  'report_owner_words',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    /** Sealed JSON: the person as printed, the word, and the wording that was shown. */
    saidSealed: sealedBytes().notNull(),
    actorKind: text({ enum: ['client', 'staff'] }).notNull(),
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('report_owner_words_client').on(table.clientId, table.id)],
)
export type ReportOwnerWordRow = typeof reportOwnerWords.$inferSelect
