import { isIPv6 } from 'node:net'
import type { Clock } from '../clock.ts'

export interface Limit {
  max: number
  windowSeconds: number
}

/** Counts requests by group and caller in fixed windows, in this process. */
export interface RateLimiter {
  /** Counts one request. @returns 0 when it may pass, else the whole seconds until the window ends. */
  take(group: string, caller: string, limit: Limit): number
}

/** Beyond this many counters the ended ones are removed: an attacker with many addresses cannot fill the memory. */
const mostCounters = 20_000

export function createRateLimiter(clock: Clock): RateLimiter {
  const counters = new Map<string, { count: number; endsAt: number }>()
  const removeEnded = (now: number) => {
    for (const [key, counter] of counters) if (counter.endsAt <= now) counters.delete(key)
    if (counters.size >= mostCounters) counters.clear()
  }
  return {
    take(group, caller, limit) {
      const now = clock.now().getTime()
      const key = `${group} ${callerKey(caller)}`
      let counter = counters.get(key)
      // A window that ends later than any can was counted by a clock that has been set back since.
      const isOver = !counter || counter.endsAt <= now || counter.endsAt > now + limit.windowSeconds * 1000
      if (!counter || isOver) {
        if (counters.size >= mostCounters) removeEnded(now)
        counter = { count: 0, endsAt: now + limit.windowSeconds * 1000 }
        counters.set(key, counter)
      }
      counter.count += 1
      return counter.count <= limit.max ? 0 : Math.max(1, Math.ceil((counter.endsAt - now) / 1000))
    },
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
