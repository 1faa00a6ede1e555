import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Letters and events of the embedded mail sandbox, in Lob's own JSON, without names, addresses and files. */
export const postalSandbox = pgTable(
  'postal_sandbox',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['letter', 'event'] }).notNull(),
    /** Letters only: the key that they were asked for under, and a hash of what was asked. */
    idempotencyKey: text().unique(),
    fingerprint: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Events only: when the webhook was accepted; null while it is still to be delivered. */
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('postal_sandbox_kind').on(table.kind, table.createdAt)],
)
