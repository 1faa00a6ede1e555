import { getTableName } from 'drizzle-orm'
import type { Holding } from '../../holding.ts'
import { clientImports } from './imports.tables.ts'

/** What is held of people here: the file of an import that has not run, for a day. */
export const importsHoldings: readonly Holding[] = [
  {
    table: getTableName(clientImports),
    how: 'nobody',
    why: 'counts, and a sealed file that goes when the import has run, after a day at the latest',
    fileKey: clientImports.fileKey,
  },
]
