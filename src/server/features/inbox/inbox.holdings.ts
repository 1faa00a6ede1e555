import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { supportMessages } from './inbox.tables.ts'

/** What is held of a person here. */
export const inboxHoldings: readonly Holding[] = [goesWithClient(supportMessages)]

/** What is told of it in the archive of a person's data. */
export const inboxTold: readonly Told<Deps>[] = [
  {
    part: 'messages',
    records: async (deps, { clientId }) => {
      const rows = await selectMessagesOf(deps.database.db, clientId)
      return rows.map(({ sender, authorName, bodySealed, createdAt }) => ({
        from: sender,
        by: authorName,
        text: deps.sealer.openText(bodySealed, `support-message:${clientId}`),
        at: createdAt,
      }))
    },
  },
]

async function selectMessagesOf(queryable: Queryable, clientId: number) {
  return queryable
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.clientId, clientId))
    .orderBy(asc(supportMessages.id))
}
