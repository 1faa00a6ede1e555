import type { Deps } from '../../deps.ts'
import { figureOutcomes } from './figure-outcomes.ts'
import { selectUnfigured } from './outcomes.store.ts'

const atOnce = 100

/** Outcomes of answers from before they were figured, a client a transaction. Killed in the middle it goes on; again it finds nothing new. */
export async function figureEarlierOutcomes(deps: Deps): Promise<void> {
  const { database } = deps
  for (let after = 0; ; ) {
    const ids = await selectUnfigured(database.db, { after, limit: atOnce })
    const last = ids.at(-1)
    if (last === undefined) return
    for (const clientId of ids) await database.transaction((tx) => figureOutcomes(deps, tx, { clientId }))
    after = last
  }
}
