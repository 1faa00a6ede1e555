import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { copyToDriveJob } from './drive.jobs.ts'

/**
 * Adds the job that copies what is new of a client to the cloud drive, in the transaction that made it new. Without a
 * cloud drive there is nothing to copy: the folder page reads the product's own store.
 */
export async function copyToDriveSoon(
  deps: Pick<Deps, 'queue' | 'drive'>,
  tx: Queryable,
  clientId: number,
): Promise<void> {
  if (deps.drive.kind === 'own-page') return
  await deps.queue.enqueue(tx, copyToDriveJob, { clientId })
}
