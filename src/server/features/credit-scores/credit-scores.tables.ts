import { date, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Credit scores read from a report that prints one, or entered by staff (decision 27). */
export const creditScores = pgTable(
  'credit_scores',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    score: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    source: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('credit_scores_client').on(table.clientId, table.day)],
)
