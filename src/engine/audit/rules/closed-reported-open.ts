import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isClosed, isShownOpen } from '../account-marks.ts'
import { standingOf } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'closed_reported_open',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 40,
} satisfies StatedRule

/** One reporting cycle and some days: the closing must have reached the other bureau by then. */
const cycleDays = 35

export const closedReportedOpen: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const closed = entries.filter(isClosedAndPaid)
      const open = entries.filter(
        (entry) => isShownOpen(entry) && closed.some((other) => isLater(entry, other)),
      )
      return open.map((entry) =>
        stateFinding(about, {
          bureaus: [entry.bureau],
          evidence: [
            ...statusEvidence(entry),
            ...(entry.reported === null ? [] : [fieldEvidence(entry, 'reported')]),
            ...closed.flatMap((other) => [
              ...(other.closed === null ? [] : [fieldEvidence(other, 'closed')]),
              ...statusEvidence(other),
              ...remarkEvidence(other, /closed/),
              ...activityEvidence(other, isClosed),
            ]),
          ],
          facts: {
            bureau: entry.bureau,
            account: accountOf(entry),
            reported: entry.reported?.value ?? '',
            closed: closed.map((other) => ({ bureau: other.bureau, on: other.closed?.value ?? null })),
          },
        }),
      )
    }),
}

function isClosedAndPaid(entry: Tradeline): boolean {
  const standing = standingOf(entry)
  return isClosed(entry) && entry.balance?.value === 0 && (standing === 'clean' || standing === 'neutral')
}

function isLater(open: Tradeline, closed: Tradeline): boolean {
  const closing = closed.closed ?? closed.reported
  return (
    open.reported !== null && closing !== null && daysFrom(closing.value, open.reported.value) > cycleDays
  )
}
