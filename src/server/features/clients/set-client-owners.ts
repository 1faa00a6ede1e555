import type { Queryable } from '../../platform/db/database.ts'
import { updateOwners } from './clients.store.ts'

/** Who looks after these cases, in the caller's transaction. @param ownerUserId null: nobody */
export async function setClientOwners(
  tx: Queryable,
  clientIds: readonly number[],
  ownerUserId: string | null,
): Promise<void> {
  if (clientIds.length > 0) await updateOwners(tx, clientIds, ownerUserId)
}
