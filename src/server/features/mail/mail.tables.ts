import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What will be sent to a client by itself, and when. `occasion` names it once and for all ('round1-followup:12:2026-11-20'),
 * and becomes the mail's dedupe key: whoever sends it, and however often, it is one mail.
 */
export const scheduledMails = pgTable(
  'scheduled_mails',
  {
    occasion: text().primaryKey(),
    clientId: integer().notNull(),
    mailType: text().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    status: text({ enum: ['due', 'queued', 'dropped'] })
      .notNull()
      .default('due'),
    /** Why it was dropped. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('scheduled_mails_due').on(table.status, table.dueAt),
    index('scheduled_mails_client').on(table.clientId),
  ],
)
export type ScheduledMailRow = typeof scheduledMails.$inferSelect
