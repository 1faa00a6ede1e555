import type { Database } from '../../src/server/platform/db/database.ts'
import { type FreshState, isFreshAgain, readFreshState } from './fresh-state.ts'
import { onKeeper } from './lent-postgres.ts'

/**
 * Its first call notes what a PostgreSQL database of a test holds; each further one takes out what came since and puts back what
 * was changed. Nothing may be at work in it meanwhile.
 */
export function putBackState(database: Database): () => Promise<void> {
  let fresh: FreshState | undefined
  return async () => {
    if (database.driver.kind !== 'postgres') throw new Error('Only a database of PostgreSQL is put back.')
    await onKeeper(database.driver.url, async (connection) => {
      if (fresh === undefined) fresh = await readFreshState(connection)
      else if (!(await isFreshAgain(connection, fresh)))
        throw new Error('The test changed the shape of its database: it needs one of its own.')
    })
  }
}
