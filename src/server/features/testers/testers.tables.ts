import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** A beta application. The token is kept as a hash and used up by the intake. */
export const testerApplications = pgTable('tester_applications', {
  id: serial().primaryKey(),
  tokenHash: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  preferences: jsonb().$type<{ phone: boolean; text: boolean; email: boolean }>(),
  clientId: integer(),
  usedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
