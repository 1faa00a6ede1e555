import { monthOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isNeverLate } from '../account-marks.ts'
import { hasLateMonth, isMajorDerogatory, standingOf } from '../account-standing.ts'
import { oldestFirst } from '../history.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 25: set back to zero when an account is brought current, so that none belongs to one never late. */
const about = {
  key: 'dofd_on_account_never_late',
  basis: delinquencyDate,
  strength: 'B',
  worth: 56,
} satisfies StatedRule

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
        stateFinding(about, {
          evidence: [fieldEvidence(entry, 'dofd'), ...statusEvidence(entry)],
          facts: {
            account: accountOf(entry),
            date: entry.dofd.value,
            by: isNeverLate(entry) ? 'status' : 'history',
          },
        }),
      ]
    }),
}

function isOnTimeThen(entry: Tradeline, began: string): boolean {
  const month = monthOf(began)
  return oldestFirst(entry).some((each) => each.month === month && each.code === 'OK')
}
