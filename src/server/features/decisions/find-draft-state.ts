import type { Queryable } from '../../platform/db/database.ts'
import { lockDraft, markWritten, selectDraft } from './decisions.store.ts'

export interface DraftState {
  /** Grows with each change that the drafts must follow. */
  revision: number
  /** The revision that the drafts show; ISO instant of their writing, null before. */
  writtenRevision: number
  writtenAt: string | null
}

export async function findDraftState(queryable: Queryable, clientId: number): Promise<DraftState> {
  const row = await selectDraft(queryable, clientId)
  return {
    revision: row?.revision ?? 0,
    writtenRevision: row?.writtenRevision ?? 0,
    writtenAt: row?.writtenAt?.toISOString() ?? null,
  }
}

/**
 * Says that the drafts now show `revision`. `isCurrent`: no change has come since they were composed. `isOvertaken`:
 * another writer was faster with a newer revision, whose drafts must stay. In the transaction that saves the drafts,
 * before they are saved; a change waits for it to end.
 */
export async function finishDraft(
  tx: Queryable,
  input: { clientId: number; revision: number; now: Date },
): Promise<{ isCurrent: boolean; isOvertaken: boolean; newest: number }> {
  const state = await lockDraft(tx, input.clientId)
  const isOvertaken = state.writtenRevision > input.revision
  if (!isOvertaken) await markWritten(tx, input)
  return { isCurrent: state.revision === input.revision, isOvertaken, newest: state.revision }
}
