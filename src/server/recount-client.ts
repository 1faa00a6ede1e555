import type { Deps } from './deps.ts'
import { refreshMissingFiles } from './features/intake/refresh-missing-files.ts'
import { refreshNextDeadline } from './features/rounds/refresh-next-deadline.ts'
import type { Queryable } from './platform/db/database.ts'

/** Counts what is kept beside a client from other records: missing files and the next deadline. */
export function recountClient(
  deps: Pick<Deps, 'sealer'>,
): (tx: Queryable, clientId: number) => Promise<void> {
  return async (tx, clientId) => {
    await refreshMissingFiles(tx, clientId)
    await refreshNextDeadline(deps, tx, clientId)
  }
}
