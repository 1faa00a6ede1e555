import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { emailKey, nameKey } from '../../platform/db/prefix-search.ts'

/** Funding applications, as far as the staff side names them. */
export const fundingApplications = pgTable(
  'funding_applications',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    phone: text().notNull(),
    /** Dollars in cents; what the applicant asks for. */
    goalCents: integer(),
    caseStatus: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('funding_applications_email_key').on(table.emailKey),
    index('funding_applications_email_prefix').on(emailKey),
    index('funding_applications_name_prefix').on(nameKey),
  ],
)
export type FundingApplicationRow = typeof fundingApplications.$inferSelect
