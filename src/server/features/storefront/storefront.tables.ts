import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { emailKey, nameKey } from '../../platform/db/prefix-search.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** What was bought through a payment link, with what it opens until when (decision 12). What the provider says is the truth. */
export const purchases = pgTable(
  'purchases',
  {
    id: serial().primaryKey(),
    provider: text().notNull(),
    /** The provider's id of the checkout session. */
    providerReference: text().notNull().unique(),
    subscriptionId: text().unique(),
    customerId: text(),
    /** Key of the catalogue: of the price that runs now. */
    productKey: text().notNull(),
    productName: text().notNull(),
    /** Sum of everything paid for it. */
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    name: text(),
    email: text().notNull(),
    emailKey: text().notNull(),
    phone: text(),
    /** See rules/entitlement: 'active', 'ending', 'past-due', 'ended', 'refunded', 'unknown'. */
    status: text().notNull(),
    /** Until when it opens what it opens; null: without end. The end of the paid period of a subscription. */
    opensUntil: timestamp({ withTimezone: true }),
    endsWithPeriod: boolean().notNull().default(false),
    /** What a subscription changes to at the end of the period. */
    nextProductKey: text(),
    /** The client record that a package made. */
    clientId: integer(),
    /** The browser that last opened its page: its credit counts in that browser's checkout. */
    holderUserId: text(),
    /** Grows with every change: a settlement that began before another one ended begins anew. */
    version: integer().notNull().default(1),
    /** When the provider was last asked. */
    checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('purchases_email_key').on(table.emailKey),
    index('purchases_email_prefix').on(emailKey),
    index('purchases_name_prefix').on(nameKey),
    index('purchases_holder').on(table.holderUserId),
    index('purchases_checked').on(table.checkedAt),
  ],
)
export type PurchaseRow = typeof purchases.$inferSelect

/** Every PaymentIntent that paid for a purchase: one, or one for each period and change of a subscription. */
export const purchasePayments = pgTable(
  'purchase_payments',
  {
    paymentIntentId: text().primaryKey(),
    purchaseId: integer().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    /** When it was first seen paid. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('purchase_payments_purchase').on(table.purchaseId)],
)
export type PurchasePaymentRow = typeof purchasePayments.$inferSelect

/** When the buyer of a session has time, and what staff answered. One for each purchase. */
export const sessionRequests = pgTable('session_requests', {
  id: serial().primaryKey(),
  purchaseId: integer().notNull().unique(),
  timesSealed: sealedBytes().notNull(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  answerSealed: sealedBytes(),
  answeredAt: timestamp({ withTimezone: true }),
  answeredBy: text(),
})
export type SessionRequestRow = typeof sessionRequests.$inferSelect
