import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { factsInForce } from '../decisions/list-facts.ts'
import { recordFact } from '../decisions/record-fact.ts'
import { settleBirthDate } from '../decisions/settle-birth-date.ts'

/** One subject for a person: the newest choice counts. */
const subject = 'birth-date'

/**
 * Which of the printed dates of birth is the client's; null: none of them. Errors: not_found for a date that no report
 * prints, conflict once the round is mailed.
 */
export async function chooseBirthDate(
  deps: Deps,
  input: { clientId: number; actor: CaseActor; date: string | null },
): Promise<{ chosenAt: string }> {
  const chosenAt = await recordFact(deps, input, ({ caseFile }, facts) => {
    const { printed, options } = settleBirthDate(caseFile.reports, factsInForce(facts))
    if (options.length === 0 || (input.date !== null && !options.includes(input.date)))
      throw new Refusal('not_found', says('case.birthDateNotPrinted'))
    return {
      subject,
      said: { kind: 'birthDate', chosen: input.date, of: options },
      wording: Object.fromEntries(printed.map(({ bureau, date }) => [bureau, date])),
    }
  })
  return { chosenAt }
}
