import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isPastDueNow } from '../account-marks.ts'
import { isMajorDerogatory, standingOf } from '../account-standing.ts'
import { accuracy } from '../law.ts'
import { statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'cross_status_mismatch',
  basis: accuracy,
  strength: 'B',
  worth: 90,
} satisfies StatedRule

export const crossStatusMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const clean = entries.filter((entry) => standingOf(entry) === 'clean')
      const derogatory = entries.filter(
        (entry) =>
          // What is said of it is its status: remarks alone are not one.
          statusOf(entry) !== '' &&
          (isMajorDerogatory(entry) || isInBankruptcy(entry) || isPastDueNow(entry)) &&
          clean.some((other) => isSameTime(entry, other)),
      )
      const [first] = derogatory
      if (first === undefined) return []
      const against = clean.filter((other) => derogatory.some((entry) => isSameTime(entry, other)))
      return [
        stateFinding(about, {
          bureaus: derogatory.map(({ bureau }) => bureau),
          evidence: [...derogatory, ...against].flatMap(statusEvidence),
          facts: {
            account: accountOf(first),
            shown: [...derogatory, ...against].map((entry) => ({
              bureau: entry.bureau,
              status: statusOf(entry),
            })),
          },
        }),
      ]
    }),
}

function statusOf(entry: Tradeline): string {
  return [entry.status?.value, entry.paymentStatus?.value].filter((text) => text !== undefined).join(', ')
}

/** Statuses of dates that lie further apart may both have been right in their time. */
function isSameTime(a: Tradeline, b: Tradeline): boolean {
  if (a.reported === null || b.reported === null) return false
  return Math.abs(daysFrom(a.reported.value, b.reported.value)) <= 35
}
