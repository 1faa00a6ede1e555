import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** How a client came who did not buy here: a row for each that staff added. What was paid was paid elsewhere. */
export const clientArrivals = pgTable(
  'client_arrivals',
  {
    clientId: integer().primaryKey(),
    /** 'unknown': a file said nothing of it, and the record waits for its payment. */
    paid: text({ enum: ['elsewhere', 'free', 'unknown'] }).notNull(),
    /** 0 of what is free or not known. */
    amountCents: integer().notNull(),
    /** The day of that payment, 'YYYY-MM-DD'; null of what is free or not known. */
    paidOn: date({ mode: 'string' }),
    /** The import that brought them; null: added by hand. */
    importId: integer(),
    /** Notes, tags and number of the product before: JSON, sealed. Null: there were none. */
    earlierSealed: sealedBytes(),
    /** Of the form: sent twice, it makes one client. */
    attemptKey: text().unique(),
    /** Name of the member of staff. */
    addedBy: personText('client_arrivals.added_by').notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('client_arrivals_paid').on(table.paidOn),
    index('client_arrivals_import').on(table.importId, table.clientId),
  ],
)
export type ClientArrivalRow = typeof clientArrivals.$inferSelect
