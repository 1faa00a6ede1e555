import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Config } from './config.ts'
import { endSignIns } from './features/accounts/end-sign-ins.store.ts'
import { carryWishes, selectWishesSince, type WishSince } from './features/privacy/wishes-since.store.ts'
import { filesFolderOf } from './open-product.ts'
import { CommandRefused } from './platform/admin-socket/admin-command.ts'
import { readBackupHeader } from './platform/backup/backup-file.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { lockDataFolder } from './platform/db/data-folder-lock.ts'
import type { Queryable } from './platform/db/database.ts'
import { findInstallation } from './platform/db/installation.store.ts'
import { prepareDataFolder } from './platform/db/open-data-folder.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { readGivenUp } from './platform/db/read-given-up.ts'
import { createFolderFiles } from './platform/files/folder-files.ts'
import { takeFileStore } from './platform/files/prove-file-store.ts'
import type { Log } from './platform/log/log.ts'
import { createQueue } from './platform/queue/boss-queue.ts'

/**
 * `npm run restore -- FILE [--replace]`, with no server running. The embedded database that is there is never written
 * over: with --replace it is set aside, and put back when the restore fails. Nothing of before signs anybody in, and what was
 * deleted since is deleted again, as far as the database that is set aside says it; the rest is printed.
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
  const { header } = await readBackupHeader(file)
  await prepareDataFolder(config.dataDir)
  const setAside = config.databaseUrl === null ? await makeRoom(config.dataDir, replace, header) : null
  try {
    const wishes = setAside?.wishes ?? null
    const { rows, files, createdAt, again } = await restoreInto(config, { file, wishes, log })
    print(`Restored ${rows} rows and ${files} files of ${createdAt}.`)
    print('Staff and clients sign in anew: sessions, links and invitations of that moment were ended.')
    print(
      wishes === null
        ? 'What was deleted since that backup is back, and nothing here says what it was: delete it again.'
        : `${again} deletions that were made since that backup are made again by the daily job.`,
    )
    print('Before you start the server, read "After a restore" in docs/runbook.md.')
    if (setAside?.kept)
      print(`The database that was there before is in ${setAside.kept}; remove it when all is well.`)
  } catch (error) {
    await setAside?.undo()
    throw error
  }
}

async function restoreInto(
  config: Config,
  { file, wishes, log }: { file: string; wishes: readonly WishSince[] | null; log: Log },
) {
  const database = await openDatabase(config, log)
  try {
    // Makes the queue's own tables.
    const queue = createQueue(database, log, { working: false })
    await queue.start()
    await queue.stop()
    const filesFolder = filesFolderOf(config)
    let again = 0
    const before = async (tx: Queryable) => {
      await endSignIns(tx)
      again = await carryWishes(tx, wishes ?? [])
    }
    const restored = await restoreBackup(file, { database, filesFolder, before }, config)
    await takeFileStore(database, createFolderFiles(filesFolder))
    return { ...restored, again }
  } finally {
    await database.close()
  }
}

interface SetAside {
  kept: string | null
  /** Wishes for deletion since the backup; null: nothing could be read of them. */
  wishes: readonly WishSince[] | null
  undo(): Promise<void>
}

async function makeRoom(dataDir: string, replace: boolean, backup: BackupMoment): Promise<SetAside> {
  const folder = path.join(dataDir, 'database')
  const lock = await lockDataFolder(dataDir)
  try {
    const there = existsSync(folder)
    if (there && !replace) {
      throw new CommandRefused(
        `There is a database in ${dataDir} already: choose another DATA_DIR, or add --replace.`,
      )
    }
    const wishes = there ? await wishesSince(folder, backup) : null
    const kept = there ? `${folder}-before-${new Date().toISOString().replaceAll(':', '-')}` : null
    if (kept !== null) await fs.rename(folder, kept)
    return {
      kept,
      wishes,
      async undo() {
        await fs.rm(folder, { recursive: true, force: true })
        if (kept !== null) await fs.rename(kept, folder)
      },
    }
  } finally {
    await lock.release()
  }
}

interface BackupMoment {
  installationId: string
  createdAt: string
}

/** Of a database of the same installation: in another one the numbers are of other people. */
function wishesSince(
  folder: string,
  { installationId, createdAt }: BackupMoment,
): Promise<readonly WishSince[] | null> {
  return readGivenUp(folder, async (db) =>
    (await findInstallation(db))?.id === installationId ? selectWishesSince(db, createdAt) : null,
  )
}
