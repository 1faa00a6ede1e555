import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { spokenWays } from '../../../shared/rules/spoken-word.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/**
 * What the client (or staff for the client) said: decisions on findings, answers to questions, confirmations of values
 * read from a scan, the choice among printed digits and dates of birth, how letters are set, and own words in them.
 * Append-only; the newest of a subject counts.
 */
export const reviewFacts = pgTable(
  'review_facts',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    /** The run whose wording was shown. */
    runId: text().notNull(),
    round: integer().notNull(),
    kind: text({
      enum: ['decision', 'answer', 'confirmation', 'digits', 'birthDate', 'layout', 'words'],
    }).notNull(),
    /** Fingerprint of the finding or question, id of the value, 'ssn-digits', 'birth-date', 'letter-layout', or a place in a letter. */
    subject: text().notNull(),
    /** Sealed JSON: what was said, and the wording shown at that moment. */
    saidSealed: sealedBytes().notNull(),
    actorKind: text({ enum: ['client', 'staff'] }).notNull(),
    actorId: text().notNull(),
    /** The client's word that it was entered under; null of what the client entered, and of what staff did before it was asked. */
    spokenWordId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('review_facts_client').on(table.clientId, table.id)],
)
export type ReviewFactRow = typeof reviewFacts.$inferSelect

/** What a client told staff, so that staff may enter it: who, when and how. Append-only. */
export const spokenWords = pgTable(
  'spoken_words',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    how: text({ enum: spokenWays }).notNull(),
    saidAt: timestamp({ withTimezone: true }).notNull(),
    /** Sealed JSON: who said it, and what staff note of it. */
    wordSealed: sealedBytes().notNull(),
    /** The member of staff who heard it, and may enter what was said. */
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('spoken_words_client').on(table.clientId, table.id)],
)
export type SpokenWordRow = typeof spokenWords.$inferSelect

/** How far the drafts of a client follow what was decided: `revision` grows with each change, in its transaction. */
export const drafts = pgTable('drafts', {
  clientId: integer().primaryKey(),
  revision: integer().notNull(),
  writtenRevision: integer().notNull(),
  writtenAt: timestamp({ withTimezone: true }),
})
export type DraftRow = typeof drafts.$inferSelect
