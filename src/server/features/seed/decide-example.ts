import type { Deps } from '../../deps.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findDraftState } from '../decisions/find-draft-state.ts'
import { rewriteDocuments } from '../processing/rewrite-documents.ts'
import { decideFinding } from '../review/decide-finding.ts'
import { disputeProvable } from '../review/dispute-provable.ts'
import { getReview } from '../review/get-review.ts'

/** The person of an example disputes every finding, and the letters are written: only such a letter is ever mailed. */
export async function decideExample(
  deps: Deps,
  input: { clientId: number; actor: CaseActor },
): Promise<void> {
  const { clientId } = input
  const { findings } = await getReview(deps, clientId)
  const provable = findings.filter(({ strength }) => strength === 'A').map(({ id }) => id)
  if (provable.length > 0) await disputeProvable(deps, { ...input, language: 'en', findings: provable })
  for (const { id } of findings.filter(({ strength }) => strength === 'B'))
    await decideFinding(deps, { ...input, language: 'en', finding: id, decision: 'dispute' })
  const { revision } = await findDraftState(deps.database.db, clientId)
  await rewriteDocuments(deps, { clientId, revision })
}
