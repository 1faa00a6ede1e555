import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
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
  fresh ??= await onKeeper(url, readFreshState)
  const state = fresh
  return {
    url,
    giveBack: async () => {
      const emptied = await onKeeper(url, async (connection) => {
        await endOthers(connection)
        return isFreshAgain(connection, state)
      }).catch(() => false)
      if (emptied && spares.length < mostSpares) {
        spares.push(url)
        return true
      }
      await dismissKeeper(url)
      return false
    },
  }
}

const others = `from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
/** Times that connections on their way out are waited for, and for how long each. */
const waits = { times: 50, ms: 10 } as const

/**
 * Ends whatever is still connected. A pool that was closed has said goodbye, and its last connections end by themselves in a moment: one that is ended while it
 * leaves hears of it where nobody listens any more, and fails a test that is over.
 */
async function endOthers(connection: OneConnection): Promise<void> {
  for (let time = 0; time < waits.times; time++) {
    const { rows } = await connection.query<{ count: number }>(`select count(*)::int as count ${others}`)
    if (rows[0]?.count === 0) return
    await pause(waits.ms)
  }
  await connection.exec(`select pg_terminate_backend(pid) ${others}`)
}

/**
 * One connection to each database that lives as long as the database does: a new one would look up each of its hundred and fifty tables
 * before it could say whether they are empty, which took longer than emptying them.
 */
const keepers = new Map<string, pg.Client>()

/** Does the work on the connection over which this database is looked after: no test uses it. */
export async function onKeeper<Result>(
  url: string,
  work: (connection: OneConnection) => Promise<Result>,
): Promise<Result> {
  const client = keepers.get(url) ?? (await hireKeeper(url))
  return work({
    query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
      client.query<Row>({ name: nameOf(text), text, ...(values && { values }) }),
    exec: (statements) => client.query(statements),
  })
}

async function hireKeeper(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // The cluster ends before the workers do.
  client.on('error', () => keepers.delete(url))
  await client.connect()
  keepers.set(url, client)
  return client
}

async function dismissKeeper(url: string): Promise<void> {
  const client = keepers.get(url)
  keepers.delete(url)
  await client?.end()
}

/** Under its name the database keeps the plan of a question that is asked each time. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
