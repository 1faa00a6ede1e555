import { getTableName } from 'drizzle-orm'
import { type Holding, noClient, remains } from '../../holding.ts'
import { forgetTags } from './keep-imported-tags.ts'
import { clientTags, tags } from './tags.tables.ts'

/** What is held of a person here. A word that nobody else has goes with its last client. */
export const tagsHoldings: readonly Holding[] = [
  {
    table: getTableName(clientTags),
    how: 'goes',
    until: ['client goes'],
    clear: async (tx, { clientId }) => {
      if (clientId !== noClient) await forgetTags(tx, [clientId])
    },
  },
  ...remains(
    'nobody',
    'words of the office, sealed; each goes with the last client who has it',
    getTableName(tags),
  ),
]
