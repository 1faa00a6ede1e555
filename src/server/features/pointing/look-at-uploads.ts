import type { Deps } from '../../deps.ts'
import { listReportsToLookAt } from '../reports/list-stored-reports.ts'
import { findHowRead } from './find-pointed-file.ts'

/** Each is read in the reading child, one at a time; the rest follows in the next hour. */
const mostAtOnce = 100

/** Fills in how uploads were read that are older than that is kept. A file that is gone or cannot be read now stays as it is. */
export async function lookAtUploads(deps: Deps): Promise<void> {
  for (const row of await listReportsToLookAt(deps.database.db, mostAtOnce)) {
    try {
      await findHowRead(deps, row)
    } catch (cause) {
      deps.log.warn({ uploadId: row.id, err: cause }, 'an upload could not be looked at')
    }
  }
}
