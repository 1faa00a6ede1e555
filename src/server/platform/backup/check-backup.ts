import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { KeySettings } from '../crypto/open-sealer.ts'
import { openDataFolder } from '../db/open-data-folder.ts'
import type { Log } from '../log/log.ts'
import { createQueue } from '../queue/boss-queue.ts'
import { restoreBackup } from './restore-backup.ts'

/**
 * Restores a backup into an empty database that is thrown away again: nothing else proves that it can be restored. Throws
 * what `restoreBackup` throws. It takes some seconds and the memory of a second database.
 */
export async function checkBackup(
  file: string,
  keys: KeySettings,
  log: Log,
): Promise<{ rows: number; files: number }> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-restore-check-'))
  try {
    const database = await openDataFolder(folder, log)
    try {
      const queue = createQueue(database, log, { working: false })
      await queue.start()
      await queue.stop()
      return await restoreBackup(file, { database, filesFolder: path.join(folder, 'files') }, keys)
    } finally {
      await database.close()
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
