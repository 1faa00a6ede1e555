import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Sealer } from '../crypto/sealer.ts'
import { listTables, readRows, readSequences } from '../db/copy-tables.store.ts'
import type { Database } from '../db/database.ts'
import { selectFileKeys } from '../db/file-keys.store.ts'
import { findInstallation } from '../db/installation.store.ts'
import type { FileKeyColumn } from '../db/rows-that-go.ts'
import { listAppliedMigrations } from '../db/run-migrations.ts'
import { type BackupWriter, createBackup } from './backup-file.ts'

export interface BackupSource {
  database: Database
  sealer: Sealer
  /** Folder of the file store; null backs up the database alone. */
  filesFolder: string | null
  /** Where rows name files: each of those must be in the backup, too. */
  fileKeyColumns?: readonly FileKeyColumn[]
}

/** Files that rows name and that were not there to be read. */
class FilesLeft extends Error {
  override name = 'FilesLeft'
  readonly keys: ReadonlySet<string>
  constructor(keys: ReadonlySet<string>) {
    super('Files that rows name were not there.')
    this.keys = keys
  }
}

export interface WrittenBackup {
  rows: number
  files: number
  /** Files that rows name and that are stored nowhere. */
  missing: number
}

/**
 * Writes everything but the key into one encrypted file: the stored files and the rows of one moment, with each file that those rows
 * name (there may be more). Can be read into either kind of database. Drafts are written anew, and their old files go, while a backup
 * is made: then it is begun anew, until all that is missing was missing before.
 */
export async function writeBackup(source: BackupSource, file: string, now: Date): Promise<WrittenBackup> {
  let missing: ReadonlySet<string> = new Set()
  for (;;) {
    try {
      return await writeOnce(source, file, now, missing)
    } catch (error) {
      if (!(error instanceof FilesLeft)) throw error
      missing = error.keys
    }
  }
}

async function writeOnce(
  source: BackupSource,
  file: string,
  now: Date,
  missingBefore: ReadonlySet<string>,
): Promise<WrittenBackup> {
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
    const { filesFolder, fileKeyColumns = [] } = source
    // Most files before the moment of the rows, which holds a transaction open; those that have come meanwhile right after it.
    const added = new Set<string>()
    const addMore = async () => {
      if (filesFolder !== null) await addFiles(filesFolder, writer, added)
    }
    await addMore()
    const columns = filesFolder === null ? [] : fileKeyColumns
    const { count, named } = await addRows(source.database, writer, { columns, addMore })
    const missing = new Set([...named].filter((key) => !added.has(key)))
    if ([...missing].some((key) => !missingBefore.has(key))) throw new FilesLeft(missing)
    await writer.finish()
    return { rows: count, files: added.size, missing: missing.size }
  } catch (error) {
    await writer.discard()
    throw error
  }
}

/**
 * Which files are named is the first question, and so the moment of all rows; a file that is replaced while the rows are read is in the
 * backup by then. @param addMore adds the files that are stored now
 */
function addRows(
  database: Database,
  writer: BackupWriter,
  { columns, addMore }: { columns: readonly FileKeyColumn[]; addMore: () => Promise<void> },
): Promise<{ count: number; named: Set<string> }> {
  return database.db.transaction(
    async (tx) => {
      const named = await selectFileKeys(tx, columns)
      await addMore()
      let count = 0
      for (const table of await listTables(tx)) {
        for await (const rows of readRows(tx, table)) {
          await writer.add({ kind: 'rows', table, rows })
          count += rows.length
        }
      }
      await writer.add({ kind: 'sequences', values: await readSequences(tx) })
      return { count, named }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** @param added keys of the files that are in the backup already, and then of these, too */
async function addFiles(folder: string, writer: BackupWriter, added: Set<string>): Promise<void> {
  for (const place of await listStoredFiles(folder)) {
    const key = path.basename(place)
    if (added.has(key)) continue
    const sealed = await fs.readFile(place).catch((error: NodeJS.ErrnoException) => {
      // Removed since the listing.
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (sealed === null) continue
    await writer.add({ kind: 'file', key, sealed })
    added.add(key)
  }
}

async function listStoredFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && /^[0-9a-f]{32}$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
