import { isIPv6 } from 'node:net'
import type { Clock } from '../clock.ts'
import type { SharedCounts } from '../db/rate-counts.store.ts'

export interface Limit {
  max: number
  windowSeconds: number
}

/** Counts requests by group and caller in fixed windows; with shared counts, across all servers on one database. */
export interface RateLimiter {
  /** Counts one request. @returns 0 when it may pass, else the whole seconds until the window ends. */
  take(group: string, caller: string, limit: Limit): Promise<number>
  /** The same without waiting: what other servers counted is known a little later. */
  takeNow(group: string, caller: string, limit: Limit): number
}

/** Beyond this many counters the ended ones are removed: an attacker with many addresses cannot fill the memory. */
const mostCounters = 20_000
/**
 * What is shared is told in parts of the limit this small: whoever asks little costs the database nothing, and limits below forty are kept to
 * the request.
 */
const partsOfLimit = 20

interface Counter {
  /** All that is known of: what was told and answered, and what is being told. */
  shared: number
  /** Counted here and told to nobody yet. */
  untold: number
  endsAt: number
}

/** @param shared absent: this process is alone */
export function createRateLimiter(clock: Clock, shared?: SharedCounts): RateLimiter {
  const counters = new Map<string, Counter>()
  const removeEnded = (now: number) => {
    for (const [key, counter] of counters) if (counter.endsAt <= now) counters.delete(key)
    if (counters.size >= mostCounters) counters.clear()
  }
  const counterOf = (key: string, limit: Limit, now: number) => {
    const known = counters.get(key)
    // A window that ends later than any can was counted by a clock that has been set back since.
    if (known && known.endsAt > now && known.endsAt <= now + limit.windowSeconds * 1000) return known
    if (counters.size >= mostCounters) removeEnded(now)
    const counter = { shared: 0, untold: 0, endsAt: now + limit.windowSeconds * 1000 }
    counters.set(key, counter)
    return counter
  }

  /** @returns what this process knows, and, when it is time, the answer of all; null when they cannot be asked */
  function count(group: string, caller: string, limit: Limit) {
    const now = clock.now()
    const key = `${group} ${callerKey(caller)}`
    const counter = counterOf(key, limit, now.getTime())
    const left = () => Math.max(1, Math.ceil((counter.endsAt - now.getTime()) / 1000))
    counter.untold += 1
    // Whoever is refused already is refused here: a flood costs the database nothing.
    if (counter.shared + counter.untold > limit.max) return { wait: left(), all: null }
    if (!shared || counter.untold < Math.floor(limit.max / partsOfLimit)) return { wait: 0, all: null }
    const told = counter.untold
    counter.shared += told
    counter.untold = 0
    const all = shared.add(key, told, limit, now).then(
      (answer) => {
        counter.shared = Math.max(counter.shared, answer.count)
        counter.endsAt = Math.min(answer.endsAt.getTime(), now.getTime() + limit.windowSeconds * 1000)
        return answer.count <= limit.max ? 0 : left()
      },
      () => {
        // It is told with the next part; until then each server counts for itself.
        counter.shared -= told
        counter.untold += told
        return 0
      },
    )
    return { wait: 0, all }
  }

  return {
    async take(group, caller, limit) {
      const { wait, all } = count(group, caller, limit)
      return all === null ? wait : all
    },
    takeNow: (group, caller, limit) => count(group, caller, limit).wait,
  }
}

/** One household or server has a whole IPv6 /64: its addresses count as one caller. */
export function callerKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const missing = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return [...left, ...missing, ...right].slice(0, 4).join(':')
}
