import type { Deps } from '../../deps.ts'
import { selectApplicationFileKeys } from '../funding/funding.holdings.ts'
import { clearApplicationRows } from './application-clearings.store.ts'
import type { ApplicationDeletionRest } from './privacy.jobs.ts'

/**
 * Removes the files of a deleted application, and once more rows and files that a request at work wrote after the
 * deletion. Any number of times: removing what is not there is no error.
 */
export async function finishApplicationDeletion(
  deps: Pick<Deps, 'database' | 'files' | 'holdings' | 'engine'>,
  { applicationId, fileKeys }: ApplicationDeletionRest,
): Promise<void> {
  const since = await deps.database.transaction(async (tx) => {
    const keys = await selectApplicationFileKeys(tx, applicationId)
    // Of the address nothing more: it may have sent a new application meanwhile.
    const gone = { applicationId, emailKey: '', isLast: false, isOwn: true, said: [] }
    await clearApplicationRows(tx, deps.holdings, gone)
    return keys
  })
  deps.engine.forgetReadings()
  for (const key of [...fileKeys, ...since]) await deps.files.remove(key)
}
