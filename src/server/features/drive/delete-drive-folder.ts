import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { deleteDriveFolderJob } from './drive.jobs.ts'

/** Adds the job that deletes a deleted client's folder, in the transaction of the deletion. */
export async function deleteDriveFolderSoon(
  deps: Pick<Deps, 'queue'>,
  tx: Queryable,
  folderId: string,
): Promise<void> {
  await deps.queue.enqueue(tx, deleteDriveFolderJob, { folderId }, { id: folderId })
}

/** Retried with growing pauses; after the last attempt the log names the folder, for a person to delete it. */
export async function deleteDriveFolder(
  deps: Pick<Deps, 'drive' | 'log'>,
  input: { folderId: string; lastAttempt: boolean },
): Promise<void> {
  try {
    await deps.drive.deleteFolder(input.folderId)
  } catch (cause) {
    if (input.lastAttempt) {
      deps.log.error(
        { err: cause, folderId: input.folderId },
        'a folder of a deleted client is left in the drive',
      )
    }
    throw cause
  }
}
