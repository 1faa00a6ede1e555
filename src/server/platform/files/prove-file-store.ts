import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { findFileStoreId, nameFileStore } from '../db/installation.store.ts'
import { StartRefused } from '../start-refused.ts'

/** Lies among the files, so that it goes where they go; no name of a file looks like it. */
const markerName = 'store-id'
/** Another server may be about to write it. */
const patienceMs = 2_000

/**
 * Proves that this folder holds the files of this database (decision 043): several servers on one PostgreSQL share
 * both. The first start names the folder in the database and in the folder. Throws StartRefused when the database
 * names another folder than this one.
 */
export async function proveFileStore(database: Database, filesFolder: string): Promise<void> {
  const known = await findFileStoreId(database.db)
  if (known !== null) {
    if ((await readMarker(filesFolder)) === known) return
    throw new StartRefused(
      `The folder ${filesFolder} does not hold the files of this database: let DATA_DIR be the folder that all servers of this database share, or move its folder "files" there (the runbook says more; the store is ${known}).`,
    )
  }
  await nameFileStore(database.db, await readOrWriteMarker(filesFolder))
  // Another server may have named its folder first: then this one must be the same.
  await proveFileStore(database, filesFolder)
}

/** After a restore this folder is the one, whatever it was before. */
export async function takeFileStore(database: Database, filesFolder: string): Promise<void> {
  const known = await findFileStoreId(database.db)
  if (known !== null) await writeMarker(filesFolder, known)
}

async function readMarker(filesFolder: string): Promise<string | null> {
  const text = await fs
    .readFile(path.join(filesFolder, markerName), 'utf8')
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return ''
      throw error
    })
  return text.trim() || null
}

/** The marker of the folder; of several servers that find none, one writes it. */
async function readOrWriteMarker(filesFolder: string): Promise<string> {
  const made = randomUUID()
  await fs.mkdir(filesFolder, { recursive: true, mode: 0o700 })
  try {
    await fs.writeFile(path.join(filesFolder, markerName), `${made}\n`, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  for (let waited = 0; waited < patienceMs; waited += 50) {
    const there = await readMarker(filesFolder)
    if (there !== null) return there
    await pause(50)
  }
  // Empty: whoever made it was cut off before its text.
  await writeMarker(filesFolder, made)
  return made
}

/** Written beside its place and moved there whole. */
async function writeMarker(filesFolder: string, id: string): Promise<void> {
  await fs.mkdir(filesFolder, { recursive: true, mode: 0o700 })
  const unfinished = path.join(filesFolder, `${markerName}.${randomUUID()}`)
  await fs.writeFile(unfinished, `${id}\n`, { mode: 0o600 })
  await fs.rename(unfinished, path.join(filesFolder, markerName))
}
