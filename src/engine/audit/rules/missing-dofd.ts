import { isInBankruptcy } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/**
 * Section 623(a)(5) asks for the date of accounts placed for collection, charged off or the like, and of no others. Only
 * where the label is printed empty; the bureau may still hold the date, so it is asked.
 */
const about: RuleDescription = {
  key: 'missing_dofd',
  title: 'No date of first delinquency on a negative account',
  basis: delinquencyDate,
  strength: 'B',
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
          isMajorDerogatory(entry) &&
          !isInBankruptcy(entry),
      )
      .map((entry) =>
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), ...statusEvidence(entry)],
          statement: `${accountText(entry)} is reported with the status "${entry.status?.value ?? ''}", and the field for the date of first delinquency is empty. Without that date I cannot tell until when the entry may be shown.`,
          innocentExplanation:
            'The furnisher may have given the date and the report may leave it out; and the field would be empty for a good reason if the account was never late.',
          request:
            'Please verify the date of first delinquency with the furnisher and show it, or delete the entry if it cannot be verified.',
        }),
      ),
}
