import type { Queryable } from '../../platform/db/database.ts'
import { selectPointingsInForce, selectPointingsOfClient } from './hints.store.ts'
import type { ReportPointingRow } from './hints.tables.ts'

/** What was said of a file and not taken back, oldest first. */
export async function findPointingsInForce(
  queryable: Queryable,
  file: { clientId: number; sha256: string },
): Promise<ReportPointingRow[]> {
  return selectPointingsInForce(queryable, file)
}

/** Everything that was said of a client's files, taken back or not, oldest first. */
export async function findPointingsOfClient(
  queryable: Queryable,
  clientId: number,
): Promise<ReportPointingRow[]> {
  return selectPointingsOfClient(queryable, clientId)
}
