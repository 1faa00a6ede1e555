import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { addressKey, personText } from '../../platform/db/person-columns.ts'

/** One row per PaymentIntent of a funding package. What the provider says is the truth (decision 10). */
export const fundingPayments = pgTable(
  'funding_payments',
  {
    id: serial().primaryKey(),
    /** null until there is an application of this address. */
    applicationId: integer(),
    provider: text().notNull(),
    paymentIntentId: text().notNull().unique(),
    /** The browser session that created it, which alone may ask about it. */
    holderUserId: text().notNull(),
    /** Holder, form key, product and contact: the double click finds the row that the first click made. */
    attemptKey: text().notNull().unique(),
    productKey: text({ enum: ['armor-ready', 'entity-readiness', 'application-package'] }).notNull(),
    productName: text().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    /** The provider's status at the last look. */
    status: text().notNull(),
    name: personText('funding_payments.name').notNull(),
    email: personText('funding_payments.email').notNull(),
    /** The address in lower case; '' after its person was erased. */
    emailKey: addressKey().notNull(),
    phone: personText('funding_payments.phone').notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** Grows with every change: a settlement that began before another one ended begins anew. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('funding_payments_application').on(table.applicationId),
    index('funding_payments_email_key').on(table.emailKey),
  ],
)
export type FundingPaymentRow = typeof fundingPayments.$inferSelect

/** Which application a purchase of a payment link belongs to: one purchase, one application. */
export const fundingPurchases = pgTable(
  'funding_purchases',
  {
    purchaseId: integer().primaryKey(),
    applicationId: integer().notNull(),
    /** Put together by the address alone, which anybody can type: whoever holds the purchase may take it to another application. */
    byAddress: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('funding_purchases_application').on(table.applicationId)],
)

/** What staff found about one of the six requirements of the prequalification. */
export const fundingRequirements = pgTable(
  'funding_requirements',
  {
    id: serial().primaryKey(),
    applicationId: integer().notNull(),
    /** A key of `requirementKeys`. */
    key: text().notNull(),
    met: boolean().notNull(),
    note: personText('funding_requirements.note').notNull(),
    authorName: personText('funding_requirements.author_name').notNull(),
    judgedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('funding_requirements_of_application').on(table.applicationId, table.key)],
)
export type FundingRequirementRow = typeof fundingRequirements.$inferSelect

/** The fee of success of an application, recorded by staff when the funding is confirmed. */
export const fundingFees = pgTable('funding_fees', {
  id: serial().primaryKey(),
  applicationId: integer().notNull().unique(),
  /** Up to a hundred million dollars: more than an `integer` of cents holds. */
  fundedCents: bigint({ mode: 'number' }).notNull(),
  feeCents: bigint({ mode: 'number' }).notNull(),
  confirmedOn: date({ mode: 'string' }).notNull(),
  authorName: personText('funding_fees.author_name').notNull(),
  recordedAt: timestamp({ withTimezone: true }).notNull(),
})
export type FundingFeeRow = typeof fundingFees.$inferSelect
