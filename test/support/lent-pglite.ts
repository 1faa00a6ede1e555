import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { CountingPglite } from '../../src/server/platform/db/pipelined-queries.ts'
import { type FreshState, isFreshAgain, readFreshState } from './fresh-state.ts'

interface Spare {
  client: CountingPglite
  fresh: FreshState
}

/** What the test files of a worker have closed and emptied. Opening an embedded database takes a second of a core. */
const spares: Spare[] = []
const mostSpares = 3

/**
 * An embedded database that holds what a new one holds: one that an earlier test closed, or the one that `open` makes.
 * When the test closes it, it answers nothing more, so that work left behind cannot write into the next test's.
 */
export async function lendPglite(open: () => Promise<CountingPglite>): Promise<CountingPglite> {
  return lent(spares.pop() ?? (await opened(open)))
}

async function opened(open: () => Promise<CountingPglite>): Promise<Spare> {
  const client = await open()
  return { client, fresh: await readFreshState(client) }
}

function lent({ client, fresh }: Spare): CountingPglite {
  const state = { closed: false }
  const unlisten: (() => Promise<void>)[] = []
  const close = async () => {
    if (state.closed) return
    state.closed = true
    // A transaction that somebody left open would hold it for ever.
    const emptied = await Promise.race([
      giveBack(client, fresh, unlisten),
      pause(5000, false, { ref: false }),
    ])
    if (emptied && spares.length < mostSpares) spares.push({ client, fresh })
    else await client.close()
  }
  return new Proxy(client, {
    get(target, name) {
      if (name === 'close') return close
      if (name === 'closed') return state.closed
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (state.closed) throw new Error('PGlite is closed')
        const answer = Reflect.apply(value, target, args)
        if (name === 'listen')
          void (answer as ReturnType<PGlite['listen']>).then((stop) => unlisten.push(stop))
        return answer
      }
    },
  })
}

async function giveBack(
  client: PGlite,
  fresh: FreshState,
  unlisten: (() => Promise<void>)[],
): Promise<boolean> {
  try {
    for (const stop of unlisten) await stop()
    await client.exec('rollback')
    // What the test prepared or set on the one connection there is.
    await client.exec('discard all')
    return await isFreshAgain(client, fresh)
  } catch {
    return false
  }
}
