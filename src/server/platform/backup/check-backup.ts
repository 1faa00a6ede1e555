import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { type KeySettings, openSealer } from '../crypto/open-sealer.ts'
import type { Database } from '../db/database.ts'
import { openDataFolder } from '../db/open-data-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import type { Log } from '../log/log.ts'
import { createQueue } from '../queue/boss-queue.ts'
import { type RestoredBackup, restoreBackup } from './restore-backup.ts'

/** What was restored, as the product would open it. */
export interface RestoredData {
  database: Database
  files: FileStore
  /** False for a backup of the database alone. */
  withFiles: boolean
}

/**
 * Restores a backup into an empty database that is thrown away again: nothing else proves that it can be restored. Throws
 * what `restoreBackup` throws. It takes some seconds, the memory of a second database and the room of all its files.
 * @param look at what was restored
 */
export async function checkBackup(
  file: string,
  keys: KeySettings,
  log: Log,
  look: (restored: RestoredData) => Promise<void> = async () => undefined,
): Promise<RestoredBackup> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-restore-check-'))
  try {
    const database = await openDataFolder(folder, log)
    try {
      const queue = createQueue(database, log, { working: false })
      await queue.start()
      await queue.stop()
      const filesFolder = path.join(folder, 'files')
      const restored = await restoreBackup(file, { database, filesFolder }, keys)
      const { sealer } = await openSealer(database, keys)
      const { withFiles } = restored
      await look({ database, files: createFolderFileStore(filesFolder, sealer), withFiles })
      return restored
    } finally {
      await database.close()
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
