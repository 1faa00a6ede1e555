import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

const instant = () => timestamp({ withTimezone: true })

/** What staff note of a client among themselves. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    textSealed: sealedBytes().notNull(),
    /** Of client and form: sent twice, it is one note. */
    attemptKey: text().notNull().unique(),
    authorUserId: text().notNull(),
    authorName: personText('client_notes.author_name').notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('client_notes_client').on(table.clientId, table.id)],
)
export type ClientNoteRow = typeof clientNotes.$inferSelect

/** Who is named in a note, and whether they have seen it. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: integer().notNull(),
    clientId: integer().notNull(),
    userId: text().notNull(),
    createdAt: instant().notNull(),
    seenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index('note_mentions_client').on(table.clientId),
    index('note_mentions_unseen').on(table.userId, table.createdAt).where(sql`seen_at is null`),
  ],
)

/** What is to be done for a client, by a day. */
export const clientTasks = pgTable(
  'client_tasks',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    textSealed: sealedBytes().notNull(),
    /** Of client and form: sent twice, it is one task. */
    attemptKey: text().notNull().unique(),
    /** The last day in time, in New York. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** Who is to do it; null: anybody. */
    ownerUserId: text(),
    createdBy: personText('client_tasks.created_by').notNull(),
    createdAt: instant().notNull(),
    doneAt: instant(),
    /** Name of who did it. */
    doneBy: personText('client_tasks.done_by'),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('client_tasks_client').on(table.clientId, table.id),
    index('client_tasks_due').on(table.dueOn, table.id).where(sql`done_at is null`),
  ],
)
export type ClientTaskRow = typeof clientTasks.$inferSelect

/** By which words of notes and tasks a client is found: keyed hashes of whole words, never the words. */
export const followupWords = pgTable(
  'followup_words',
  {
    clientId: integer().notNull(),
    kind: text({ enum: ['note', 'task'] }).notNull(),
    /** Number of the note or task. */
    subjectId: integer().notNull(),
    wordHash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.wordHash] }),
    index('followup_words_word').on(table.wordHash, table.clientId),
    index('followup_words_client').on(table.clientId),
  ],
)
