import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { callerOfWork, workFor } from '../../../engine/reading/caller-of-work.ts'
import { createLog } from '../log/log.ts'
import { createQueue } from './boss-queue.ts'
import type { JobType } from './queue.ts'

const greeting: JobType<{ name: string }> = {
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 30,
}

it.each(databaseKinds)(
  'the first job of a kind is nobody’s work and no part of the transaction that it came with, on %s',
  async (kind) => {
    const database = await makeDb(kind)
    const logged: string[] = []
    const queue = createQueue(
      database,
      createLog('error', (line) => logged.push(line)),
    )
    const workedFor: (string | undefined)[] = []
    await queue.work(greeting, async () => {
      workedFor.push(callerOfWork())
    })
    await queue.start()
    await workFor('a stranger', () =>
      database.transaction(async (tx) => {
        await queue.enqueue(tx, greeting, { name: 'Ann' })
        await pause(100)
      }),
    )
    await expect.poll(() => workedFor).toEqual([undefined])
    expect(logged).toEqual([])
    await queue.stop()
    await database.close()
  },
)
