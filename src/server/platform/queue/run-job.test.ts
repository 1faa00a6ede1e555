import type { JobWithMetadata } from 'pg-boss'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { DatabaseAway } from '../db/database-away.ts'
import { createLog } from '../log/log.ts'
import type { Registered } from './run-job.ts'
import { runJob } from './run-job.ts'

const log = createLog('silent')
const job = {
  name: 'greet',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 1,
}
/** @param retryCount of the attempt: 2 is the last one that its handler has */
const given = (retryCount: number) =>
  ({ id: 'one', retryCount, data: { payload: {} } }) as unknown as JobWithMetadata<unknown>
const away = () => Promise.reject(new DatabaseAway(new Error('gone')))

/** @param fails how the handler's first runs end; the next ones end well */
function failing(...fails: Error[]): Registered & { runs: () => number } {
  let runs = 0
  return {
    job,
    runs: () => runs,
    handler: async () => {
      const failure = fails[runs]
      runs += 1
      if (failure) throw failure
    },
  }
}

describe('a job that a lost database cuts off', () => {
  it('waits for it and is run again, in its last attempt, too', async () => {
    const entry = failing(new DatabaseAway(new Error('gone')))
    let pings = 0
    const ping = async () => {
      pings += 1
    }
    expect((await runJob(given(2), entry, { database: { ping }, log })).status).toBe('completed')
    expect([entry.runs(), pings]).toEqual([2, 1])
  })

  it('is left for another attempt, and never ended, when the database is away for longer', async () => {
    const entry = failing(new DatabaseAway(new Error('gone')))
    expect((await runJob(given(2), entry, { database: { ping: away }, log })).status).toBe('failed')
    expect(entry.runs()).toBe(1)
  })

  it('is known by the absence, too, whatever its failure says; once it is back, it is judged by that', async () => {
    const broken = new Error('wrong')
    let away = true
    const outages = {
      hasBeenSince: () => {
        const was = away
        away = false
        return was
      },
    }
    const around = { database: { ping: async () => undefined }, log, outages }
    const entry = failing(broken)
    expect((await runJob(given(2), entry, around)).status).toBe('completed')
    expect(entry.runs()).toBe(2)
    expect((await runJob(given(2), failing(broken), around)).status).toBe('deadletter')
  })

  it('differs from one that fails by itself', async () => {
    const broken = new Error('wrong')
    expect((await runJob(given(1), failing(broken), { database: { ping: away }, log })).status).toBe('failed')
    const last = await runJob(given(2), failing(broken), { database: { ping: away }, log })
    expect(last.status).toBe('deadletter')
  })
})
