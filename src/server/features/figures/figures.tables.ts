import { date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

/**
 * What became of each disputed item, one row for an item of a case at a bureau, as the newest answer that counts says it. Worked out
 * anew with every change of answers and letters, so that the reports count rows and open no sealed answer. Rule and furnisher stand as
 * tokens: what a report says of somebody is not in the clear (decision 042).
 */
export const answeredItems = pgTable(
  'answered_items',
  {
    id: serial().primaryKey(),
    clientId: integer().notNull(),
    bureau: text({ enum: ['experian', 'equifax', 'transunion'] }).notNull(),
    /** Of the finding's fingerprint. */
    itemToken: text().notNull(),
    ruleToken: text().notNull(),
    /** Of the name's letters and digits; null: of no company. */
    furnisherToken: text(),
    /** As the report prints it. */
    furnisherSealed: sealedBytes(),
    outcome: text({
      enum: ['deleted', 'corrected', 'verified', 'changed_still_wrong', 'reinserted', 'reaged'],
    }).notNull(),
    answeredOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('answered_items_once').on(table.clientId, table.bureau, table.itemToken),
    index('answered_items_day').on(table.answeredOn),
  ],
)
export type AnsweredItemRow = typeof answeredItems.$inferSelect

/** Letters to bureaus that were answered and whose delivery a file proves: how long the answer took. */
export const answeredLetters = pgTable(
  'answered_letters',
  {
    documentId: integer().primaryKey(),
    clientId: integer().notNull(),
    bureau: text({ enum: ['experian', 'equifax', 'transunion'] }).notNull(),
    deliveredOn: date({ mode: 'string' }).notNull(),
    answeredOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    index('answered_letters_client').on(table.clientId),
    index('answered_letters_day').on(table.answeredOn),
  ],
)
export type AnsweredLetterRow = typeof answeredLetters.$inferSelect
