import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { clientRoom } from '../../../shared/live.ts'
import { createLog } from '../log/log.ts'
import type { LiveHooks } from './live-channel.ts'
import { openLiveChannel } from './open-live-channel.ts'

/** A connection that says more than forty words in ten seconds is ended. */
const seldom = { interval: 400 }
const hooks: LiveHooks = {
  publicOrigin: 'http://localhost',
  limits: { messages: { max: 100_000, windowSeconds: 1 }, connections: 10 },
  callerOf: () => 'somebody',
  identify: async () => null,
  openClient: async (_, given) => Number(given),
  openApplication: async () => null,
  isStaff: () => false,
}

it('closes on PostgreSQL, so that a server that is asked to stop does', async () => {
  const database = await makeDb('postgres')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const live = await openLiveChannel(database.driver, createLog('silent'))
  live.attach(server, hooks)
  // Until it listens.
  await pause(300)
  const closed = live.close().then(() => 'closed')
  expect(await Promise.race([closed, pause(5_000, 'hangs')])).toBe('closed')

  // As a command does, which serves nobody.
  const unattached = await openLiveChannel(database.driver, createLog('silent'))
  await pause(300)
  const closedToo = unattached.close().then(() => 'closed')
  expect(await Promise.race([closedToo, pause(5_000, 'hangs')])).toBe('closed')
  await database.close()
})

it('says for how long a room was told nothing by any process, and knows nothing while it does not hear the others', async () => {
  const database = await makeDb('postgres')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const live = await openLiveChannel(database.driver, createLog('silent'))
  live.attach(server, hooks)
  const socket = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    transports: ['websocket'],
  })
  const quietFor = (clientId: number) =>
    new Promise<number>((resolve) => {
      socket.once('subscription-confirmed', ({ quietForMs }) => resolve(quietForMs))
      socket.emit('subscribe-client', clientId)
    })
  await expect.poll(() => quietFor(1), seldom).toBeGreaterThan(500)
  const listening = `from pg_stat_activity where application_name = 'armor-live' and datname = current_database()`
  const { rows } = await database.db.execute<{ pid: number }>(`select pid ${listening}`)
  const other = await openLiveChannel(database.driver, createLog('silent'))

  const heard = new Promise((resolve) => socket.once('portal-change', resolve))
  other.emit(clientRoom(1), 'portal-change', { what: 'documents' })
  await heard
  const told = performance.now()
  expect(await quietFor(1)).toBeLessThan(performance.now() - told + 50)
  expect(await quietFor(2)).toBeGreaterThan(500)

  const lost = performance.now()
  for (const { pid } of rows)
    await database.db.execute(`select pg_terminate_backend(pid) ${listening} and pid = ${pid}`)
  // What was told before the loss counts no longer; it comes back by itself, and knows what it has heard since.
  await expect.poll(async () => (await quietFor(2)) - (performance.now() - lost), seldom).toBeLessThan(0)
  await expect.poll(() => quietFor(2), seldom).toBeGreaterThan(0)

  socket.close()
  await Promise.all([live.close(), other.close()])
  await database.close()
})
