import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  emptyWordsInTheClear,
  hashWords,
  selectIncomplete,
  selectInTheClear,
  writeSearchWords,
} from './client-words.store.ts'

const atOnce = 200

/**
 * Gives the clients that were made before there were hashed search words, missing files and next deadlines what they lack; the
 * words come last and mark a client as done. Run at every start: with nothing to do it is one look. Killed in the middle it goes
 * on at the next start.
 * @param recount counts what is kept beside a client from other records, in the transaction
 */
export async function completeOldClients(
  deps: Pick<Deps, 'database'>,
  recount: (tx: Queryable, clientId: number) => Promise<void>,
): Promise<void> {
  await hashOldWords(deps)
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

/** Words that stand in the clear are hashed, which needs nothing else counted anew: a hundred thousand clients wait for it once. */
async function hashOldWords({ database }: Pick<Deps, 'database'>): Promise<void> {
  let any = false
  for (;;) {
    const rows = await selectInTheClear(database.db, atOnce)
    if (rows.length === 0) break
    any = true
    await database.transaction((tx) => hashWords(tx, rows))
  }
  if (any) await emptyWordsInTheClear(database.db)
}
