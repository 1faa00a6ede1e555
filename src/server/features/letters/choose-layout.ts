import { type LetterLayout, usualLayout } from '../../../shared/rules/letter-layout.ts'
import type { Deps } from '../../deps.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { recordFact } from '../decisions/record-fact.ts'

/** One subject for a person: the newest choice counts, for this round and those that follow. */
const subject = 'letter-layout'

/**
 * How the items of the letters are set. Facts, requests and law are the same in each layout. Errors: not_found before a report was
 * analysed, conflict once the round is mailed.
 */
export async function chooseLayout(
  deps: Deps,
  input: { clientId: number; actor: CaseActor; layout: LetterLayout },
): Promise<{ chosenAt: string }> {
  const chosenAt = await recordFact(deps, input, () => ({
    subject,
    said: { kind: 'layout', layout: input.layout },
    wording: { usual: usualLayout },
  }))
  return { chosenAt }
}
