import type { Tradeline } from '../../report/credit-report.ts'
import { isChargedOff, isInBankruptcy, isPaid, isPastDueNow, isSold } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, statusFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 22: an amount is past due for status 71 to 84 and 97, unless the account was sold, paid or settled. */
const about = {
  key: 'late_with_nothing_past_due',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 40,
} satisfies StatedRule

const isLateNow = (entry: Tradeline): boolean => isPastDueNow(entry) || isChargedOff(entry)

/** Only where $0 is printed as past due beside a balance: a blank field says nothing. */
export const lateWithNothingPastDue: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { pastDue, balance } = entry
      if (pastDue?.value !== 0 || balance === null || balance.value <= 0) return []
      if (!isLateNow(entry)) return []
      if (isPaid(entry) || isSold(entry) || isInBankruptcy(entry)) return []
      return [
        stateFinding(about, {
          evidence: [
            fieldEvidence(entry, 'pastDue'),
            ...statusEvidence(entry),
            fieldEvidence(entry, 'balance'),
          ],
          facts: {
            account: accountOf(entry),
            status: statusFact(entry, isLateNow),
            balance: centsOf(balance),
          },
        }),
      ]
    }),
}
