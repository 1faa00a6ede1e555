import type { Queryable } from '../../platform/db/database.ts'
import { findClient } from '../clients/find-client.ts'
import { noteClientCounts } from '../clients/note-client-counts.ts'
import { listStandingReports } from '../reports/list-reports.ts'
import { countAbsentFiles } from './list-client-files.ts'

/**
 * Counts again which files of a client's intake are not there; called in the transaction in which one came or went.
 * Before the intake nothing is missing, since nothing was asked for yet. What of it the stage still needs is judged where it
 * is read.
 */
export async function refreshMissingFiles(tx: Queryable, clientId: number): Promise<void> {
  const client = await findClient(tx, clientId)
  if (!client) return
  const missing = client.intakeCompletedAt
    ? await countAbsentFiles(tx, clientId, await listStandingReports(tx, { clientId }))
    : 0
  if (missing !== client.missingFiles) {
    await noteClientCounts(tx, clientId, { missingFiles: missing })
  }
}
