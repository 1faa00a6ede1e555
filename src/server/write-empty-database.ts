import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Deps } from './deps.ts'
import { emptyDatabaseFolder } from './platform/db/empty-database-folder.ts'
import { openPglite } from './platform/db/open-pglite.ts'
import { createLog } from './platform/log/log.ts'
import { createQueue } from './platform/queue/boss-queue.ts'
import { registerJobs } from './register-jobs.ts'

// A step of the build: the embedded database as a first start needs it, with the queue's tables and a
// queue for each kind of job. Nothing when it is there.
const folder = emptyDatabaseFolder()
if (!existsSync(folder)) await write()

async function write(): Promise<void> {
  const dist = path.dirname(folder)
  for (const name of await fs.readdir(dist)) {
    if (name.startsWith('empty-database-')) await fs.rm(path.join(dist, name), { recursive: true })
  }
  const unfinished = path.join(dist, `unfinished-${process.pid}`)
  await fs.mkdir(unfinished)
  const database = await openPglite({ dataDir: unfinished })
  const queue = createQueue(database, createLog('silent'), { working: false })
  // None is run here, so that their handlers need nothing else.
  await registerJobs({ queue } as Deps)
  await queue.start()
  await queue.stop()
  await database.close()
  await fs.rename(unfinished, folder)
}
