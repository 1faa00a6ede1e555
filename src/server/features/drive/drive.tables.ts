import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Which stored file is which file of Google Drive, so that a copy is made once (decision 28). */
export const driveCopies = pgTable(
  'drive_copies',
  {
    clientId: integer().notNull(),
    fileKey: text().notNull(),
    driveFileId: text().notNull(),
    copiedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.fileKey] })],
)
