import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { languages } from '../../../shared/rules/language.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import { personText } from '../../platform/db/person-columns.ts'

/**
 * What the operator words otherwise than shipped: every version of every group of texts, append-only. The newest is in force;
 * one without changes puts the shipped texts back.
 */
export const ownTextVersions = pgTable(
  'own_text_versions',
  {
    groupKey: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** From 1 on: of two who save over the same version one is refused. */
    version: integer().notNull(),
    /** All changed texts of the group, by their ids. */
    changes: jsonb().$type<TextChanges>().notNull(),
    /** What the product shipped for the same ids then: whether that is newer is seen by it. */
    shipped: jsonb().$type<TextChanges>().notNull(),
    madeBy: personText('own_text_versions.made_by').notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupKey, table.language, table.version] })],
)
export type OwnTextVersion = typeof ownTextVersions.$inferSelect
