import type { Queryable } from '../../platform/db/database.ts'
import { setDocumentFrozen, setDocumentUnfrozen, setFrozen, setUnfrozen } from './documents.store.ts'

/**
 * Decision 26: once a round is mailed its documents are never rewritten. A second time changes nothing. `holdsDrafts`:
 * some hold items on which the client has not decided; the caller has those written once more without them
 * (docs/decisions/037).
 */
export async function freezeDocuments(
  tx: Queryable,
  input: { clientId: number; round: number; now: Date },
): Promise<{ holdsDrafts: boolean }> {
  const undecided = await setFrozen(tx, input)
  return { holdsDrafts: undecided.some((count) => count > 0) }
}

/** One letter that was mailed by itself, such as a packet's. A second time changes nothing. */
export async function freezeDocument(tx: Queryable, input: { id: number; now: Date }): Promise<void> {
  await setDocumentFrozen(tx, input)
}

/** A letter that was frozen by itself did not go: it may be rewritten again. */
export async function unfreezeDocument(tx: Queryable, id: number): Promise<void> {
  await setDocumentUnfrozen(tx, id)
}

/** The mail date of a round was a mistake: its documents may be rewritten again. */
export async function unfreezeDocuments(
  tx: Queryable,
  input: { clientId: number; round: number },
): Promise<void> {
  await setUnfrozen(tx, input)
}
