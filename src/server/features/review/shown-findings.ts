import type { Finding } from '../../../engine/audit/finding.ts'
import { restsOnPolicy } from '../../../engine/audit/ground.ts'
import { keptFacts } from '../../../engine/audit/kept-facts.ts'
import { addresseesOf } from '../../../engine/letters/addressees.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { chooseForRound } from '../../../engine/letters/choose-for-round.ts'
import { strongestFirst } from '../../../engine/letters/choose-items.ts'
import { standingFindings } from '../../../engine/letters/disputable-findings.ts'
import { bureaus } from '../../../engine/report/credit-report.ts'
import type { ReviewFinding } from '../../../shared/api/review.ts'
import { countUnconfirmed, everyFinding } from '../decisions/decide-case.ts'
import type { FactsInForce } from '../decisions/list-facts.ts'
import { type PictureShelf, shownEvidence } from './shown-evidence.ts'

/** The findings of strength A and B, those set aside included, in the order of their worth. */
export function shownFindings(decided: CaseFile, force: FactsInForce, shelf: PictureShelf): ReviewFinding[] {
  const placesOf = placesInLetters(decided)
  return everyFinding(decided)
    .sort(strongestFirst)
    .flatMap((finding) => {
      if (finding.strength === 'C') return []
      const isPolicy = restsOnPolicy(finding)
      const decision = force.decisions.get(finding.fingerprint)
      return [
        {
          id: finding.fingerprint,
          ruleKey: finding.ruleKey,
          // An analysis of an older rule set may grade a policy as provable.
          strength: isPolicy ? 'B' : finding.strength,
          title: finding.title,
          statement: finding.statement,
          innocentExplanation: finding.innocentExplanation,
          request: finding.request,
          ...keptFacts(finding),
          law: { citation: finding.basis.citation, sentence: finding.basis.sentence },
          ground: isPolicy ? 'policy' : 'law',
          bureaus: finding.bureaus,
          evidence: shownEvidence(finding, shelf),
          letters: placesOf(finding),
          decision: decision
            ? { decision: decision.decision, note: decision.note, decidedAt: decision.at }
            : null,
          unconfirmed: countUnconfirmed(finding, decided.reports, force),
        },
      ]
    })
}

/** The letter and number of each finding, by the very choice that the letters are written from. */
function placesInLetters(decided: CaseFile): (finding: Finding) => ReviewFinding['letters'] {
  const letters = bureaus.map((bureau) => ({ bureau, ...chooseForRound(decided, bureau) }))
  const inForce = new Set(standingFindings(decided).map(({ fingerprint }) => fingerprint))
  return ({ fingerprint, ...finding }) => {
    if (!inForce.has(fingerprint)) return []
    const addressees = addresseesOf({ fingerprint, ...finding })
    return letters.flatMap(({ bureau, chosen, undecided, kept }): ReviewFinding['letters'] => {
      const at = chosen.findIndex((item) => item.finding.fingerprint === fingerprint)
      if (at >= 0) return [{ bureau, item: at + 1, kept: false }]
      if (undecided.some((item) => item.finding.fingerprint === fingerprint))
        return [{ bureau, item: null, kept: false }]
      const isKept = addressees.includes(bureau) && kept.some((item) => item.fingerprint === fingerprint)
      return isKept ? [{ bureau, item: null, kept: true }] : []
    })
  }
}
