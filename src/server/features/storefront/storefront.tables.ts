import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

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
  answeredBy: personText('session_requests.answered_by'),
})
export type SessionRequestRow = typeof sessionRequests.$inferSelect
