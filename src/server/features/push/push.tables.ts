import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { type PushKind, pushKinds } from '../../../shared/rules/push-kinds.ts'
import { addressKey } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Browsers that are told of the cases of an address. Whoever knows an endpoint and its keys can write to that browser. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: serial().primaryKey(),
    emailKey: addressKey().notNull(),
    /** The browser's own user: signing out there ends it. */
    userId: text().notNull(),
    /** Keyed hash of the endpoint: a browser is one row, and one person's. */
    endpointHash: text().notNull().unique(),
    /** Sealed JSON of endpoint and keys. */
    deviceSealed: sealedBytes().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_devices_email').on(table.emailKey, table.id),
    index('push_devices_user').on(table.userId),
  ],
)
export type PushDeviceRow = typeof pushDevices.$inferSelect

/** What an address wants to be told; without a row, everything. */
export const pushChoices = pgTable('push_choices', {
  emailKey: addressKey().primaryKey(),
  kinds: jsonb().$type<PushKind[]>().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})

/** What will be told about a client, and when. `occasion` names it once and for all: it is told once. */
export const scheduledPushes = pgTable(
  'scheduled_pushes',
  {
    occasion: text().primaryKey(),
    clientId: integer().notNull(),
    kind: text({ enum: pushKinds }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** 'dropped': nobody wanted to hear it, or it was too late. */
    status: text({ enum: ['due', 'queued', 'dropped'] })
      .notNull()
      .default('due'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('scheduled_pushes_due').on(table.status, table.dueAt),
    index('scheduled_pushes_client').on(table.clientId),
  ],
)
export type ScheduledPushRow = typeof scheduledPushes.$inferSelect
