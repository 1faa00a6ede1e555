import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Config } from './config.ts'
import { filesFolderOf } from './open-product.ts'
import { CommandRefused } from './platform/admin-socket/admin-command.ts'
import { readBackupHeader } from './platform/backup/backup-file.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { lockDataFolder } from './platform/db/data-folder-lock.ts'
import { prepareDataFolder } from './platform/db/open-data-folder.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createFolderFiles } from './platform/files/folder-files.ts'
import { takeFileStore } from './platform/files/prove-file-store.ts'
import type { Log } from './platform/log/log.ts'
import { createQueue } from './platform/queue/boss-queue.ts'

/**
 * `npm run restore -- FILE [--replace]`, with no server running. The embedded database that is there is never written
 * over: with --replace it is set aside, and put back when the restore fails.
 */
export async function runRestore(
  config: Config,
  args: readonly string[],
  print: (line: string) => void,
  log: Log,
): Promise<void> {
  const replace = args.includes('--replace')
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (file === undefined || more.length > 0)
    throw new CommandRefused('Give one backup file: npm run restore -- FILE')
  await readBackupHeader(file)
  await prepareDataFolder(config.dataDir)
  const setAside = config.databaseUrl === null ? await makeRoom(config.dataDir, replace) : null
  try {
    const { rows, files, createdAt } = await restoreInto(config, file, log)
    print(`Restored ${rows} rows and ${files} files of ${createdAt}.`)
    if (setAside?.kept)
      print(`The database that was there before is in ${setAside.kept}; remove it when all is well.`)
  } catch (error) {
    await setAside?.undo()
    throw error
  }
}

async function restoreInto(config: Config, file: string, log: Log) {
  const database = await openDatabase(config, log)
  try {
    // Makes the queue's own tables.
    const queue = createQueue(database, log, { working: false })
    await queue.start()
    await queue.stop()
    const filesFolder = filesFolderOf(config)
    const restored = await restoreBackup(file, { database, filesFolder }, config)
    await takeFileStore(database, createFolderFiles(filesFolder))
    return restored
  } finally {
    await database.close()
  }
}

async function makeRoom(
  dataDir: string,
  replace: boolean,
): Promise<{ kept: string | null; undo(): Promise<void> }> {
  const folder = path.join(dataDir, 'database')
  const lock = await lockDataFolder(dataDir)
  try {
    const there = existsSync(folder)
    if (there && !replace) {
      throw new CommandRefused(
        `There is a database in ${dataDir} already: choose another DATA_DIR, or add --replace.`,
      )
    }
    const kept = there ? `${folder}-before-${new Date().toISOString().replaceAll(':', '-')}` : null
    if (kept !== null) await fs.rename(folder, kept)
    return {
      kept,
      async undo() {
        await fs.rm(folder, { recursive: true, force: true })
        if (kept !== null) await fs.rename(kept, folder)
      },
    }
  } finally {
    await lock.release()
  }
}
