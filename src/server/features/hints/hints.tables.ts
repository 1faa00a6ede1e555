import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LabelMeaning, LineMeaning } from '../../../shared/api/pointing.ts'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/**
 * What a client (or staff for the client) said of a line of a report. Said of the file's bytes: the same file uploaded again
 * keeps it, another one has none of it. Append-only; what was taken back keeps its row, with time and actor.
 */
export const reportPointings = pgTable(
  'report_pointings',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    /** Under which bureau the file was looked at. */
    bureau: text({ enum: ['experian', 'equifax', 'transunion'] }).notNull(),
    sha256: text().notNull(),
    /** From 1. */
    page: integer().notNull(),
    /** Its place among the lines of the page, and its first and last word, from 0. */
    line: integer().notNull(),
    firstWord: integer().notNull(),
    lastWord: integer().notNull(),
    meaning: text().$type<LineMeaning>().notNull(),
    /** Sealed JSON: the words with their place, and the wording that was shown. */
    saidSealed: sealedBytes().notNull(),
    actorKind: text({ enum: ['client', 'staff'] }).notNull(),
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
    withdrawnByKind: text({ enum: ['client', 'staff'] }),
    withdrawnById: text(),
  },
  (table) => [
    index('report_pointings_file').on(table.clientId, table.sha256, table.id),
    // A double click is one word.
    uniqueIndex('report_pointings_in_force')
      .on(
        table.clientId,
        table.bureau,
        table.sha256,
        table.page,
        table.line,
        table.firstWord,
        table.lastWord,
        table.meaning,
      )
      .where(sql`withdrawn_at is null`),
  ],
)
export type ReportPointingRow = typeof reportPointings.$inferSelect

/** A label that staff taught the reader, and how far it was replayed. Nothing in it is of any client. */
export const learnedLabels = pgTable(
  'learned_labels',
  {
    id: serial().primaryKey(),
    label: text().notNull(),
    /** Its letters and figures alone, as the reader compares labels. */
    labelKey: text().notNull(),
    meaning: text().$type<LabelMeaning>().notNull(),
    state: text({ enum: ['trying', 'in use', 'refused', 'withdrawn'] }).notNull(),
    /** Stored files replayed, of all there were at the last look. */
    tried: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Files that read more with it, and values more in all. */
    files: integer().notNull().default(0),
    values: integer().notNull().default(0),
    because: text(),
    /** The last upload that was replayed: where a killed replay goes on. */
    replayedUpTo: integer().notNull().default(0),
    /** Uploads whose reading is to be made anew: with the label, or without it once it is withdrawn. */
    toRefresh: jsonb().$type<number[]>().notNull().default([]),
    actorId: text().notNull(),
    actorName: personText('learned_labels.actor_name').notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('learned_labels_in_force').on(table.labelKey).where(sql`state in ('trying', 'in use')`),
  ],
)
export type LearnedLabelRow = typeof learnedLabels.$inferSelect
