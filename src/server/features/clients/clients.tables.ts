import { date, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** One record per payment or tester token, even for the same email (decision 16). */
export const clients = pgTable(
  'clients',
  {
    id: serial().primaryKey(),
    clientType: text({ enum: ['paid', 'tester'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The address in lower case: what sign-in and look-ups compare. */
    emailKey: text().notNull(),
    phone: text().notNull(),
    mailingAddress: text(),
    city: text(),
    state: text(),
    zipCode: text(),
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
    results: text(),
    lastEmailSent: timestamp({ withTimezone: true }),
    lastEmailType: text(),
    intakeCompletedAt: timestamp({ withTimezone: true }),
    /** Grows with every change; a version header that does not match answers 409 (decision 29). */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('clients_email_key').on(table.emailKey), index('clients_created').on(table.createdAt)],
)

export type ClientRow = typeof clients.$inferSelect
export type NewClientRow = typeof clients.$inferInsert
