import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Driver } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { LiveChannel } from './live-channel.ts'
import { createSocketLiveChannel } from './socket-live-channel.ts'

/**
 * The live channel of this database: within the one process that may hold the embedded database, or across all
 * processes on one PostgreSQL.
 */
export async function openLiveChannel(driver: Driver, log: Log): Promise<LiveChannel> {
  if (driver.kind === 'pglite') return closedOnce(createSocketLiveChannel(log), async () => undefined)
  const pool = new pg.Pool({ connectionString: driver.url, max: 3, application_name: 'armor-live' })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection of the live channel was lost'))
  // Where the adapter puts payloads that are too long for a notification; nothing in it outlives a restart.
  await pool.query(`create unlogged table if not exists socket_io_attachments
    (id bigserial unique, created_at timestamptz default now(), payload bytea)`)
  const adapter = createAdapter(pool, {
    errorHandler: (error) => log.warn({ err: error }, 'the live channel lost its connection for a moment'),
  })
  return closedOnce(createSocketLiveChannel(log, adapter), () => pool.end())
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
