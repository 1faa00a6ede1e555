import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { createLog } from '../log/log.ts'
import { openLiveChannel } from './open-live-channel.ts'

it('closes on PostgreSQL, so that a server that is asked to stop does', async () => {
  const database = await makeDb('postgres')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const live = await openLiveChannel(database.driver, createLog('silent'))
  live.attach(server, {
    publicOrigin: 'http://localhost',
    limits: { messages: { max: 10, windowSeconds: 1 }, connections: 10 },
    callerOf: () => 'somebody',
    identify: async () => null,
    openClient: async () => null,
    openApplication: async () => null,
    isStaff: () => false,
  })
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
