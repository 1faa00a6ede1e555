import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sendStates } from '../../../shared/rules/postal-progress.ts'
import { postalServices } from '../../../shared/rules/postal-service.ts'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** One row per PaymentIntent of letters that are to be mailed. What the payment provider says is the truth (decision 10). */
export const postalOrders = pgTable(
  'postal_orders',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    provider: text().notNull(),
    paymentIntentId: text().notNull().unique(),
    /** Session, form key, letters and price: the double click finds the row that the first click made. */
    attemptKey: text().notNull().unique(),
    productName: text().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    /** The provider's status at the last look. */
    status: text().notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** Grows with every change: a settlement that began before another one ended begins anew. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('postal_orders_client').on(table.clientId)],
)
export type PostalOrderRow = typeof postalOrders.$inferSelect

/** A letter of an order: what is mailed, to whom, and how far it is. */
export const postalSends = pgTable(
  'postal_sends',
  {
    id: serial().primaryKey(),
    orderId: integer().notNull(),
    clientId: integer().notNull(),
    documentId: integer().notNull(),
    /** Of the letter as it was when it was ordered: another one is not sent in its place. */
    documentSha256: text().notNull(),
    service: text({ enum: postalServices }).notNull(),
    pages: integer().notNull(),
    priceCents: integer().notNull(),
    /** 'Experian', or a furnisher or collector as the report prints it. */
    recipient: personText('postal_sends.recipient').notNull(),
    /** JSON of `to` and `from`. */
    addressesSealed: sealedBytes().notNull(),
    /** The very bytes that are handed over, so that every attempt hands over the same. */
    fileKey: text().notNull(),
    sha256: text().notNull(),
    state: text({ enum: sendStates }).notNull(),
    stateAt: timestamp({ withTimezone: true }).notNull(),
    /** Whom it was given to, or may have been: set before the request, taken back when surely nothing arrived. */
    provider: text(),
    triedAt: timestamp({ withTimezone: true }),
    /** Providers that looked at it and would not. */
    refusedBy: jsonb().$type<readonly string[]>().notNull().default([]),
    providerLetterId: text(),
    acceptedAt: timestamp({ withTimezone: true }),
    cancellableUntil: timestamp({ withTimezone: true }),
    expectedOn: date({ mode: 'string' }),
    /** The state is the carrier's scan. */
    isScanned: boolean().notNull().default(false),
    /** JSON of the carrier's number and events, and of what the provider said. */
    carrierSealed: sealedBytes(),
    /** Steps that stand in the mail log by now. */
    logged: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Why staff look at it; null: they need not. */
    trouble: text({ enum: ['returned', 'failed', 'uncertain', 'log'] }),
    /** A key of the sentences: why it was not mailed. */
    problem: text(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('postal_sends_client').on(table.clientId, table.id),
    index('postal_sends_order').on(table.orderId),
    index('postal_sends_letter').on(table.providerLetterId),
    index('postal_sends_trouble').on(table.trouble),
    /** One of a letter at a time: whatever is pressed, two are never on their way. */
    uniqueIndex('postal_sends_once')
      .on(table.documentId)
      .where(sql`state in ('paid', 'accepted', 'in_transit', 'delivered')`),
  ],
)
export type PostalSendRow = typeof postalSends.$inferSelect

/** Signed events that came, by the provider's id of each: a copy changes nothing. */
export const postalEvents = pgTable('postal_events', {
  id: serial().primaryKey(),
  /** 'lob evt_…' */
  eventId: text().notNull().unique(),
  type: text().notNull(),
  letterId: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
})
