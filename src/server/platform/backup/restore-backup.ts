import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { type KeySettings, sealerOfInstallation } from '../crypto/open-sealer.ts'
import { dropForeignKeys, writeRows, writeSequences } from '../db/copy-tables.store.ts'
import type { Database, Queryable } from '../db/database.ts'
import { findInstallation } from '../db/installation.store.ts'
import { migrationHashes, runMigrations, startAgainAt } from '../db/run-migrations.ts'
import { StartRefused } from '../start-refused.ts'
import { readBackupChunks, readBackupHeader } from './backup-file.ts'

export interface RestoreTarget {
  /** Migrated, with the queue's tables, and empty. */
  database: Database
  filesFolder: string
  /** What is to be true before anybody opens it: the end of the same transaction. */
  before?: (tx: Queryable) => Promise<void>
}

export interface RestoredBackup {
  rows: number
  files: number
  createdAt: string
  /** False for a timed backup of the database alone. */
  withFiles: boolean
}

/**
 * Puts a backup back into an empty database, in one transaction, and its files into the files folder. One of an older version comes
 * into the tables of that version, which are then migrated as they would have been.
 * Throws StartRefused, having changed nothing in the database, when the backup is damaged, its key is not at hand,
 * it belongs to another version, or the database is not empty.
 */
export async function restoreBackup(
  file: string,
  target: RestoreTarget,
  keys: KeySettings,
): Promise<RestoredBackup> {
  const { header } = await readBackupHeader(file)
  const known = migrationHashes()
  if (header.migrations.join() !== known.slice(0, header.migrations.length).join()) {
    throw new StartRefused(
      'This backup was made by a newer version of this program, or another one: restore it with that version.',
    )
  }
  if ((await findInstallation(target.database.db)) !== null) {
    throw new StartRefused('The database already holds data: a backup is only restored into an empty one.')
  }
  const sealer = await sealerOfInstallation(
    {
      id: header.installationId,
      tokenKeySealed: new Uint8Array(Buffer.from(header.tokenKeySealed, 'base64')),
    },
    keys,
  )
  // Opened once to the end before anything is written: a damaged backup leaves nothing half restored.
  for await (const _ of readBackupChunks(file, sealer));
  return target.database.transaction(async (tx) => {
    const { createdAt, withFiles } = header
    const counts = { rows: 0, files: 0, createdAt, withFiles }
    if (header.migrations.length < known.length) await startAgainAt(tx, header.migrations.length)
    const restoreForeignKeys = await dropForeignKeys(tx)
    for await (const chunk of readBackupChunks(file, sealer)) {
      if (chunk.kind === 'rows') {
        await writeRows(tx, chunk.table, chunk.rows)
        counts.rows += chunk.rows.length
      }
      if (chunk.kind === 'sequences') await writeSequences(tx, chunk.values)
      if (chunk.kind === 'file') {
        await writeFile(target.filesFolder, chunk.key, chunk.sealed)
        counts.files += 1
      }
    }
    await restoreForeignKeys()
    await runMigrations((work) => work(tx))
    await target.before?.(tx)
    return counts
  })
}

async function writeFile(folder: string, key: string, sealed: Uint8Array): Promise<void> {
  if (!/^[0-9a-f]{32}$/.test(key))
    throw new StartRefused('The backup names a file that this product never made.')
  const place = path.join(folder, key.slice(0, 2), key)
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  await fs.writeFile(place, sealed, { mode: 0o600, flush: true })
}
