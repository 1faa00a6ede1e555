import { isThirdParty } from '../../match/account-kind.ts'
import type { CreditReport, Tradeline } from '../../report/credit-report.ts'
import type { Evidence, Finding } from '../finding.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { inOrder, isWrong, notSure } from '../offered-answers.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, K1 segment: collectors and debt buyers name the original creditor, however often the debt was sold. Where the
 * label is printed empty, the name is missing. Without the label the print may have left it out: the client is asked, and
 * only of a print that shows the creditor of another entry.
 */
const about = {
  key: 'missing_original_creditor',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 77,
} satisfies StatedRule

export const missingOriginalCreditor: Rule = {
  ...about,
  look: ({ entries, reportOf }) =>
    entries
      .filter((entry) => isThirdParty(entry) && entry.originalCreditor === null)
      .flatMap((entry): Finding[] => {
        const isBlank = entry.blank.some(({ field }) => field === 'originalCreditor')
        // What such a print leaves out may be in the bureau's file; an empty label beside filled ones is worth asking about.
        if (isPartialPrint(reportOf(entry)))
          return isBlank && showsOriginalCreditors(reportOf(entry)) ? [askedOf(entry)] : []
        if (isBlank) return [findingOf(entry)]
        return showsOriginalCreditors(reportOf(entry)) ? [askedOf(entry)] : []
      }),
}

function showsOriginalCreditors({ accounts }: CreditReport): boolean {
  return accounts.some(({ originalCreditor }) => originalCreditor !== null)
}

function findingOf(entry: Tradeline): Finding {
  return stateFinding(about, {
    evidence: evidenceOf(entry),
    facts: { account: accountOf(entry), hasField: true },
  })
}

function askedOf(entry: Tradeline): Finding {
  return stateFinding(about, {
    strength: 'C',
    evidence: evidenceOf(entry),
    facts: { account: accountOf(entry), hasField: false },
    asks: [inOrder('known'), isWrong('unknown'), notSure],
  })
}

function evidenceOf(entry: Tradeline): Evidence[] {
  return [fieldEvidence(entry, 'originalCreditor'), fieldEvidence(entry, 'creditor')]
}
