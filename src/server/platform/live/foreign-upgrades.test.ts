import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import type { LiveChannel } from './live-channel.ts'
import { createSocketLiveChannel } from './socket-live-channel.ts'

const asks = (path: string, upgrade: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`
const plain = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n'

let server: Server
let live: LiveChannel
beforeAll(async () => {
  server = createServer((_, reply) => reply.end('the page'))
  live = createSocketLiveChannel(createLog('silent'))
  live.attach(server, {
    publicOrigin: 'http://localhost',
    limits: { messages: { max: 100, windowSeconds: 1 }, connections: 10 },
    callerOf: () => 'somebody',
    identify: async () => null,
    openClient: async () => null,
    openApplication: async () => null,
    isStaff: () => false,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await live.close()
})

/** What one connection is answered for these requests, each sent after the answer to the one before; ends with the connection. */
function answersTo(requests: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    // A caller that never closes its own side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const [first = '', ...later] = requests
    let heard = ''
    socket.setTimeout(3_000, () => socket.destroy(new Error('nothing more was said, and it stayed open')))
    socket.on('data', (bytes) => {
      heard += bytes.toString()
      const next = later.shift()
      if (next !== undefined) socket.write(next)
    })
    socket.on('end', () => resolve(heard))
    socket.on('error', reject)
    socket.write(first)
  })
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

describe('a request that asks for another protocol', () => {
  it.each([
    ['alone', [asks('/page', 'h2c')]],
    ['behind another one of its connection', [plain, asks('/page', 'h2c')]],
    ['for a websocket where there is none', [plain, asks('/page', 'websocket')]],
  ])('%s is answered, and its connection is ended on both sides', async (_what, requests) => {
    const heard = await answersTo(requests)
    expect(heard).toMatch(/HTTP\/1\.1 400 Bad Request\r\n[\s\S]*Connection: close\r\n[\s\S]*\/socket\.io\//)
    await expect.poll(openConnections).toBe(0)
  })
})
