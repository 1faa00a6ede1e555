import type { Queryable } from '../../platform/db/database.ts'
import { setClientCounts } from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/** Keeps what is counted from other records beside the client: no change of its own, so that nobody's edit meets a conflict over it. */
export async function noteClientCounts(
  tx: Queryable,
  clientId: number,
  counts: Partial<Pick<ClientRow, 'missingFiles' | 'nextDeadlineOn' | 'nextDeadlineProved' | 'roundsBegun'>>,
): Promise<void> {
  await setClientCounts(tx, clientId, counts)
}
