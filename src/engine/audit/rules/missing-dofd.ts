import { isInBankruptcy, isPastDueNow } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/** Metro 2, field 25: required for status 61 to 65, 71 to 84, 88, 89 and 93 to 97. Only where the label is printed empty. */
const about: RuleDescription = {
  key: 'missing_dofd',
  title: 'No date of first delinquency on a derogatory account',
  basis: delinquencyDate,
  strength: 'A',
  worth: 72,
}

export const missingDofd: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter(
        (entry) =>
          entry.dofd === null &&
          entry.blank.some(({ field }) => field === 'dofd') &&
          (isMajorDerogatory(entry) || isPastDueNow(entry)) &&
          !isInBankruptcy(entry),
      )
      .map((entry) =>
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), ...statusEvidence(entry)],
          statement: `${accountText(entry)} is reported with the status "${entry.status?.value ?? ''}", and the field for the date of first delinquency is empty. Without that date nobody can tell when the entry must be removed.`,
          innocentExplanation: 'The field would rightly be empty if the account was never delinquent.',
          request:
            'Please obtain the date of first delinquency from the furnisher and report it, or delete the derogatory entry if it cannot be verified.',
        }),
      ),
}
