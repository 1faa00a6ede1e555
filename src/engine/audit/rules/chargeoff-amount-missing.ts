import { isChargedOff, isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 23: required for status 64 and 97. Only where the label is printed empty, which Equifax does. */
const about = {
  key: 'chargeoff_amount_missing',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 38,
} satisfies StatedRule

export const chargeoffAmountMissing: Rule = {
  ...about,
  look: ({ entries, reportOf }) =>
    entries
      .filter(
        (entry) =>
          entry.chargeOffAmount === null &&
          !isPartialPrint(reportOf(entry)) &&
          entry.blank.some(({ field }) => field === 'chargeOffAmount') &&
          isChargedOff(entry) &&
          !isPaid(entry) &&
          !isInBankruptcy(entry),
      )
      .map((entry) =>
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'chargeOffAmount'), ...statusEvidence(entry)],
          facts: { account: accountOf(entry) },
        }),
      ),
}
