import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** A guide that a purchase opened, from its first opening on. */
export const guideRows = pgTable(
  'guides',
  {
    id: serial().primaryKey(),
    purchaseId: integer().notNull(),
    guide: text().notNull(),
    /** Sealed JSON of GuideAnswers. */
    answersSealed: sealedBytes().notNull(),
    /** Keys of the tasks that are done. */
    done: jsonb().$type<string[]>().notNull().default([]),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('guides_one').on(table.purchaseId, table.guide)],
)
export type GuideRow = typeof guideRows.$inferSelect

/** A paper of a guide as the person wrote it; without a row it is composed from what was entered. */
export const guidePapers = pgTable(
  'guide_papers',
  {
    guideId: integer().notNull(),
    paper: text().notNull(),
    /** Sealed JSON of its blocks. */
    blocksSealed: sealedBytes().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.guideId, table.paper] })],
)
export type GuidePaperRow = typeof guidePapers.$inferSelect
