import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey, personText } from '../../platform/db/person-columns.ts'
import { emailKey, nameKey } from '../../platform/db/prefix-search.ts'

/** A beta application. The token is kept as a hash and used up by the intake. */
export const testerApplications = pgTable(
  'tester_applications',
  {
    id: serial().primaryKey(),
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: addressKey().notNull().default(''),
    phone: personText('tester_applications.phone').notNull(),
    preferences: jsonb().$type<{ phone: boolean; text: boolean; email: boolean }>(),
    clientId: integer(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('tester_applications_email_key').on(table.emailKey),
    index('tester_applications_email_prefix').on(emailKey),
    index('tester_applications_name_prefix').on(nameKey),
  ],
)
