import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isInBankruptcy, isPastDueNow } from '../account-marks.ts'
import { isMajorDerogatory, standingOf } from '../account-standing.ts'
import { accuracy } from '../law.ts'
import { makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, listText } from '../wording.ts'

const about: RuleDescription = {
  key: 'cross_status_mismatch',
  title: 'Negative at one bureau, paid as agreed at another',
  basis: accuracy,
  strength: 'B',
  worth: 90,
}

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
        makeFinding(about, {
          bureaus: derogatory.map(({ bureau }) => bureau),
          evidence: [...derogatory, ...against].flatMap(statusEvidence),
          statement: `For ${accountText(first)}, ${listText([...derogatory, ...against].map((entry) => `${entry.bureau} shows the status "${statusOf(entry)}"`))}. The same account cannot be derogatory and paid as agreed at the same time.`,
          innocentExplanation:
            'The negative status would be correct if the other bureau has not received it, or if these are two different accounts.',
          request:
            'Please verify the status of this account with the furnisher, and correct it to paid as agreed or delete the entry if the negative status cannot be verified.',
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
