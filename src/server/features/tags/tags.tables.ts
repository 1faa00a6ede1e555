import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Words that staff put on clients. A tag is there as long as a client has it. */
export const tags = pgTable('tags', {
  id: serial().primaryKey(),
  nameSealed: sealedBytes().notNull(),
  /** Keyed hash of the name without regard to case: the same word is one tag. */
  nameHash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type TagRow = typeof tags.$inferSelect

export const clientTags = pgTable(
  'client_tags',
  {
    clientId: integer().notNull(),
    tagId: integer().notNull(),
    /** The import that brought it; null: staff put it there. */
    importId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.tagId] }),
    index('client_tags_tag').on(table.tagId, table.clientId),
  ],
)
