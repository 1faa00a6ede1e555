import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/**
 * What only a person can do for a buyer: a row for each thing of each purchase, with its clock, its owner and its 'delivered' mark. Whose it
 * is stands with what paid for it, and nowhere else.
 */
export const works = pgTable(
  'works',
  {
    id: serial().primaryKey(),
    /** One of the two: the purchase through a payment link, or the payment of a funding package. */
    purchaseId: integer(),
    fundingPaymentId: integer(),
    workKey: text().notNull(),
    orderedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last day in time, in New York. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** Of a session: that day is agreed with the buyer. */
    isAgreed: boolean().notNull().default(false),
    ownerUserId: text(),
    /** What the buyer reads once it is delivered; kept when the mark is taken back. */
    noteSealed: sealedBytes(),
    deliveredAt: timestamp({ withTimezone: true }),
    /** Name of who delivered it. */
    deliveredBy: personText('works.delivered_by'),
    /** When what paid for it was given back, all of it. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** When staff were mailed that it is late. */
    lateToldAt: timestamp({ withTimezone: true }),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('works_of_purchase').on(table.purchaseId, table.workKey),
    uniqueIndex('works_of_funding_payment').on(table.fundingPaymentId, table.workKey),
    index('works_due').on(table.dueOn, table.id),
    index('works_delivered').on(table.deliveredAt, table.id),
  ],
)
export type WorkRow = typeof works.$inferSelect
