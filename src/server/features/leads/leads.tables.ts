import { boolean, index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { addressKey, personText } from '../../platform/db/person-columns.ts'
import { emailKey, nameKey } from '../../platform/db/prefix-search.ts'

/** Interest submissions of the home page. */
export const leads = pgTable(
  'leads',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: addressKey().notNull(),
    phone: personText('leads.phone').notNull(),
    agreeToStudy: boolean().notNull(),
    agreeToContact: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('leads_email_key').on(table.emailKey),
    index('leads_email_prefix').on(emailKey),
    index('leads_name_prefix').on(nameKey),
  ],
)
export type LeadRow = typeof leads.$inferSelect
