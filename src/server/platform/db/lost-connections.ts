import type pg from 'pg'

/**
 * Whoever has a connection in hand learns of its loss by its query. The event of the connection comes beside it, also
 * between two queries, and without a listener it would end the process.
 */
export function surviveLostConnections(pool: pg.Pool, note: (error: Error) => void): void {
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
}

/** Longer than the server itself takes to end a statement: only a server that is silent is left without its answer. */
const graceMs = 2_000

/**
 * Settings of a pool by which a server is noticed that is gone without a word (a failover, a cut network): nobody waits for
 * a connection or an answer for ever, and a connection on which nothing is said is tried.
 * @param patienceMs for one statement
 */
export const noticingSilence = (patienceMs: number) => ({
  connectionTimeoutMillis: 5_000,
  query_timeout: patienceMs + graceMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/**
 * A connection that is closed by its first query without an answer: the driver would send the next one, a transaction's
 * `rollback`, into the same silence.
 */
export function leavingSilent(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name !== 'query') return value.bind(target)
      return (...args: unknown[]) => {
        const asked: unknown = Reflect.apply(value, target, args)
        if (asked instanceof Promise) asked.catch((error: unknown) => closeIfSilent(target, error))
        return asked
      }
    },
  })
}

function closeIfSilent(client: pg.PoolClient, error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'Query read timeout') return
  // A connection of a pool has `end`, too: with a query under way it drops the socket.
  void (client as unknown as pg.Client).end().catch(() => undefined)
}
