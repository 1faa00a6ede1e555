import pg from 'pg'
import { type FreshState, isFreshAgain, type OneConnection, readFreshState } from './fresh-state.ts'

/** The addresses of what the test files of a worker have closed and emptied. Copying the template takes a third of a second. */
const spares: string[] = []
const mostSpares = 3
/** All are copies of one template. */
let fresh: FreshState | undefined

export interface LentPostgres {
  url: string
  /** Ends whatever is still connected, empties it and keeps it for the next test. @returns false: it is good for nothing more */
  giveBack(): Promise<boolean>
}

/** The address of a PostgreSQL database that holds what a new one holds: one that an earlier test closed, or the one that `create` makes. */
export async function lendPostgres(create: () => Promise<string>): Promise<LentPostgres> {
  const url = spares.pop() ?? (await create())
  fresh ??= await onConnection(url, readFreshState)
  const state = fresh
  return {
    url,
    giveBack: async () => {
      const emptied = await onConnection(url, async (connection) => {
        await connection.exec(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        return isFreshAgain(connection, state)
      }).catch(() => false)
      if (emptied && spares.length < mostSpares) {
        spares.push(url)
        return true
      }
      return false
    },
  }
}

/** Does the work on a connection of its own. */
export async function onConnection<Result>(
  url: string,
  work: (connection: OneConnection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work({
      query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
        client.query<Row>(text, values),
      exec: (statements) => client.query(statements),
    })
  } finally {
    await client.end()
  }
}
