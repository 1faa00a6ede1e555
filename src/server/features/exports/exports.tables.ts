import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'

/** An export of everything, and how far it is: it goes on behind the last volume that is committed. */
export const dataExports = pgTable('data_exports', {
  id: serial().primaryKey(),
  status: text({ enum: ['running', 'ready', 'gone'] }).notNull(),
  /** What is written next: the lists, then cases, then funding applications, each by number. */
  phase: text({ enum: ['lists', 'cases', 'applications'] }).notNull(),
  afterId: integer().notNull().default(0),
  done: integer().notNull().default(0),
  total: integer().notNull(),
  actorId: text().notNull(),
  actorName: personText('data_exports.actor_name').notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  readyAt: timestamp({ withTimezone: true }),
})
export type DataExportRow = typeof dataExports.$inferSelect

/** A part of an export: a ZIP in the store of files, sealed as every file is. */
export const dataExportVolumes = pgTable(
  'data_export_volumes',
  {
    exportId: integer().notNull(),
    number: integer().notNull(),
    fileKey: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.number] }),
    index('data_export_volumes_file').on(table.fileKey),
  ],
)
export type DataExportVolumeRow = typeof dataExportVolumes.$inferSelect
