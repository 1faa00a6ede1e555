import { isInBankruptcy, isPaid, isSaidByActivity } from '../account-marks.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, designatorFact } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 22: zero when nothing is owed. */
const about = {
  key: 'past_due_on_paid_or_zero',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 79,
} satisfies StatedRule

export const pastDueOnPaidOrZero: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const { balance, pastDue } = entry
      if (pastDue === null || pastDue.value <= 0 || isInBankruptcy(entry)) return []
      const hasNoBalance = balance?.value === 0
      if (!hasNoBalance && !isPaid(entry)) return []
      // With nothing owed the designator is not needed.
      const isByDesignator = isSaidByActivity(entry, isPaid)
      return [
        stateFinding(about, {
          evidence: [
            fieldEvidence(entry, 'pastDue'),
            ...(balance === null ? [] : [fieldEvidence(entry, 'balance')]),
            ...statusEvidence(entry),
            // That it is paid may stand in a remark alone.
            ...remarkEvidence(entry, /paid|settled|zero balance/),
            ...(hasNoBalance ? [] : activityEvidence(entry, isPaid)),
          ],
          facts: {
            account: accountOf(entry),
            pastDue: centsOf(pastDue),
            hasNoBalance,
            isPaid: isPaid(entry) && !(hasNoBalance && isByDesignator),
            ...(hasNoBalance ? {} : designatorFact(entry, isPaid)),
          },
        }),
      ]
    }),
}
