/** Floods the live channel from a process of its own: sockets that say more than they may, and come back each time they are cut off. */
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'

export interface Flood {
  address: string
  /** Of the free session that anybody is given. */
  cookie: string
  sockets: number
  /** Of all sockets together. */
  events: number
}

/** So many at once, then whatever else waits has its turn. */
const burst = 200

process.on('message', async ({ address, cookie, sockets, events }: Flood) => {
  const counts = { sent: 0, cutOff: 0, refused: 0 }
  const flood = async () => {
    const socket = io(address, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie },
      reconnectionDelay: 1,
      reconnectionDelayMax: 50,
      randomizationFactor: 0,
    })
    socket.on('disconnect', (reason) => {
      counts.cutOff += 1
      // What the server ended is not tried again by the library itself.
      if (reason === 'io server disconnect') socket.connect()
    })
    socket.on('connect_error', () => {
      counts.refused += 1
    })
    const endsAt = Date.now() + 30_000
    while (counts.sent < events && Date.now() < endsAt) {
      if (socket.connected)
        for (let each = 0; each < burst; each += 1) {
          socket.volatile.emit('subscribe-client', 1 + (each % 10))
          counts.sent += 1
        }
      await pause(0)
    }
    socket.disconnect()
  }
  await Promise.all(Array.from({ length: sockets }, flood))
  process.send?.(counts)
})
