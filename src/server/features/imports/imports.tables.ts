import { boolean, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { ImportField } from '../../../shared/rules/import-fields.ts'
import { personText } from '../../platform/db/person-columns.ts'

/** An import of clients from a file. The file is sealed in the file store and goes when the import has run. */
export const clientImports = pgTable('client_imports', {
  id: serial().primaryKey(),
  /** Null once the file is gone. */
  fileKey: text(),
  /** Whose export it looks like. */
  source: text().notNull(),
  rows: integer().notNull(),
  mapping: jsonb().$type<readonly (ImportField | null)[]>().notNull(),
  duplicates: text({ enum: ['skip', 'add'] })
    .notNull()
    .default('skip'),
  /** What rows stand for that name no amount: not paid, or served free of charge. */
  withoutAmount: text({ enum: ['unpaid', 'free'] })
    .notNull()
    .default('unpaid'),
  status: text({ enum: ['draft', 'running', 'done', 'undoing', 'undone'] }).notNull(),
  /** Rows that are committed: an import that was cut off goes on behind them. */
  done: integer().notNull().default(0),
  added: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  kept: integer().notNull().default(0),
  /** Its clients are being invited to the portal: behind this number, so many by now. */
  isInviting: boolean().notNull().default(false),
  invitedUpTo: integer().notNull().default(0),
  invited: integer().notNull().default(0),
  /** Lines, names of columns and reasons; nothing of what stood there. */
  problems: jsonb()
    .$type<readonly { line: number; column: string; reason: string }[]>()
    .notNull()
    .default([]),
  actorId: text().notNull(),
  actorName: personText('client_imports.actor_name').notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type ClientImportRow = typeof clientImports.$inferSelect
