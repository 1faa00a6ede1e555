import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { personJson } from '../../platform/db/json-columns.ts'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** What stands under these names in an entry is the provider's id, or one of the product's own words: never what somebody typed. */
const codesInDetail = ['list', 'payment', 'refund', 'type', 'disputeStatus', 'bureau']

/** Each entry holds the hash of the one before: an edit, a deletion or a reorder breaks the chain. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial().primaryKey(),
    /** 1, 2, 3 without a gap: a serial leaves gaps when a transaction is rolled back. */
    position: integer().notNull().unique(),
    /** ISO instant exactly as hashed: a timestamp column would lose digits. */
    at: text().notNull(),
    actorId: text().notNull(),
    actorName: personText('audit_entries.actor_name').notNull(),
    action: text().notNull(),
    clientId: integer(),
    /** Numbers and codes; whatever else is text is sealed: it may be an address, a name, an origin. */
    detail: personJson<Record<string, string | number | boolean | null>>('audit_entries.detail', {
      of: 'texts',
      but: codesInDetail,
    }).notNull(),
    previousHash: text().notNull(),
    hash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_client').on(table.clientId, table.at, table.position),
    index('audit_entries_actor').on(table.actorId, table.at, table.position),
    index('audit_entries_at').on(table.at, table.position),
  ],
)
export type AuditEntryRow = typeof auditEntries.$inferSelect

/** One row: length and last hash of the chain. Locked to append; shows when the newest entries were cut off. */
export const auditHead = pgTable('audit_head', {
  id: integer().primaryKey(),
  count: integer().notNull(),
  hash: text().notNull(),
  /** Length and last hash as they were a moment ago, sealed with the key of the product: see audit-seal.ts. */
  sealed: sealedBytes(),
  /** When the whole chain was last walked, and what was found; no sentence: it was whole. */
  checkedAt: timestamp({ withTimezone: true }),
  checkedEntries: integer(),
  checkedSentence: text(),
})
