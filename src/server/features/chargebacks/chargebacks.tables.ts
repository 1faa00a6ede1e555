import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What cardholders dispute at their bank, of payments that are known here, as the provider last told it. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    /** The provider's. */
    id: text().primaryKey(),
    paymentIntentId: text().notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: ['needs-answer', 'under-review', 'won', 'lost', 'closed'] }).notNull(),
    /** The bank's category, in the provider's word. */
    reason: text().notNull(),
    /** Until when evidence is taken. */
    answerBy: timestamp({ withTimezone: true }),
    foundAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('chargebacks_found').on(table.foundAt, table.id),
    index('chargebacks_waiting').on(table.foundAt, table.id).where(sql`status = 'needs-answer'`),
  ],
)
export type ChargebackRow = typeof chargebacks.$inferSelect
