import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Driver } from '../db/database.ts'
import { noticingSilence, surviveLostConnections } from '../db/lost-connections.ts'
import type { Log } from '../log/log.ts'
import type { LiveChannel } from './live-channel.ts'
import { createSocketLiveChannel } from './socket-live-channel.ts'

/** Any constant of this product's own, beside the one of the migrations. */
const lockNumber = 4_127_002

/**
 * The live channel of this database: within the one process that may hold the embedded database, or across all
 * processes on one PostgreSQL.
 */
export async function openLiveChannel(driver: Driver, log: Log): Promise<LiveChannel> {
  if (driver.kind === 'pglite') return closedOnce(createSocketLiveChannel(log), async () => undefined)
  const pool = new pg.Pool({
    connectionString: driver.url,
    max: 3,
    application_name: 'armor-live',
    ...noticingSilence(driver.patienceMs),
  })
  surviveLostConnections(pool, (error) =>
    log.warn({ err: error }, 'a connection of the live channel was lost'),
  )
  // Where the adapter puts payloads that are too long for a notification; nothing in it outlives a restart.
  // Two first starts at once would both find no table; one text is one transaction, and the lock lasts as long.
  await pool.query(`select pg_advisory_xact_lock(${lockNumber});
    create unlogged table if not exists socket_io_attachments
    (id bigserial unique, created_at timestamptz default now(), payload bytea)`)
  const adapter = createAdapter(givingBackLost(pool), {
    errorHandler: (error) => log.warn({ err: error }, 'the live channel lost its connection for a moment'),
  })
  return closedOnce(createSocketLiveChannel(log, { adapter }), () => pool.end())
}

/**
 * The pool as the adapter uses it. The adapter listens on one connection, comes back by itself two seconds after that has
 * ended, and never gives the old one back: after three restarts of the database the pool would have none left. Where
 * LISTEN itself fails, the end of the connection alone is told, so that it does not come back twice and hear all twice.
 */
function givingBackLost(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    const client = await pool.connect()
    client.once('end', () => client.release(true))
    const query = client.query.bind(client)
    Object.assign(client, {
      query: (text: string, ...more: unknown[]) => {
        // Given back at the end, this connection serves the pool's last question, which has values and waits for its answer.
        if (more.length > 0) return Reflect.apply(query, client, [text, ...more])
        return query(text).catch(() => {
          void client.end()
        })
      },
    })
    return client
  }
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The app closes the channel before its sockets, and whoever opened it closes it in any case. */
function closedOnce(channel: LiveChannel, after: () => Promise<void>): LiveChannel {
  let closing: Promise<void> | null = null
  return {
    ...channel,
    close: () => {
      closing ??= channel.close().then(after)
      return closing
    },
  }
}
