import { getTableName } from 'drizzle-orm'
import type { Holding } from '../../holding.ts'
import { dropDraftFiles, lockDraftFiles } from './imports.store.ts'
import { clientImports } from './imports.tables.ts'

/**
 * What is held of people here: the file of an import that has not run, for a day. Whom it names is not known without reading all of it, so each
 * deletion takes all such files, and whoever still needs one uploads it again (decision 207). One that runs is read to its end in minutes.
 */
export const importsHoldings: readonly Holding[] = [
  {
    table: getTableName(clientImports),
    how: 'emptied',
    until: ['client goes', 'application goes'],
    fileKey: clientImports.fileKey,
    // The second look after a deletion knows nobody any more: what was uploaded since stays.
    files: async (queryable, { said }) => (said.length === 0 ? [] : lockDraftFiles(queryable)),
    clear: async (tx, { said }) => {
      if (said.length > 0) await dropDraftFiles(tx)
    },
    clearApplication: async (tx, { said }) => {
      if (said.length > 0) await dropDraftFiles(tx)
    },
  },
]
