import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Identity and evidence files of an intake; a refused one has a reason and no file (decision 22). */
export const clientFiles = pgTable(
  'client_files',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    field: text().notNull(),
    fileKey: text(),
    /** As the person's own device named it: names of files tell of people. */
    fileNameSealed: sealedBytes(),
    /** '' but in rows from before names were sealed, until the next start seals them. */
    clearFileName: text('file_name').notNull().default(''),
    contentType: text(),
    /** Null of a paper from before pages were counted. */
    pages: integer(),
    bytes: integer().notNull(),
    sha256: text(),
    /** The sentence names the file, and so it is sealed like the name. */
    refusedReasonSealed: sealedBytes(),
    clearRefusedReason: text('refused_reason'),
    addedBy: text({ enum: ['client', 'staff'] })
      .notNull()
      .default('client'),
    /** Another paper took its place after it was mailed: it is kept, and goes with no further letter. */
    replacedAt: timestamp({ withTimezone: true }),
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

/** A file that was chosen into a form (the intake, the funding form) and not sent yet: one a field, with the browser's draft and no longer. */
export const intakeDraftFiles = pgTable(
  'intake_draft_files',
  {
    userId: text().notNull(),
    field: text().notNull(),
    fileKey: text().notNull(),
    fileNameSealed: sealedBytes().notNull(),
    bytes: integer().notNull(),
    /** It is kept as it is, and opens with a password only. */
    isLocked: boolean().notNull().default(false),
    /** What the reader saw in it when it was chosen; null of what no reader looks at. */
    recognitionSealed: sealedBytes(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.field] }),
    index('intake_draft_files_created').on(table.createdAt),
  ],
)
export type IntakeDraftFileRow = typeof intakeDraftFiles.$inferSelect
