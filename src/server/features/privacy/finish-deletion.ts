import type { Deps } from '../../deps.ts'
import { clearClientRows, selectClientFileKeys } from './client-clearings.store.ts'
import type { DeletionRest } from './privacy.jobs.ts'

/**
 * Removes the files of a deleted client, and once more rows and files that a job at work wrote after the deletion. Any
 * number of times: removing what is not there is no error.
 */
export async function finishDeletion(
  deps: Pick<Deps, 'database' | 'files' | 'holdings' | 'engine'>,
  { clientId, runIds, fileKeys }: DeletionRest,
): Promise<void> {
  const gone = {
    clientId,
    runIds,
    paymentIntentId: null,
    userIds: [],
    lastAddress: null,
    ownAddress: null,
    said: [],
  }
  const since = await deps.database.transaction(async (tx) => {
    const keys = await selectClientFileKeys(tx, deps.holdings, gone)
    await clearClientRows(tx, deps.holdings, gone)
    return keys
  })
  deps.engine.forgetReadings()
  for (const key of [...fileKeys, ...since]) await deps.files.remove(key)
}
