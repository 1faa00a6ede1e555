import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { letterEventKinds } from '../../../shared/rules/letter-events.ts'
import { personText } from '../../platform/db/person-columns.ts'
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
    /** As the person's own device named it. */
    fileNameSealed: sealedBytes(),
    /** Null but in rows from before names were sealed, until the next start seals them. */
    clearFileName: text('file_name'),
    contentType: text(),
    bytes: integer(),
    sha256: text(),
    /** 'provider': who mailed it for the client told it. */
    actorKind: text({ enum: ['client', 'staff', 'provider'] }).notNull(),
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Came with the round's mail date of the client's record, for all its letters at once (decision 045). */
    isFromRecord: boolean().notNull().default(false),
    /** Takes back what was entered for this document and state before it. */
    isWithdrawal: boolean().notNull().default(false),
  },
  (table) => [
    index('mailing_steps_client').on(table.clientId, table.id),
    index('mailing_steps_document').on(table.documentId),
  ],
)
export type MailingStepRow = typeof mailingSteps.$inferSelect

/**
 * What happened to a letter beside its way through the mail. Append-only: a row that names another one takes its place,
 * and a withdrawal takes it back; both stay. `recipient` is whom the letter went to when it was entered, since a draft may
 * come to be for somebody else.
 */
export const letterEvents = pgTable(
  'letter_events',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    documentId: integer().notNull(),
    recipient: personText('letter_events.recipient').notNull(),
    kind: text({ enum: letterEventKinds }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    printedDay: date({ mode: 'string' }),
    /** Id of the row that this one corrects or takes back. */
    replaces: integer(),
    isWithdrawal: boolean().notNull().default(false),
    fileKey: text(),
    /** As the person's own device named it. */
    fileNameSealed: sealedBytes(),
    /** Null but in rows from before names were sealed, until the next start seals them. */
    clearFileName: text('file_name'),
    contentType: text(),
    bytes: integer(),
    sha256: text(),
    /** 'provider': who mailed it for the client told it. */
    actorKind: text({ enum: ['client', 'staff', 'provider'] }).notNull(),
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('letter_events_client').on(table.clientId, table.id),
    /** An entry has one successor. */
    uniqueIndex('letter_events_replaced_once').on(table.replaces),
  ],
)
export type LetterEventRow = typeof letterEvents.$inferSelect

/**
 * A letter that went out before the case was kept here (decision 175): no file of it and no reading of what it disputes, so
 * that it is no document. Its steps and events are those of every letter.
 */
export const earlierLetters = pgTable(
  'earlier_letters',
  {
    /** Of the sequence of the documents: a number names one letter, wherever it was written. */
    id: integer().primaryKey().default(sql`nextval('documents_id_seq')`),
    clientId: integer().notNull(),
    round: integer().notNull(),
    /** As a document of this kind has it, so that the same clocks run. */
    documentType: text().notNull(),
    recipient: personText('earlier_letters.recipient').notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('earlier_letters_one_per_round').on(table.clientId, table.round, table.documentType),
  ],
)
export type EarlierLetterRow = typeof earlierLetters.$inferSelect
