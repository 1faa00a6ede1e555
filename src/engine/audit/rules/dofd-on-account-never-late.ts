import { monthOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isNeverLate } from '../account-marks.ts'
import { hasLateMonth, isMajorDerogatory, standingOf } from '../account-standing.ts'
import { oldestFirst } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/** Metro 2, field 25: set back to zero when an account is brought current, so that none belongs to one never late. */
const about: RuleDescription = {
  key: 'dofd_on_account_never_late',
  title: 'Date of first delinquency on an account that was never late',
  basis: delinquencyDate,
  strength: 'B',
  worth: 56,
}

/** Said to be never late, or on time in a history that holds the month of that date. */
export const dofdOnAccountNeverLate: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      if (entry.dofd === null || isMajorDerogatory(entry) || isInBankruptcy(entry) || hasLateMonth(entry))
        return []
      if (
        standingOf(entry) === 'derogatory' ||
        !(isNeverLate(entry) || isOnTimeThen(entry, entry.dofd.value))
      )
        return []
      return [
        makeFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), ...statusEvidence(entry)],
          statement: `${accountText(entry)} shows ${dateText(entry.dofd.value)} as the date of first delinquency, and ${isNeverLate(entry) ? 'its status says that it was never late' : 'its payment history shows that month, and every other, without a late mark'}.`,
          innocentExplanation:
            'The date would be right if the account was late at that time and the history or the status leaves it out.',
          request:
            'Please verify with the furnisher whether this account was ever delinquent, and remove the date of first delinquency if it was not.',
        }),
      ]
    }),
}

function isOnTimeThen(entry: Tradeline, began: string): boolean {
  const month = monthOf(began)
  return oldestFirst(entry).some((each) => each.month === month && each.code === 'OK')
}
