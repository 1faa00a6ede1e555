import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Sealer } from '../crypto/sealer.ts'
import { listTables, readRows, readSequences } from '../db/copy-tables.store.ts'
import type { Database } from '../db/database.ts'
import { findInstallation } from '../db/installation.store.ts'
import { listAppliedMigrations } from '../db/run-migrations.ts'
import { type BackupWriter, createBackup } from './backup-file.ts'

export interface BackupSource {
  database: Database
  sealer: Sealer
  /** Folder of the file store; null backs up the database alone. */
  filesFolder: string | null
}

/**
 * Writes everything but the key into one encrypted file: the rows of one moment, then the stored files (which may
 * only be more than those rows name). Can be read into either kind of database.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  now: Date,
): Promise<{ rows: number; files: number }> {
  const installation = await findInstallation(source.database.db)
  if (installation === null) throw new Error('A database without an installation row was to be backed up.')
  const writer = await createBackup(
    file,
    {
      format: 'armor-backup-1',
      backupId: randomUUID(),
      createdAt: now.toISOString(),
      installationId: installation.id,
      tokenKeySealed: Buffer.from(installation.tokenKeySealed).toString('base64'),
      migrations: await listAppliedMigrations(source.database.db),
      withFiles: source.filesFolder !== null,
    },
    source.sealer,
  )
  try {
    const rows = await addRows(source.database, writer)
    const files = source.filesFolder === null ? 0 : await addFiles(source.filesFolder, writer)
    await writer.finish()
    return { rows, files }
  } catch (error) {
    await writer.discard()
    throw error
  }
}

function addRows(database: Database, writer: BackupWriter): Promise<number> {
  return database.db.transaction(
    async (tx) => {
      let count = 0
      for (const table of await listTables(tx)) {
        for await (const rows of readRows(tx, table)) {
          await writer.add({ kind: 'rows', table, rows })
          count += rows.length
        }
      }
      await writer.add({ kind: 'sequences', values: await readSequences(tx) })
      return count
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function addFiles(folder: string, writer: BackupWriter): Promise<number> {
  let count = 0
  for (const place of await listStoredFiles(folder)) {
    const sealed = await fs.readFile(place).catch((error: NodeJS.ErrnoException) => {
      // Removed since the listing.
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (sealed === null) continue
    await writer.add({ kind: 'file', key: path.basename(place), sealed })
    count += 1
  }
  return count
}

async function listStoredFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && /^[0-9a-f]{32}$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
