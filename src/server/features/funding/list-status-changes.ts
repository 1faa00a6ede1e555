import type { FundingStatus } from '../../../shared/rules/funding-status.ts'
import type { Deps } from '../../deps.ts'
import { openFundingNote } from './funding-words.ts'
import { selectStatusChanges } from './status-changes.store.ts'

/** A status that an application had: `at` an ISO instant, `by` whose name stands at it. */
export interface ShownStatusChange {
  status: FundingStatus
  at: string
  by: string
  note: string | null
}

/** Every status that an application had, with the note that staff wrote. */
export async function listStatusChanges(deps: Deps, applicationId: number): Promise<ShownStatusChange[]> {
  const changes = await selectStatusChanges(deps.database.db, applicationId)
  return changes.map(({ status, at, byName: by, noteSealed }) => ({
    status,
    at: at.toISOString(),
    by,
    note: noteSealed ? openFundingNote(deps, applicationId, noteSealed) : null,
  }))
}
