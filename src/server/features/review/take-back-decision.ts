import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { decideCase, everyFinding } from '../decisions/decide-case.ts'
import { factsInForce } from '../decisions/list-facts.ts'
import { recordFact } from '../decisions/record-fact.ts'
import { wordingOf } from './decide-finding.ts'

/**
 * A finding waits for a decision again, as before anything was decided; what was said stays in the record. Twice changes
 * nothing. Errors: those of decideFinding.
 */
export async function takeBackDecision(
  deps: Deps,
  input: { clientId: number; actor: CaseActor; language: Language; finding: string },
): Promise<{ takenBackAt: string }> {
  const takenBackAt = await recordFact(deps, input, ({ caseFile }, facts) => {
    const force = factsInForce(facts)
    const finding = everyFinding(decideCase(caseFile, force)).find(
      ({ fingerprint }) => fingerprint === input.finding,
    )
    if (!finding) throw new Refusal('not_found', says('case.noFinding'))
    return {
      subject: finding.fingerprint,
      said: { kind: 'decision', decision: null, note: null },
      wording: wordingOf(finding, input.language),
    }
  })
  return { takenBackAt }
}
