import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/** Settings that were made in the browser: the text, or the logo’s picture, sealed for its name, since some are keys. The environment comes before. */
export const keptSettings = pgTable('kept_settings', {
  name: text().primaryKey(),
  valueSealed: sealedBytes().notNull(),
  changedBy: personText('kept_settings.changed_by').notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
})

/** When something was last proven to work: a test mail that arrived, a webhook that was seen. */
export const setupProofs = pgTable('setup_proofs', {
  kind: text().primaryKey(),
  /** What it was proven for, as a hash; another one proves nothing: the mail server, the keys. */
  about: text().notNull(),
  detail: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
