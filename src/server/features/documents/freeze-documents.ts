import type { Queryable } from '../../platform/db/database.ts'
import { setFrozen } from './documents.store.ts'

/** Decision 26: once a round is mailed its documents are never rewritten. A second time changes nothing. */
export async function freezeDocuments(
  tx: Queryable,
  input: { clientId: number; round: number; now: Date },
): Promise<void> {
  await setFrozen(tx, input)
}
