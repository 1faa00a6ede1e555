import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { factsInForce } from '../decisions/list-facts.ts'
import { recordFact } from '../decisions/record-fact.ts'
import { settleDigits } from '../decisions/settle-digits.ts'

/** One subject for a person: the newest choice counts. */
const subject = 'ssn-digits'

/**
 * Which of the printed last four digits of the Social Security number are the client's; null: none of them. Nothing can be
 * typed, so that no letter names digits that no report prints. Errors: not_found for digits that no report prints,
 * conflict once the round is mailed.
 */
export async function chooseDigits(
  deps: Deps,
  input: { clientId: number; actor: CaseActor; digits: string | null },
): Promise<{ chosenAt: string }> {
  const chosenAt = await recordFact(deps, input, ({ caseFile }, facts) => {
    const { printed } = settleDigits(caseFile.reports, factsInForce(facts))
    const of = [...new Set(printed.map(({ digits }) => digits))].sort()
    if (of.length === 0 || (input.digits !== null && !of.includes(input.digits)))
      throw new Refusal('not_found', says('case.digitsNotPrinted'))
    return {
      subject,
      said: { kind: 'digits', chosen: input.digits, of },
      wording: Object.fromEntries(printed.map(({ bureau, digits }) => [bureau, digits])),
    }
  })
  return { chosenAt }
}
