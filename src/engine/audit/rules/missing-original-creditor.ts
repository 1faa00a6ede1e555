import { isThirdParty } from '../../match/account-kind.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/** Metro 2, K1 segment: collectors and debt buyers name the original creditor, however often the debt was sold. */
const about: RuleDescription = {
  key: 'missing_original_creditor',
  title: 'Collection without an original creditor',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 77,
}

export const missingOriginalCreditor: Rule = {
  ...about,
  look: ({ entries, reportOf }) =>
    entries
      .filter(
        (entry) => isThirdParty(entry) && entry.originalCreditor === null && !isPartialPrint(reportOf(entry)),
      )
      .map((entry) =>
        makeFinding(about, {
          // Where not even the label is printed, the layout may have left it out.
          strength: entry.blank.some(({ field }) => field === 'originalCreditor') ? 'A' : 'B',
          evidence: [fieldEvidence(entry, 'originalCreditor'), fieldEvidence(entry, 'creditor')],
          statement: `${accountText(entry)} is a collection account, and no original creditor is named. I cannot tell which debt it is.`,
          innocentExplanation:
            'The entry would be complete if the company itself gave the credit and is not a collector.',
          request:
            'Please obtain the name of the original creditor and report it, or delete the entry if it cannot be verified.',
        }),
      ),
}
