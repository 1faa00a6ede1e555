import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { makeDb } from '../../../../test/support/make-db.ts'
import { createLog } from '../log/log.ts'
import { createQueue } from './boss-queue.ts'
import type { JobType } from './queue.ts'

const named: JobType<{ name: string }> = {
  name: 'named',
  payload: z.object({ name: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 30,
}
const hourly: JobType<object> = { ...named, name: 'hourly', payload: z.object({}), everySeconds: 3_600 }
const start = Date.UTC(2026, 10, 20, 10, 10)
const hour = 3_600_000

afterAll(() => void vi.useRealTimers())

// The embedded database takes its time from the same clock.
it('a clock that is set forward and back makes no job run twice, and none never', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const database = await makeDb('pglite')
  const queue = createQueue(database, createLog('silent'), { working: true, lookEveryMs: 30 })
  const ran: string[] = []
  await queue.work(named, async ({ name }) => {
    ran.push(name)
  })
  await queue.work(hourly, async () => {
    ran.push(`hourly at ${new Date().toISOString().slice(8, 13)}`)
  })
  await queue.start()
  const settle = async (count: number) => {
    await expect.poll(() => ran.length, { timeout: 20_000 }).toBe(count)
    await queue.idle()
    await pause(100)
    expect(ran).toHaveLength(count)
  }
  await queue.enqueue(
    database.db,
    named,
    { name: 'in two hours' },
    { startAfter: new Date(start + 2 * hour) },
  )
  await settle(1)

  vi.setSystemTime(start + 24 * hour)
  await settle(3)
  expect(ran.slice(1).sort()).toEqual(['hourly at 21T10', 'in two hours'])

  // Added by the wrong clock, and not begun while it was wrong.
  const holding = createQueue(database, createLog('silent'), { working: false })
  const later: JobType<{ name: string }> = { ...named, name: 'held' }
  await holding.work(later, async () => undefined)
  await holding.start()
  await holding.enqueue(database.db, later, { name: 'at once' })
  await holding.stop()
  vi.setSystemTime(start + hour)
  await queue.work(later, async ({ name }) => {
    ran.push(name)
  })
  await settle(5)
  expect(ran.slice(3).sort()).toEqual(['at once', 'hourly at 20T11'])
  await queue.stop()
  await database.close()
})
