import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey, noWords, personText, searchedWords } from '../../platform/db/person-columns.ts'

/** A beta application. The token is kept as a hash and used up by the intake. */
export const testerApplications = pgTable(
  'tester_applications',
  {
    id: serial().primaryKey(),
    tokenHash: text().notNull().unique(),
    name: personText('tester_applications.name').notNull(),
    email: personText('tester_applications.email').notNull(),
    emailKey: addressKey().notNull().default(''),
    searched: searchedWords('tester_applications.searched').notNull().default(noWords),
    phone: personText('tester_applications.phone').notNull(),
    preferences: jsonb().$type<{ phone: boolean; text: boolean; email: boolean }>(),
    clientId: integer(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('tester_applications_email_key').on(table.emailKey),
    index('tester_applications_searched').using('gin', table.searched).with({ fastupdate: false }),
  ],
)
