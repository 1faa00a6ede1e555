import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Recognition } from '../../../shared/api/reports.ts'

/** An uploaded credit report. At most one per bureau is current for a client or for a payment without client yet. */
export const reportUploads = pgTable(
  'report_uploads',
  {
    id: serial().primaryKey(),
    clientId: integer(),
    /** Set while the payment has no client record yet. */
    paymentIntentId: text(),
    bureau: text({ enum: ['experian', 'equifax', 'transunion'] }).notNull(),
    fileKey: text().notNull(),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    pages: integer(),
    recognition: jsonb().$type<Recognition>(),
    supersededAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('report_uploads_current_client')
      .on(table.clientId, table.bureau)
      .where(sql`superseded_at is null`),
    uniqueIndex('report_uploads_current_payment')
      .on(table.paymentIntentId, table.bureau)
      .where(sql`superseded_at is null and client_id is null`),
    index('report_uploads_payment').on(table.paymentIntentId),
  ],
)
export type ReportUploadRow = typeof reportUploads.$inferSelect
