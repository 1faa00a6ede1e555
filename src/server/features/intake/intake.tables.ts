import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Identity and evidence files of an intake; a refused one has a reason and no file (decision 22). */
export const clientFiles = pgTable(
  'client_files',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    field: text().notNull(),
    fileKey: text(),
    fileName: text().notNull(),
    contentType: text(),
    bytes: integer().notNull(),
    sha256: text(),
    refusedReason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('client_files_client').on(table.clientId)],
)
export type ClientFileRow = typeof clientFiles.$inferSelect

/** What a browser typed so far, sealed; removed with the intake or after 24 hours. */
export const intakeDrafts = pgTable('intake_drafts', {
  userId: text().primaryKey(),
  fieldsSealed: sealedBytes().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
