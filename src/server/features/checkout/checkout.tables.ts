import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Every provider event once: the primary key is what makes the thousandth copy change nothing. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text().primaryKey(),
  type: text().notNull(),
  objectId: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Decision 31. Only the hash of the token is kept, the fields sealed. */
export const prefillTokens = pgTable(
  'prefill_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['credit', 'funding'] }).notNull(),
    fieldsSealed: sealedBytes().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When a form was first filled with it; it may fill more until it expires. */
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('prefill_tokens_created').on(table.createdAt, table.tokenHash)],
)
