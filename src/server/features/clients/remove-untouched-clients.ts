import type { Queryable } from '../../platform/db/database.ts'
import { deleteClients } from './clients.store.ts'

/** Records that nothing else names, whom the caller has locked and judged: they go, with the words that find them. */
export async function removeUntouchedClients(tx: Queryable, ids: readonly number[]): Promise<void> {
  await deleteClients(tx, ids)
}
