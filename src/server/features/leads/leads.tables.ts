import { boolean, index, pgTable, serial, timestamp } from 'drizzle-orm/pg-core'
import { addressKey, noWords, personText, searchedWords } from '../../platform/db/person-columns.ts'

/** Interest submissions of the home page. */
export const leads = pgTable(
  'leads',
  {
    id: serial().primaryKey(),
    name: personText('leads.name').notNull(),
    email: personText('leads.email').notNull(),
    emailKey: addressKey().notNull(),
    searched: searchedWords('leads.searched').notNull().default(noWords),
    phone: personText('leads.phone').notNull(),
    agreeToStudy: boolean().notNull(),
    agreeToContact: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('leads_email_key').on(table.emailKey),
    index('leads_searched').using('gin', table.searched).with({ fastupdate: false }),
  ],
)
export type LeadRow = typeof leads.$inferSelect
