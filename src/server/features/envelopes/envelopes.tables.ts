import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** A signature as its person gave it, to be set in letters by an act of its own each time; it goes when they take it away. */
export const givenSignatures = pgTable('given_signatures', {
  clientId: integer().primaryKey(),
  /** Sealed JSON of GivenSignature. */
  signatureSealed: sealedBytes().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type GivenSignatureRow = typeof givenSignatures.$inferSelect

/** Acts of signing, append-only: of one letter, as it was then. A letter with other bytes is not the one that was signed. */
export const letterSignings = pgTable(
  'letter_signings',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    documentId: integer().notNull(),
    act: text({ enum: ['signed', 'taken_back'] }).notNull(),
    /** Of the letter as it was written, before the signature. */
    letterSha256: text().notNull(),
    /** The letter with its signature; null where one was taken back. */
    fileKey: text(),
    sha256: text(),
    bytes: integer(),
    /** Of the sentence that was agreed to, in the language in which it was shown. */
    wordingSha256: text(),
    /** The browser's session. */
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('letter_signings_client').on(table.clientId, table.id)],
)
export type LetterSigningRow = typeof letterSignings.$inferSelect

/** What was made to be mailed, kept so that what was mailed can be shown. Of a letter that is not mailed only the newest. */
export const envelopes = pgTable(
  'envelopes',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    documentId: integer().notNull(),
    madeFor: text({ enum: ['person', 'provider'] }).notNull(),
    /** Of everything that it was made from: the same gives the kept file. */
    inputsSha256: text().notNull(),
    /** Of the letter as it was written, before a signature. */
    letterSha256: text().notNull(),
    fileKey: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    pages: integer().notNull(),
    /** Sealed JSON of EnvelopeManifest. */
    manifestSealed: sealedBytes().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('envelopes_client').on(table.clientId),
    uniqueIndex('envelopes_once').on(table.documentId, table.madeFor, table.inputsSha256),
  ],
)
export type EnvelopeRow = typeof envelopes.$inferSelect
