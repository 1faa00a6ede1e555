import pg from 'pg'
import type { Database } from '../../src/server/platform/db/database.ts'
import { type FreshState, isFreshAgain, type OneConnection, readFreshState } from './fresh-state.ts'

/**
 * Its first call notes what a PostgreSQL database of a test holds; each further one takes out what came since and puts back what
 * was changed. Nothing may be at work in it meanwhile.
 */
export function putBackState(database: Database): () => Promise<void> {
  let fresh: FreshState | undefined
  return async () => {
    if (database.driver.kind !== 'postgres') throw new Error('Only a database of PostgreSQL is put back.')
    const client = new pg.Client({ connectionString: database.driver.url })
    await client.connect()
    const connection = connectionOf(client)
    try {
      if (fresh === undefined) fresh = await readFreshState(connection)
      else if (!(await isFreshAgain(connection, fresh)))
        throw new Error('The test changed the shape of its database, or filled it: it needs one of its own.')
    } finally {
      await client.end()
    }
  }
}

const connectionOf = (client: pg.Client): OneConnection => ({
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
    client.query<Row>(text, values),
  exec: (statements) => client.query(statements),
})
