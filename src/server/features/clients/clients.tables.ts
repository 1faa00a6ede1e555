import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { disputeStatuses } from '../../../shared/rules/dispute-status.ts'
import { addressKey, personText, searchedWords } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Place of a stage on the way, the specification's five first; an index finds it only as this very expression. */
export const stageRank = sql.raw(
  `(case dispute_status ${disputeStatuses.map((status, rank) => `when '${status}' then ${rank}`).join(' ')} else ${disputeStatuses.length} end)`,
)

/** Number of the transaction that runs. */
export const writingTransaction = sql`(pg_current_xact_id()::text::bigint)`

/** One record per payment or tester token, even for the same email (decision 16). */
export const clients = pgTable(
  'clients',
  {
    id: serial().primaryKey(),
    clientType: text({ enum: ['paid', 'tester'] }).notNull(),
    name: personText('clients.name').notNull(),
    email: personText('clients.email').notNull(),
    /** The address in lower case: what sign-in and look-ups compare. */
    emailKey: addressKey().notNull(),
    phone: personText('clients.phone').notNull(),
    mailingAddress: personText('clients.mailing_address'),
    city: personText('clients.city'),
    state: personText('clients.state'),
    zipCode: personText('clients.zip_code'),
    previousDisputes: text(),
    identityTheft: text(),
    policeReport: text(),
    ftcAffidavit: text(),
    notesSealed: sealedBytes(),
    /** The PaymentIntent that paid for it, or that a pending intake names. */
    paymentIntentId: text().unique(),
    testerApplicationId: integer().unique(),
    /** Key of the intake form that made a record without payment and token (decision 24). */
    intakeAttemptKey: text().unique(),
    paymentStatus: text({ enum: ['paid', 'pending', 'failed'] }).notNull(),
    amountCents: integer().notNull(),
    refundedAt: timestamp({ withTimezone: true }),
    /** Any value is allowed by the staff edit; the five of the specification are in shared/rules/dispute-status. */
    disputeStatus: text().notNull().default('uploaded'),
    round1MailDate: date({ mode: 'string' }),
    round2MailDate: date({ mode: 'string' }),
    round3MailDate: date({ mode: 'string' }),
    /** Of the rounds after the third, in their order, 'YYYY-MM-DD'; the mail log brings them (decision 061). */
    laterMailDates: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The highest round that was begun, 0 before the first run: what was begun stays open (decision 060). */
    roundsBegun: integer().notNull().default(0),
    results: personText('clients.results'),
    lastEmailSent: timestamp({ withTimezone: true }),
    lastEmailType: text(),
    intakeCompletedAt: timestamp({ withTimezone: true }),
    /** Member of staff who changed the record last; null when only the product did. */
    changedBy: personText('clients.changed_by'),
    /** Files of the intake that are not there; kept true with every file that comes or goes. */
    missingFiles: integer().notNull().default(0),
    /** The earliest deadline still open, kept true with every change of mail log, results and mail dates. */
    nextDeadlineOn: date({ mode: 'string' }),
    /** Whether evidenced receipt starts it; false: an estimate from a mail date. Null: there is none, or a row from before this was kept, until the next start. */
    nextDeadlineProved: boolean(),
    blockedAt: timestamp({ withTimezone: true }),
    blockedReason: personText('clients.blocked_reason'),
    /** When the client, or staff for them, last did something; two years later the data goes (16 CFR 314.4(c)(6)). */
    lastUsedAt: timestamp({ withTimezone: true }),
    /** Refunded in full or cancelled; 90 days later the data goes. */
    cancelledAt: timestamp({ withTimezone: true }),
    /** Member of staff who looks after the case; null: nobody yet. */
    ownerUserId: text(),
    /** When somebody of the staff first opened the case, or made it; null: it is new. */
    openedAt: timestamp({ withTimezone: true }),
    /** The round that may be prepared, and since when that is known; it is over once that round was begun. */
    readyRound: integer().notNull().default(0),
    readyRoundSince: timestamp({ withTimezone: true }),
    /** Google Drive's id of the client's folder, once there is one (decision 28). */
    driveFolderId: text(),
    /** Grows with every change; a version header that does not match answers 409 (decision 29). */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('clients_email_key').on(table.emailKey),
    // One for each way in which the list is sorted, and for each filter; with the id at the end, so that an order is total
    // and a page of numbers needs no row. Down, what has no day stands last too, which needs an order of its own.
    index('clients_created').on(table.createdAt, table.id),
    index('clients_status').on(table.disputeStatus, table.createdAt, table.id),
    index('clients_stage').on(stageRank, table.disputeStatus, table.createdAt, table.id),
    index('clients_payment').on(table.paymentStatus, table.createdAt, table.id, table.amountCents),
    index('clients_type').on(table.clientType, table.createdAt, table.id),
    index('clients_amount').on(table.amountCents, table.id),
    index('clients_deadline').on(table.nextDeadlineOn, table.id),
    index('clients_deadline_last').on(table.nextDeadlineOn.desc().nullsLast(), table.id.desc()),
    index('clients_last_email').on(table.lastEmailSent, table.id),
    index('clients_last_email_last').on(table.lastEmailSent.desc().nullsLast(), table.id.desc()),
    index('clients_updated').on(table.updatedAt, table.id),
    index('clients_missing').on(table.missingFiles, table.createdAt, table.id),
    index('clients_owner').on(table.ownerUserId, table.createdAt, table.id),
    // Few rows each: what waits for a person.
    index('clients_unopened').on(table.createdAt, table.id).where(sql`opened_at is null`),
    index('clients_ready_round').on(table.readyRoundSince, table.id).where(sql`ready_round > rounds_begun`),
  ],
)

export type ClientRow = typeof clients.$inferSelect
export type NewClientRow = typeof clients.$inferInsert

/**
 * What a client is found by: hashes of the words of name and address, of the phone's digits and its last digits, and of the client's
 * number, with their beginnings. Apart from the record, which changes more often than they do.
 */
export const clientSearch = pgTable(
  'client_search',
  {
    clientId: integer().primaryKey(),
    words: searchedWords('client_search.words').notNull(),
    /** The transaction that wrote them last: who keeps the order of names asks for what is newer (name-order.ts). */
    changedIn: bigint({ mode: 'number' }).notNull().default(writingTransaction),
  },
  (table) => [
    index('client_search_words_of').using('gin', table.words).with({ fastupdate: false }),
    index('client_search_changed').on(table.changedIn),
  ],
)

/** The same in the clear, as the version before wrote them: emptied at every start (complete-old-clients.ts). */
export const clientSearchWords = pgTable(
  'client_search_words',
  {
    word: text().notNull(),
    clientId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.word] }),
    index('client_search_words_prefix').on(table.word.op('text_pattern_ops'), table.clientId),
  ],
)

/**
 * What is counted over all clients, as sums that are added: triggers of the database write what each change of a client, of its reports
 * and of its arrival adds or takes, in the transaction of the change (decision 119). Nobody waits for a counter, since rows are only
 * added; now and then those of one key are put together. A figure is the sum of its rows. The table has no key.
 */
export const clientTotals = pgTable('client_totals', {
  /**
   * 'group': of clients alike in type, payment and stage. 'month': paid in the month that begins with `day`. 'deadline': open and proved,
   * on `day`. 'lead': `clients` are addresses that left their interest and are no client's.
   */
  figure: text({ enum: ['group', 'month', 'deadline', 'lead'] }).notNull(),
  clientType: text().notNull().default(''),
  paymentStatus: text().notNull().default(''),
  disputeStatus: text().notNull().default(''),
  day: date({ mode: 'string' }),
  clients: integer().notNull(),
  cents: bigint({ mode: 'number' }).notNull(),
  /** Intake sent, or further. */
  intake: integer().notNull(),
  /** Round 1 mailed. */
  round1: integer().notNull(),
  /** Intake sent and three reports there, while round 1 is not mailed. */
  ready: integer().notNull(),
  missingFiles: integer().notNull(),
})

/**
 * How many leads and clients an address has, written by triggers alone when a transaction ends (decision 170): what comes of one address
 * at once waits for its row, so that it is known whether it is only a lead's. The row goes with the last of them.
 */
export const knownAddresses = pgTable('known_addresses', {
  /** SHA-256 of the sealed address. */
  address: sealedBytes().primaryKey(),
  leads: integer().notNull(),
  clients: integer().notNull(),
})
