import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { decideCase, everyFinding } from '../decisions/decide-case.ts'
import { factsInForce } from '../decisions/list-facts.ts'
import { recordFacts } from '../decisions/record-fact.ts'
import { wordingOf } from './decide-finding.ts'

/**
 * The client leaves the listed findings out of the letters for now: a hold on each, in one act, so that letters of what is decided
 * can be signed. The same list twice changes nothing.
 * Errors: not_found before there is an analysis; conflict when one of the list was decided, and once the round is mailed.
 */
export async function leaveForLater(
  deps: Deps,
  input: {
    clientId: number
    actor: CaseActor
    /** Of the page on which it was decided. */
    language: Language
    /** Fingerprints, as the page listed them. */
    findings: readonly string[]
  },
): Promise<{ decidedAt: string }> {
  const ids = [...new Set(input.findings)]
  const decidedAt = await recordFacts(deps, input, ({ caseFile }, facts) => {
    const force = factsInForce(facts)
    const isOpen = (id: string) => (force.decisions.get(id)?.decision ?? 'hold') === 'hold'
    const open = everyFinding(decideCase(caseFile, force)).filter(({ fingerprint }) => isOpen(fingerprint))
    return ids.map((id) => {
      const finding = open.find(({ fingerprint }) => fingerprint === id)
      if (!finding) throw new Refusal('conflict', says('case.findingsChanged'))
      return {
        subject: finding.fingerprint,
        said: { kind: 'decision', decision: 'hold', note: null },
        wording: { ...wordingOf(finding, input.language), decidedTogether: String(ids.length) },
      }
    })
  })
  return { decidedAt }
}
