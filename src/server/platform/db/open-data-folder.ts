import { randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Log } from '../log/log.ts'
import { StartRefused } from '../start-refused.ts'
import { closeDataFolder } from './close-data-folder.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database } from './database.ts'
import { emptyDatabaseFolder } from './empty-database-folder.ts'
import { flushFolder, flushTree } from './flush-tree.ts'
import { makeFolder } from './make-folder.ts'
import { makeWritable } from './make-writable.ts'
import { openPglite, startPglite } from './open-pglite.ts'

const vacuumEveryMs = 10 * 60_000

/** The folder, made when absent, closed to others. Throws StartRefused when it cannot be read and written. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await closeDataFolder(dataDir)
    await fs.access(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
    // Of a name that no other process has that starts with the same folder at this moment.
    const probe = path.join(dataDir, `.write-probe-${randomUUID()}`)
    await fs.writeFile(probe, '')
    await fs.rm(probe)
  } catch (error) {
    if (error instanceof StartRefused) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(
      `The data folder ${dataDir} cannot be read and written (${code}): check DATA_DIR and who owns it.`,
    )
  }
}

/**
 * The embedded database in `dataDir`/database, held by this process alone until `close`. Throws StartRefused when
 * the folder cannot be used, another process holds it, or what is in it is no database of this product.
 */
export async function openDataFolder(dataDir: string, log: Log): Promise<Database> {
  await prepareDataFolder(dataDir)
  const lock = await lockDataFolder(dataDir)
  try {
    const database = await openFolder(path.join(dataDir, 'database'))
    const vacuum = startVacuum(database, log)
    return {
      ...database,
      close: async () => {
        await vacuum.stop()
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openFolder(folder: string): Promise<Database> {
  try {
    if (!existsSync(folder)) await createFolder(folder)
    return await openPglite({ dataDir: folder })
  } catch (error) {
    if (error instanceof StartRefused) throw error
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new StartRefused(
      `The database in ${folder} cannot be opened (${reason}): restore a backup with npm run restore.`,
    )
  }
}

/**
 * Made beside its place and moved there whole: a kill during the first start leaves nothing half made. A copy of the
 * empty database of the build is there in a fifth of the time that making one takes.
 */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await fs.rm(unfinished, { recursive: true, force: true })
  const empty = emptyDatabaseFolder()
  if (existsSync(empty)) {
    // A quarter of the time that copying its 1,600 small files by turns takes; nobody is served yet.
    cpSync(empty, unfinished, { recursive: true })
    await fs.chmod(unfinished, 0o700)
    await makeWritable(unfinished)
  } else {
    await (await startPglite({ dataDir: unfinished })).close()
  }
  await flushTree(unfinished)
  await fs.rename(unfinished, folder)
  await flushFolder(path.dirname(folder))
}

/** PGlite has no autovacuum: without this the queue's tables grow and grow. */
function startVacuum(database: Database, log: Log): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = database.db
      .execute('vacuum (analyze)')
      .catch((error: unknown) => log.warn({ err: error }, 'vacuum failed'))
  }, vacuumEveryMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
