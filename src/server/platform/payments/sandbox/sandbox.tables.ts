import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Objects of the embedded payment sandbox, in Stripe's own JSON. Never holds a card number: brand and last four only. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Events only: when the webhook was accepted; null while it is still to be delivered. */
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('sandbox_objects_kind').on(table.kind, table.createdAt)],
)

/** Answers kept by idempotency key for 24 hours. `status` is null while the first request is still running. */
export const sandboxIdempotency = pgTable('sandbox_idempotency', {
  key: text().primaryKey(),
  fingerprint: text().notNull(),
  status: integer(),
  body: jsonb().$type<unknown>(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
