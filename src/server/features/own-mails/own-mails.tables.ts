import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownMailTriggers } from '../../../shared/rules/own-mail-triggers.ts'
import type { OwnMailTexts } from '../../../shared/texts/own-mail-texts.ts'

/** Kinds of mail of the operator's own: every version of each, append-only. The newest is in force. */
export const ownMailVersions = pgTable(
  'own_mail_versions',
  {
    kindId: integer().notNull(),
    /** From 1 on: of two who save over the same version one is refused. */
    version: integer().notNull(),
    name: text().notNull(),
    /** The same in all versions of a kind. */
    trigger: text({ enum: ownMailTriggers }).notNull(),
    delayMinutes: integer().notNull(),
    isOn: boolean().notNull(),
    texts: jsonb().$type<OwnMailTexts>().notNull(),
    madeBy: text().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kindId, table.version] })],
)
export type OwnMailVersionRow = typeof ownMailVersions.$inferSelect

/**
 * A mail of such a kind that a happening called for, and when it is due. `occasion` names kind, client and happening once and
 * for all ('own:3:12:round-1'), and becomes the mail's dedupe key.
 */
export const ownMailsDue = pgTable(
  'own_mails_due',
  {
    occasion: text().primaryKey(),
    clientId: integer().notNull(),
    kindId: integer().notNull(),
    happenedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of a mailed letter its round. */
    round: integer(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    status: text({ enum: ['due', 'queued', 'dropped'] })
      .notNull()
      .default('due'),
    /** Why it was dropped. */
    reason: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('own_mails_due_due').on(table.status, table.dueAt),
    index('own_mails_due_client').on(table.clientId),
  ],
)
export type OwnMailDueRow = typeof ownMailsDue.$inferSelect
