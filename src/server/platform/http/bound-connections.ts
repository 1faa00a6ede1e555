import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { callerKey } from './rate-limiter.ts'

/** How long somebody may take to say what is wanted; nobody's browser needs a second. */
export const headersWithinMs = 15_000
/** How often it is looked who has taken too long. */
export const lookEveryMs = 1_000

/**
 * Ends what one caller opens beyond its number of connections, of whatever kind: each costs a file descriptor and memory, and none
 * of the limits of calls counts one that asks nothing. Only for a server that callers reach themselves: behind a proxy all come from its address.
 */
export function boundConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const key = callerKey(socket.remoteAddress ?? '')
    const count = (open.get(key) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
  })
}
