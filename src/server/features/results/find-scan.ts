import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockScan, openScan } from './change-scan.ts'
import { selectResult } from './results.store.ts'
import type { DisputeResultRow } from './results.tables.ts'
import type { ScannedContent } from './scanned-content.ts'

interface ScanOfClient {
  row: DisputeResultRow
  scan: ScannedContent
}

interface Asked {
  clientId: number
  result: number
}

/** An answer that this client confirms. Errors: not_found, the same for another client's and for one that was read. */
export async function findScanOfClient(deps: Deps, { clientId, result }: Asked): Promise<ScanOfClient> {
  const row = await selectResult(deps.database.db, result)
  const scan = row && row.clientId === clientId ? openScan(deps, row) : null
  if (!row || !scan) throw absent()
  return { row, scan }
}

/** The same, locked until the transaction ends. */
export async function lockScanOfClient(
  deps: Deps,
  tx: Queryable,
  { clientId, result }: Asked,
): Promise<ScanOfClient> {
  const locked = await lockScan(deps, tx, result)
  if (locked?.row.clientId !== clientId) throw absent()
  return locked
}

const absent = () => new Refusal('not_found', says('mailing.noAnswerToConfirm'))
