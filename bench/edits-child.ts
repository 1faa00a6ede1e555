/** Holds many sockets and sends edits from one process: both ends of what is measured have one clock. */
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'

export interface EditsRequest {
  address: string
  cookie: string
  sockets: number
  edits: number
  /** What is patched, and what every socket then hears. */
  path: string
  event: string
}

/** Milliseconds from the edit's first byte until the first, and until the last socket heard of it. */
export interface EditTimes {
  first: number[]
  last: number[]
}

const longestMs = 20_000

process.on('message', async (request: EditsRequest) => {
  process.send?.(await measure(request))
})

async function measure({
  address,
  cookie,
  sockets,
  edits,
  path,
  event,
}: EditsRequest): Promise<EditTimes | string> {
  const opened: Socket[] = []
  // A few at once, as browsers come.
  while (opened.length < sockets)
    opened.push(...(await Promise.all(Array.from({ length: 25 }, () => open(address, cookie)))))
  const times: EditTimes = { first: [], last: [] }
  try {
    for (let edit = 0; edit < edits; edit += 1) {
      const heard = Promise.all(opened.map((socket) => nextOf(socket, event)))
      const started = performance.now()
      const answered = fetch(`${address}${path}`, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ results: `result ${edit}` }),
      })
      const at = (await heard).map((each) => each - started)
      if ((await answered).status !== 200) return `the edit was answered ${(await answered).status}`
      times.first.push(Math.min(...at))
      times.last.push(Math.max(...at))
      await pause(100)
    }
    return times
  } catch (error) {
    return String(error)
  } finally {
    for (const socket of opened) socket.disconnect()
  }
}

function open(address: string, cookie: string): Promise<Socket> {
  const socket = io(address, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  })
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject)
    socket.once('staff-subscribed', () => resolve(socket))
    socket.once('connect', () => socket.emit('subscribe-staff'))
  })
}

function nextOf(socket: Socket, event: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a socket heard nothing')), longestMs)
    socket.once(event, () => {
      clearTimeout(timer)
      resolve(performance.now())
    })
  })
}
