import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { findFileStoreId, nameFileStore } from '../db/installation.store.ts'
import { StartRefused } from '../start-refused.ts'
import type { SealedFiles } from './sealed-files.ts'

/** Another server may be about to write the id. */
const patienceMs = 2_000

/**
 * Proves that these are the files of this database (decision 043): several servers on one PostgreSQL share both. The first start names
 * the store in the database and among the files. Throws StartRefused when the database names another store than this one.
 */
export async function proveFileStore(database: Database, files: SealedFiles): Promise<void> {
  const known = await findFileStoreId(database.db)
  if (known !== null) {
    if ((await files.readId()) === known) return
    throw new StartRefused(refusalOf(files, known))
  }
  const claimed = await files.claimId(randomUUID())
  await nameFileStore(database.db, claimed)
  // Another server may have named its store first: then this one must be the same.
  const named = await findFileStoreId(database.db)
  // Of two first starts on a storage that knows no condition the later id lies there: the one that the database took is the right one.
  if (named === claimed && files.kind === 'bucket') await files.writeId(claimed)
  for (let waited = 0; files.kind === 'bucket' && waited < patienceMs; waited += 200) {
    if ((await files.readId()) === named) break
    await pause(200)
  }
  await proveFileStore(database, files)
}

/** After a restore this store is the one, whatever it was before. */
export async function takeFileStore(database: Database, files: SealedFiles): Promise<void> {
  const known = await findFileStoreId(database.db)
  if (known !== null) await files.writeId(known)
}

function refusalOf({ kind, place }: SealedFiles, known: string): string {
  const more = `(the runbook says more; the store is ${known}).`
  return kind === 'folder'
    ? `The folder ${place} does not hold the files of this database: let DATA_DIR be the folder that all servers of this database share, or move its folder "files" there ${more}`
    : `The bucket ${place} does not hold the files of this database: let S3_BUCKET and S3_PREFIX be those of all servers of this database, or move the files there ${more}`
}
