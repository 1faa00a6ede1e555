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

const isNumber = /^[1-9]\d{0,8}$/

/** An answer that this client confirms. Errors: not_found, the same for another client's and for one that was read. */
export async function findScanOfClient(deps: Deps, { clientId, result }: Asked): Promise<ScanOfClient> {
  const row = isNumber.test(result) ? await selectResult(deps.database.db, Number(result)) : undefined
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
  const locked = isNumber.test(result) ? await lockScan(deps, tx, Number(result)) : undefined
  if (locked?.row.clientId !== clientId) throw absent()
  return locked
}

const absent = () => new Refusal('not_found', 'There is no such answer to confirm.')
