import type { Deps } from './deps.ts'
import { refreshMissingFiles } from './features/intake/refresh-missing-files.ts'
import { scheduleDeadlinePushes } from './features/push/schedule-pushes.ts'
import { refreshNextDeadline } from './features/rounds/refresh-next-deadline.ts'
import type { Queryable } from './platform/db/database.ts'

/** Counts what is kept beside a client from other records: missing files and the next deadline, with what devices are told of it. */
export function recountClient(
  deps: Pick<Deps, 'sealer' | 'clock'>,
): (tx: Queryable, clientId: number) => Promise<void> {
  return async (tx, clientId) => {
    await refreshMissingFiles(tx, clientId)
    await refreshNextDeadline(deps, tx, clientId)
    await scheduleDeadlinePushes(deps, tx, clientId)
  }
}
