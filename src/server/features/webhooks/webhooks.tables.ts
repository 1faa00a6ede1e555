import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { WebhookKind } from '../../../shared/rules/webhook-kinds.ts'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** A receiver of webhooks. Its address is sealed, since its path is often what lets a message in there. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: serial().primaryKey(),
  host: text().notNull(),
  addressSealed: sealedBytes().notNull(),
  /** The bytes that sign, without the prefix 'whsec_'. */
  secretSealed: sealedBytes().notNull(),
  kinds: jsonb().$type<readonly WebhookKind[]>().notNull(),
  /** Name of the admin. */
  madeBy: personText('webhook_endpoints.made_by').notNull(),
  /** Since then no message was taken; null while they are. */
  failingSince: timestamp({ withTimezone: true }),
  offAt: timestamp({ withTimezone: true }),
  offBecause: text({ enum: ['failed for a day', 'said it is gone', 'by hand'] }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect

/** One message for one receiver, and what became of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial().primaryKey(),
    endpointId: integer().notNull(),
    /** 'msg_…', the same on every attempt. */
    messageId: text().notNull(),
    kind: text().notNull(),
    /** Whom it is about, so that it goes with them. */
    clientId: integer(),
    /** Numbers of records and states. */
    data: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    status: text({ enum: ['waiting', 'delivered', 'failed', 'held'] }).notNull(),
    attempts: integer().notNull().default(0),
    answer: text(),
    /** When it is tried next; while an attempt is under way, when that is given up. */
    nextAt: timestamp({ withTimezone: true }),
    deliveredAt: timestamp({ withTimezone: true }),
    happenedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.status, table.nextAt),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_client').on(table.clientId),
    index('webhook_deliveries_happened').on(table.happenedAt),
  ],
)
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect
