import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { type KeySettings, sealerOfInstallation } from '../crypto/open-sealer.ts'
import { dropForeignKeys, writeRows, writeSequences } from '../db/copy-tables.store.ts'
import type { Database } from '../db/database.ts'
import { findInstallation } from '../db/installation.store.ts'
import { migrationHashes } from '../db/run-migrations.ts'
import { StartRefused } from '../start-refused.ts'
import { readBackupChunks, readBackupHeader } from './backup-file.ts'

export interface RestoreTarget {
  /** Migrated, with the queue's tables, and empty. */
  database: Database
  filesFolder: string
}

/**
 * Puts a backup back into an empty database, in one transaction, and its files into the files folder.
 * Throws StartRefused, having changed nothing in the database, when the backup is damaged, its key is not at hand,
 * it belongs to another version, or the database is not empty.
 */
export async function restoreBackup(
  file: string,
  target: RestoreTarget,
  keys: KeySettings,
): Promise<{ rows: number; files: number; createdAt: string }> {
  const { header } = await readBackupHeader(file)
  if (header.migrations.join() !== migrationHashes().slice(0, header.migrations.length).join()) {
    throw new StartRefused(
      'This backup was made by another version of this program: restore it with that version.',
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
    const counts = { rows: 0, files: 0, createdAt: header.createdAt }
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
    return counts
  })
}

async function writeFile(folder: string, key: string, sealed: Uint8Array): Promise<void> {
  if (!/^[0-9a-f]{32}$/.test(key))
    throw new StartRefused('The backup names a file that this product never made.')
  const place = path.join(folder, key.slice(0, 2), key)
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  await fs.writeFile(place, sealed, { mode: 0o600 })
}
