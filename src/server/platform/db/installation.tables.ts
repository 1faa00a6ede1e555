import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sealedBytes } from './sealed-bytes.ts'

/**
 * One row: which installation this data is. `id` names its key file; the sealed token key is what only the right
 * encryption key opens, and so also the proof that the key at hand is the one that this data was sealed with. The file store
 * id is the same proof for the folder of files.
 */
export const installation = pgTable('installation', {
  /** Always 1. */
  single: integer().primaryKey(),
  id: text().notNull(),
  tokenKeySealed: sealedBytes().notNull(),
  /** What the folder of the files carries, too; null until a server has found one (decision 043). */
  fileStoreId: text(),
})
