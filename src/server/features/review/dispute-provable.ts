import { gradeOf } from '../../../engine/audit/ground.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { decideCase } from '../decisions/decide-case.ts'
import { factsInForce } from '../decisions/list-facts.ts'
import { recordFacts } from '../decisions/record-fact.ts'
import { wordingOf } from './decide-finding.ts'

/**
 * The client disputes all findings of a list that the reports themselves prove: a decision on each, in one act. What is
 * disputed is what the list named, so a finding that came since is not among it. The same list twice changes nothing.
 * Errors: not_found before there is an analysis; conflict when a finding of the list is not provable, waits for a
 * confirmation or was decided otherwise, and once the round is mailed: then nothing is decided.
 */
export async function disputeProvable(
  deps: Deps,
  input: {
    clientId: number
    actor: CaseActor
    /** Of the page on which it was decided. */
    language: Language
    /** Fingerprints, as the confirmation listed them. */
    findings: readonly string[]
  },
): Promise<{ decidedAt: string }> {
  const ids = [...new Set(input.findings)]
  const decidedAt = await recordFacts(deps, input, ({ caseFile }, facts) => {
    const force = factsInForce(facts)
    const { findings, undecided = [] } = decideCase(caseFile, force)
    const provable = [...undecided, ...findings].filter((finding) => gradeOf(finding) === 'A')
    return ids.map((id) => {
      const finding = provable.find(({ fingerprint }) => fingerprint === id)
      if (!finding) {
        throw new Refusal('conflict', says('case.findingsChanged'))
      }
      return {
        subject: finding.fingerprint,
        said: { kind: 'decision', decision: 'dispute', note: force.decisions.get(id)?.note ?? null },
        wording: { ...wordingOf(finding, input.language), decidedTogether: String(ids.length) },
      }
    })
  })
  return { decidedAt }
}
