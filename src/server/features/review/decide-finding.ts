import type { Finding } from '../../../engine/audit/finding.ts'
import type { Decision } from '../../../shared/api/review.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { decideCase, everyFinding } from '../decisions/decide-case.ts'
import { factsInForce } from '../decisions/list-facts.ts'
import { recordFact } from '../decisions/record-fact.ts'
import { spanishWording } from './spanish-wording.ts'

/**
 * Dispute, not this one, or tell us more, for one finding. Errors: not_found for a finding that is not in the newest
 * analysis, conflict once the round is mailed.
 */
export async function decideFinding(
  deps: Deps,
  input: {
    clientId: number
    actor: CaseActor
    /** Of the page on which it was decided. */
    language: Language
    finding: string
    decision: Decision
    note?: string | undefined
  },
): Promise<{ decidedAt: string }> {
  const decidedAt = await recordFact(deps, input, ({ caseFile }, facts) => {
    const decided = decideCase(caseFile, factsInForce(facts))
    const finding = everyFinding(decided).find(({ fingerprint }) => fingerprint === input.finding)
    if (!finding) throw new Refusal('not_found', says('case.noFinding'))
    return {
      subject: finding.fingerprint,
      said: { kind: 'decision', decision: input.decision, note: input.note || null },
      wording: wordingOf(finding, input.language),
    }
  })
  return { decidedAt }
}

/** The texts of a finding that stand on the page where it is decided. */
export function wordingOf(finding: Finding, language: Language): Record<string, string> {
  return {
    title: finding.title,
    statement: finding.statement,
    innocentExplanation: finding.innocentExplanation,
    request: finding.request,
    law: finding.basis.sentence,
    ...spanishWording(language, finding),
  }
}
