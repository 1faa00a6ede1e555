import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectIncomplete, writeSearchWords } from './client-words.store.ts'

const atOnce = 200

/**
 * Gives the clients that were made before there were search words, missing files, next deadlines and their proof what they
 * lack; the words come last and mark a client as done. Run at every start: with nothing to do it is one look. Killed in the
 * middle it goes on at the next start.
 * @param recount counts what is kept beside a client from other records, in the transaction
 */
export async function completeOldClients(
  deps: Pick<Deps, 'database'>,
  recount: (tx: Queryable, clientId: number) => Promise<void>,
): Promise<void> {
  for (let afterId = 0; ; ) {
    const rows = await selectIncomplete(deps.database.db, afterId, atOnce)
    const last = rows.at(-1)
    if (!last) return
    await deps.database.transaction(async (tx) => {
      for (const client of rows) {
        await recount(tx, client.id)
        await writeSearchWords(tx, client)
      }
    })
    afterId = last.id
  }
}
