import { systemClock } from '../clock.ts'
import { callerKey, createRateLimiter, type Limit, type RateLimiter } from '../http/rate-limiter.ts'
import type { Log } from '../log/log.ts'

/**
 * One tab says a few words when it connects and one every thirty seconds; forty in ten seconds is no tab.
 */
const ofOneSocket: Limit = { max: 40, windowSeconds: 10 }
/** Refusals are told to the log together, so that a flood does not fill it. */
const toldEveryMs = 10_000

export interface LiveLimits {
  /** Messages of one caller, all its connections together; a new connection counts as one. */
  messages: Limit
  /** Connections of one caller at once. */
  connections: number
}

/** What one connection may still do. */
export interface BoundConnection {
  /** Counts one message. @returns why the connection ends here; null when it may go on */
  count(kind: 'word' | 'heartbeat'): 'connection' | 'caller' | null
  /** The connection is gone. */
  end(): void
}

export interface LiveBounds {
  /** Whether this caller may open another connection now. A refusal stands in the log. */
  mayConnect(caller: string): boolean
  open(caller: string): BoundConnection
}

/**
 * Bounds the live channel for each caller, and for each of their connections.
 * @param words counts messages of a caller, of all servers together where it does; connections are bounded by each server for itself, whose memory they take
 */
export function createLiveBounds(
  limits: LiveLimits,
  log: Log,
  words: RateLimiter = createRateLimiter(systemClock),
): LiveBounds {
  const connections = new Map<string, number>()
  const refusals = { count: 0, toldAt: Number.NEGATIVE_INFINITY }
  const noteRefusal = () => {
    refusals.count += 1
    const now = performance.now()
    if (now - refusals.toldAt < toldEveryMs) return
    log.warn({ refused: refusals.count }, 'live connections were refused: a caller has too many')
    Object.assign(refusals, { count: 0, toldAt: now })
  }
  return {
    mayConnect(caller) {
      const isFree = (connections.get(callerKey(caller)) ?? 0) < limits.connections
      if (isFree && words.takeNow('live', caller, limits.messages) === 0) return true
      noteRefusal()
      return false
    },
    open(caller) {
      const key = callerKey(caller)
      connections.set(key, (connections.get(key) ?? 0) + 1)
      let [said, windowEndsAt, isOpen] = [0, 0, true]
      return {
        count(kind) {
          const now = performance.now()
          if (now >= windowEndsAt) [said, windowEndsAt] = [0, now + ofOneSocket.windowSeconds * 1000]
          said += 1
          if (said > ofOneSocket.max) return 'connection'
          return kind === 'word' && words.takeNow('live', caller, limits.messages) > 0 ? 'caller' : null
        },
        end() {
          if (!isOpen) return
          isOpen = false
          const left = (connections.get(key) ?? 1) - 1
          if (left > 0) connections.set(key, left)
          else connections.delete(key)
        },
      }
    },
  }
}
