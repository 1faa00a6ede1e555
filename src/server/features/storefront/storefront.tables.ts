import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { emailKey, nameKey } from '../../platform/db/prefix-search.ts'

/** What was bought through a payment link, with what it opens until when (decision 12). */
export const purchases = pgTable(
  'purchases',
  {
    id: serial().primaryKey(),
    provider: text().notNull(),
    /** The provider's id of the checkout session. */
    providerReference: text().notNull().unique(),
    productKey: text().notNull(),
    productName: text().notNull(),
    amountCents: integer().notNull(),
    name: text(),
    email: text().notNull(),
    emailKey: text().notNull(),
    status: text().notNull(),
    /** Until when it opens what it opens; null: without end. */
    opensUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('purchases_email_key').on(table.emailKey),
    index('purchases_email_prefix').on(emailKey),
    index('purchases_name_prefix').on(nameKey),
  ],
)
export type PurchaseRow = typeof purchases.$inferSelect
