import { isInBankruptcy } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, statusFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Section 623(a)(5) asks for the date of accounts placed for collection, charged off or the like, and of no others. Only
 * where the label is printed empty; the bureau may still hold the date, so it is asked.
 */
const about = {
  key: 'missing_dofd',
  basis: delinquencyDate,
  strength: 'B',
  worth: 72,
} satisfies StatedRule

export const missingDofd: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(
        (entry) =>
          entry.dofd === null &&
          entry.blank.some(({ field }) => field === 'dofd') &&
          isMajorDerogatory(entry) &&
          !isInBankruptcy(entry),
      )
      .map((entry) =>
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), ...statusEvidence(entry)],
          facts: { account: accountOf(entry), status: statusFact(entry, isMajorDerogatory) },
        }),
      ),
}
