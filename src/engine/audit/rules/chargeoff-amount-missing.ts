import { isChargedOff, isInBankruptcy, isPaid } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/** Metro 2, field 23: required for status 64 and 97. Only where the label is printed empty, which Equifax does. */
const about: RuleDescription = {
  key: 'chargeoff_amount_missing',
  title: 'Charge-off without a charge-off amount',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 38,
}

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
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'chargeOffAmount'), ...statusEvidence(entry)],
          statement: `${accountText(entry)} is reported as charged off, and the field for the amount charged off is empty.`,
          innocentExplanation: 'The amount may be in another field of the same entry, such as the balance.',
          request:
            'Please verify the amount that was charged off with the furnisher, and report it or correct the status.',
        }),
      ),
}
