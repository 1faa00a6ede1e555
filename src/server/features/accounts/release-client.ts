import type { Queryable } from '../../platform/db/database.ts'
import { deleteHoldersOfAddress } from './holders.store.ts'

/**
 * Takes a client record from the browsers that are signed in with an address that is not its own any more. A browser that
 * created the record and is nobody's, and whoever proved another address, keep it.
 */
export async function releaseClient(
  tx: Queryable,
  input: { clientId: number; emailKey: string },
): Promise<void> {
  await deleteHoldersOfAddress(tx, input)
}
