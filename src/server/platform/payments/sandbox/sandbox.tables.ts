import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personJson } from '../../db/json-columns.ts'

/** Under which names Stripe's JSON says who bought. Products have a name too; it is sealed with them. */
const ofBuyers = {
  of: 'named',
  names: ['name', 'email', 'phone', 'address', 'receipt_email', 'customer_email', 'shipping'],
} as const

/** Objects of the embedded payment sandbox, in Stripe's own JSON. Never holds a card number: brand and last four only. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    data: personJson<Record<string, unknown>>('sandbox_objects.data', ofBuyers).notNull(),
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
  body: personJson<unknown>('sandbox_idempotency.body', ofBuyers),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
