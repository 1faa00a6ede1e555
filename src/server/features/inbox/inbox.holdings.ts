import { asc, eq, getTableName, inArray, lt, max, type SQL } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Holding, Told } from '../../holding.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { deleteMails } from '../outbox/outbox.holdings.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { supportMessages, visitorMessages } from './inbox.tables.ts'
import { visitorMailKey } from './send-visitor-message.ts'
import { openVisitorContent } from './visitor-content.ts'

/** What is held of a person here. */
export const inboxHoldings: readonly Holding[] = [
  goesWithClient(supportMessages),
  {
    table: getTableName(visitorMessages),
    how: 'goes',
    until: ['client goes', 'nobody came back'],
    clear: async (tx, { ownAddress }) => {
      if (ownAddress !== null) await deleteVisitorMessages(tx, eq(visitorMessages.emailKey, ownAddress))
    },
    knows: { rows: visitorMessages, address: visitorMessages.emailKey },
    // Two years after the last word of either side, whoever else the address is known as.
    forget: async (tx, { before }) => {
      const over = tx
        .select({ emailKey: visitorMessages.emailKey })
        .from(visitorMessages)
        .groupBy(visitorMessages.emailKey)
        .having(lt(max(visitorMessages.createdAt), before))
      await deleteVisitorMessages(tx, inArray(visitorMessages.emailKey, over))
    },
  },
]

/** With what was mailed to the support address of them. */
async function deleteVisitorMessages(tx: Queryable, which: SQL): Promise<void> {
  const gone = await tx.delete(visitorMessages).where(which).returning({ id: visitorMessages.id })
  const keys = gone.map(({ id }) => visitorMailKey(id))
  await deleteMails(tx, keys.length === 0 ? undefined : inArray(mailOutbox.dedupeKey, keys))
}

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
  {
    part: 'messages',
    records: async (deps, { address }) => (address === null ? [] : visitorRecords(deps, address)),
  },
]

/** Only for whoever has proven the address. */
async function visitorRecords(deps: Deps, address: string): Promise<object[]> {
  const rows = await deps.database.db
    .select()
    .from(visitorMessages)
    .where(eq(visitorMessages.emailKey, address))
    .orderBy(asc(visitorMessages.id))
  return rows.map((row) => {
    const { sender: from, authorName: by, createdAt: at, isProven: signedIn } = row
    return { from, by, ...openVisitorContent(deps, row), signedIn, at }
  })
}

async function selectMessagesOf(queryable: Queryable, clientId: number) {
  return queryable
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.clientId, clientId))
    .orderBy(asc(supportMessages.id))
}
