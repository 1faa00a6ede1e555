// A process that holds a data folder, runs a job that never ends, and is then killed.
import * as z from 'zod'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import { createQueue } from '../../src/server/platform/queue/boss-queue.ts'

const [target = ''] = process.argv.slice(2)
const log = createLog('silent')
const databaseUrl = target.startsWith('postgres:') ? target : null
const database = await openDatabase(
  { databaseUrl, databasePool: 5, databaseTimeoutSeconds: 30, dataDir: target },
  log,
)
const queue = createQueue(database, log)
const endless = {
  name: 'endless',
  payload: z.object({}),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 600,
}
await queue.work(endless, () => {
  process.stdout.write('running\n')
  return new Promise(() => undefined)
})
await queue.start()
await queue.enqueue(database.db, endless, {}, { id: 'one' })
setInterval(() => undefined, 1000)
