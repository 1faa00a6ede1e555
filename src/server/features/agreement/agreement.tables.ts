import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/**
 * What somebody said of where they live before an order, and, where that state asks for it, the agreement that they signed
 * (15 U.S.C. 1679c to 1679e). The person stands sealed in it; what lies open names nobody but by the address, which a deletion empties.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: serial().primaryKey(),
    /** Unguessable: it stands in the mailed link. */
    reference: text().notNull().unique(),
    /** The browser in which it was begun; null once the person asked for deletion. */
    holderUserId: text(),
    emailKey: addressKey().notNull(),
    /** The record that waits for it: one that is to be paid, or one that was paid before. */
    clientId: integer(),
    /** Postal code of where the person said that they live. */
    state: text().notNull(),
    productKey: text().notNull(),
    productName: text().notNull(),
    /** The total of the contract. */
    priceCents: integer().notNull(),
    language: text({ enum: ['en', 'es'] }).notNull(),
    wordsVersion: text().notNull(),
    /** Sealed JSON of SaidPerson: name, contact and address, and from where it was said. */
    personSealed: sealedBytes().notNull(),
    /** The statement of 1679c, acknowledged as received. */
    statementSignedAt: timestamp({ withTimezone: true }),
    /** Sealed JSON of the signature under the statement. */
    statementSealed: sealedBytes(),
    /** The contract of 1679d. */
    signedAt: timestamp({ withTimezone: true }),
    /** The day of signing where the person lives, and the last one on which it may be cancelled: 'YYYY-MM-DD'. */
    signedOn: text(),
    cancelUntil: text(),
    /** Sealed JSON of everything that was signed, with the digests of its papers: what of the row differs was changed later. */
    seal: sealedBytes(),
    /** What was paid for the record before, when it was signed afterwards; null: nothing. */
    paidOn: text(),
    /** The newest order under it, as the provider knows it: 'pi_…', 'cs_…'. */
    orderReference: text(),
    /** When the mail went out that it may be paid now. */
    toldAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
    /** 'person': the button; 'staff': a notice that came on paper. */
    cancelledBy: text({ enum: ['person', 'staff'] }),
    /** The person asked for deletion: it goes when the law keeps it no more. */
    personWentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('agreements_email').on(table.emailKey),
    index('agreements_client').on(table.clientId),
    index('agreements_order').on(table.orderReference),
  ],
)
export type AgreementRow = typeof agreements.$inferSelect

/** The papers as they were signed: kept as files of this table, so that signature and papers are one transaction. */
export const agreementPapers = pgTable(
  'agreement_papers',
  {
    agreementId: integer().notNull(),
    /** 'disclosure', 'contract', 'cancellation'; the copies for reading end in '-es'. */
    paper: text().notNull(),
    /** The PDF. */
    pdfSealed: sealedBytes().notNull(),
    /** Of the PDF. */
    sha256: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.paper] })],
)
export type AgreementPaperRow = typeof agreementPapers.$inferSelect
