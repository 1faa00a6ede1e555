import { parseRecordId } from '../../../shared/rules/record-id.ts'
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
  /** As the address gives it. */
  result: string
}

/** An answer that this client confirms. Errors: not_found, the same for another client's and for one that was read. */
export async function findScanOfClient(deps: Deps, { clientId, result }: Asked): Promise<ScanOfClient> {
  const id = parseRecordId(result)
  const row = id === null ? undefined : await selectResult(deps.database.db, id)
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
  const id = parseRecordId(result)
  const locked = id === null ? undefined : await lockScan(deps, tx, id)
  if (locked?.row.clientId !== clientId) throw absent()
  return locked
}

const absent = () => new Refusal('not_found', says('mailing.noAnswerToConfirm'))
