import { date, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sentenceCode } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** A bureau's answer to the letter of one round: its file, and what became of each item. */
export const disputeResults = pgTable(
  'dispute_results',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    round: integer().notNull(),
    bureau: text({ enum: ['experian', 'equifax', 'transunion'] }).notNull(),
    source: text({ enum: ['results-letter', 'new-report'] }).notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    /** Null of one that staff entered without a file. */
    fileKey: text(),
    /** As the person's own device named it: names of files tell of people. */
    fileNameSealed: sealedBytes(),
    /** '' but in rows from before names were sealed, until the next start seals them. */
    clearFileName: text('file_name').notNull().default(''),
    bytes: integer().notNull(),
    /** Null of one from before pages were counted, or that cannot be opened. */
    pages: integer(),
    /** Of the file; without one of what names the answer, so that the same one entered twice is one. */
    sha256: text().notNull(),
    /** Why the file says nothing of the items; null when it does. */
    problem: sentenceCode('dispute_results.problem'),
    /** Sealed JSON: fingerprint, title, creditor, outcome and the answer's own words, item by item. */
    itemsSealed: sealedBytes().notNull(),
    actorKind: text({ enum: ['client', 'staff'] }).notNull(),
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    /** The same file sent twice is one answer. */
    uniqueIndex('dispute_results_once').on(table.clientId, table.round, table.bureau, table.sha256),
  ],
)
export type DisputeResultRow = typeof disputeResults.$inferSelect

/** What the client asked to be written beside the bureau letters. Append-only; the newest of a round counts. */
export const packetRequests = pgTable(
  'packet_requests',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    round: integer().notNull(),
    /** Sealed JSON of Packets, with the statement that the client made. */
    requestSealed: sealedBytes().notNull(),
    actorKind: text({ enum: ['client', 'staff'] }).notNull(),
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('packet_requests_client').on(table.clientId, table.id)],
)
export type PacketRequestRow = typeof packetRequests.$inferSelect
