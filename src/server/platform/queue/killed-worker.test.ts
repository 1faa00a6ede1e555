import { expect, it } from 'vitest'
import * as z from 'zod'
import { makeDb } from '../../../../test/support/make-db.ts'
import { runProcess } from '../../../../test/support/run-process.ts'
import { createLog } from '../log/log.ts'
import { createQueue } from './boss-queue.ts'

it('a job whose process was killed on PostgreSQL is run again by another, long before it would expire', async () => {
  const database = await makeDb('postgres')
  if (database.driver.kind !== 'postgres') throw new Error('unreachable')
  const killed = runProcess('test/support/hold-folder-child.ts', [database.driver.url], {})
  await killed.waitFor(/running/)
  killed.kill('SIGKILL')
  await killed.ended

  const queue = createQueue(database, createLog('silent'))
  const attempts: number[] = []
  const endless = {
    name: 'endless',
    payload: z.object({}),
    retryLimit: 0,
    retryDelaySeconds: 1,
    expireInSeconds: 600,
  }
  await queue.work(endless, async (_, { attempt }) => {
    attempts.push(attempt)
  })
  await queue.start()
  await expect.poll(() => attempts).toEqual([2])
  await queue.stop()
  await database.close()
})
