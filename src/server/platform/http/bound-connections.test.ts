import { once } from 'node:events'
import * as net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'

let test: TestApp
let port = 0
const sockets: net.Socket[] = []
beforeAll(async () => {
  test = await makeApp({
    working: false,
    settings: { CONNECTIONS: '20', KEEP_ALIVE_SECONDS: '2' },
    connectionTimes: { headersMs: 1_000, lookMs: 100 },
  })
  port = Number(new URL(await test.listen()).port)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await test.close()
})

/** A connection, once the server has taken it or ended it again. */
async function connect(says = ''): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (says !== '') socket.write(says)
  return socket
}
const request = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
async function answered(): Promise<boolean> {
  const socket = await connect(request)
  const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [null])])
  socket.destroy()
  return String(first).startsWith('HTTP/1.1 200')
}

it('one caller has no more connections than its number, and others again when some are closed', async () => {
  const held: net.Socket[] = []
  for (let n = 0; n < 20; n += 1) {
    const socket = await connect(request)
    await once(socket, 'data')
    held.push(socket)
  }
  expect(await answered()).toBe(false)
  for (const socket of held.slice(0, 5)) socket.destroy()
  await expect.poll(answered, { timeout: 5_000 }).toBe(true)
  for (const socket of held) socket.destroy()
})

it.each([
  ['says nothing', ''],
  ['says what it wants drop by drop', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
])('who %s is ended soon', async (_what, says) => {
  const socket = await connect(says)
  // Whoever reads nothing does not learn that the other side has ended.
  socket.resume()
  const drops = setInterval(() => says !== '' && socket.writable && socket.write('x'), 100)
  const began = performance.now()
  await once(socket, 'close')
  clearInterval(drops)
  expect(performance.now() - began).toBeLessThan(5_000)
})

it('who was answered is kept for the seconds that the settings say, and ended then', async () => {
  const socket = await connect(request)
  const [answer] = await once(socket, 'data')
  expect(String(answer).toLowerCase()).toContain('keep-alive: timeout=2')
  const began = performance.now()
  socket.resume()
  await once(socket, 'close')
  expect(performance.now() - began).toBeGreaterThan(1_900)
  expect(performance.now() - began).toBeLessThan(10_000)
})
