import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'

/**
 * What a buyer ticked before a page of a subscription was opened: the very words, price and period. Kept three years, or a
 * year after the end of the subscription where that is later (facts 3.8), and longer than the buyer's name.
 */
export const renewalAgreements = pgTable('renewal_agreements', {
  /** The provider's id of the checkout session; its purchase names the buyer. */
  sessionId: text().primaryKey(),
  productKey: text().notNull(),
  /** Of every period. */
  priceCents: integer().notNull(),
  billing: text({ enum: ['month', 'quarter', 'year'] }).notNull(),
  /** The day of the first renewal that the page named, 'YYYY-MM-DD'. */
  renewsOn: text().notNull(),
  language: text({ enum: ['en', 'es'] }).notNull(),
  wording: text().notNull(),
  wordingVersion: text().notNull(),
  wordingSha256: text().notNull(),
  ip: personText('renewal_agreements.ip'),
  userAgent: personText('renewal_agreements.user_agent'),
  agreedAt: timestamp({ withTimezone: true }).notNull(),
})
export type RenewalAgreementRow = typeof renewalAgreements.$inferSelect

/** Reminders that were written, one for each occasion: 'renewal:2027-11-23', 'year:1'. */
export const renewalNotices = pgTable(
  'renewal_notices',
  {
    purchaseId: integer().notNull(),
    occasion: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.occasion] })],
)

/** Subscriptions of people who asked for deletion: the row stands before the provider is asked to end them. */
export const subscriptionEndings = pgTable('subscription_endings', {
  subscriptionId: text().primaryKey(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  /** null while the provider has not said that it is over. */
  endedAt: timestamp({ withTimezone: true }),
})
