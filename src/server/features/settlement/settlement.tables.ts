import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey, noWords, personText, searchedWords } from '../../platform/db/person-columns.ts'

/** One row per PaymentIntent that this product created. What the provider says is the truth (decision 10). */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    provider: text().notNull(),
    paymentIntentId: text().notNull().unique(),
    /** The browser session that created it: its holder may read it and the client made from it. */
    holderUserId: text().notNull(),
    /** Holder and form key: the double click finds the row that the first click made. */
    attemptKey: text().unique(),
    productKey: text().notNull(),
    productName: text().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    /** The provider's status at the last look. */
    status: text().notNull(),
    name: personText('payments.name').notNull(),
    email: personText('payments.email').notNull(),
    /** '' after its person was erased, as the address itself. */
    emailKey: addressKey().notNull().default(''),
    phone: personText('payments.phone').notNull(),
    agreeToContact: boolean().notNull(),
    preferences: jsonb().$type<{ phone: boolean; text: boolean; email: boolean }>(),
    clientId: integer(),
    settledAt: timestamp({ withTimezone: true }),
    /** Grows with every change: a settlement that began before another one ended begins anew. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_client').on(table.clientId),
    index('payments_holder').on(table.holderUserId),
    index('payments_email_key').on(table.emailKey),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

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
    name: personText('purchases.name'),
    email: personText('purchases.email').notNull(),
    searched: searchedWords('purchases.searched').notNull().default(noWords),
    emailKey: addressKey().notNull(),
    phone: personText('purchases.phone'),
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
    /** The first browser that opened it, when that was within an hour of the payment: it is taken for the one that paid. */
    payerUserId: text(),
    /** Grows with every change: a settlement that began before another one ended begins anew. */
    version: integer().notNull().default(1),
    /** When the provider was last asked. */
    checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('purchases_email_key').on(table.emailKey),
    index('purchases_searched').using('gin', table.searched).with({ fastupdate: false }),
    index('purchases_holder').on(table.holderUserId),
    index('purchases_checked').on(table.checkedAt),
    index('purchases_past_due').on(table.updatedAt, table.id).where(sql`status = 'past-due'`),
  ],
)
export type PurchaseRow = typeof purchases.$inferSelect

/** Refunds that staff asked for. The row stands before the provider is asked; its key is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    paymentIntentId: text().notNull(),
    attemptKey: text().notNull().unique(),
    /** The provider's id; null while it was not reached. */
    providerRefundId: text().unique(),
    amountCents: integer().notNull(),
    reason: personText('refunds.reason').notNull(),
    status: text({ enum: ['asked', 'succeeded', 'pending', 'failed'] }).notNull(),
    failure: personText('refunds.failure'),
    authorName: personText('refunds.author_name').notNull(),
    /** When one that the bank sent back was paid in another way, by whom, and how; null: it waits for that, or never came back. */
    closedAt: timestamp({ withTimezone: true }),
    closedBy: personText('refunds.closed_by'),
    closedNote: personText('refunds.closed_note'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentIntentId),
    index('refunds_sent_back')
      .on(table.updatedAt, table.id)
      .where(sql`status = 'failed' and provider_refund_id is not null`),
  ],
)
export type RefundRow = typeof refunds.$inferSelect

/**
 * What an order was lowered by: a session's fee or a package that was paid before. It counts from the moment in which the
 * order settles; before, nothing is used up, and a newer order of the same source closes this one.
 */
export const checkoutCredits = pgTable(
  'checkout_credits',
  {
    id: serial().primaryKey(),
    /** The PaymentIntent; of a hosted page that is not paid yet the id of its Checkout Session. */
    paymentIntentId: text().notNull(),
    /** The purchase whose fee is credited; null when it is a payment of the checkout. */
    purchaseId: integer(),
    /** The payment of a package that is credited. */
    paymentId: integer(),
    cents: integer().notNull(),
    /** Name of the package that is paid with it. */
    toward: text().notNull(),
    settledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('checkout_credits_intent').on(table.paymentIntentId),
    index('checkout_credits_purchase').on(table.purchaseId),
    index('checkout_credits_payment').on(table.paymentId),
  ],
)
export type CheckoutCreditRow = typeof checkoutCredits.$inferSelect

/** What arrived in another sum than was asked for. It opens nothing before somebody of the staff decided. */
export const otherSums = pgTable('other_sums', {
  id: serial().primaryKey(),
  kind: text({ enum: ['checkout', 'funding', 'purchase', 'postal'] }).notNull(),
  /** The provider's id of what was asked for: the PaymentIntent; of a purchase its checkout session. */
  reference: text().notNull().unique(),
  /** null: a purchase of which no payment is known. */
  paymentIntentId: text(),
  /** null: nothing that the catalogue sells. */
  askedCents: integer(),
  /** In hundredths of the currency that it came in. */
  paidCents: integer().notNull(),
  currency: text().notNull(),
  refundedCents: integer().notNull().default(0),
  foundAt: timestamp({ withTimezone: true }).notNull(),
  /** When it was accepted as paid, and the name of who did; null: not so far. */
  acceptedAt: timestamp({ withTimezone: true }),
  acceptedBy: personText('other_sums.accepted_by'),
})
export type OtherSumRow = typeof otherSums.$inferSelect

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

/** What cardholders dispute at their bank, and what banks warn of, of payments that are known here, as the provider last told it. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    /** The provider's. */
    id: text().primaryKey(),
    paymentIntentId: text().notNull(),
    amountCents: integer().notNull(),
    status: text({
      enum: ['needs-answer', 'under-review', 'won', 'lost', 'closed', 'warned', 'warning-over'],
    }).notNull(),
    /** The bank's category, in the provider's word. */
    reason: text().notNull(),
    /** Until when evidence is taken. */
    answerBy: timestamp({ withTimezone: true }),
    foundAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider was asked for what stands here. */
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('chargebacks_found').on(table.foundAt, table.id),
    index('chargebacks_waiting').on(table.foundAt, table.id).where(sql`status = 'needs-answer'`),
  ],
)
export type ChargebackRow = typeof chargebacks.$inferSelect
