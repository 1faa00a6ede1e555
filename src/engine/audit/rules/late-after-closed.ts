import { addMonths, monthOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isClosed, isInBankruptcy, isLate, isPaid } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { activityEvidence, fieldEvidence, historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Only accounts with nothing owed: a closed account that is still being paid can become late. */
const about = {
  key: 'late_after_closed',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 76,
} satisfies StatedRule

export const lateAfterClosed: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) =>
      entries.filter(isClosedWithNothingOwed).flatMap((entry) => {
        const closing = closingOf(entry, entries)
        if (closing === null) return []
        // The month after the closing may still tell of a payment missed before it.
        const late = oldestFirst(entry).filter(
          ({ month, code }) => month > addMonths(closing.month, 1) && isLate(code),
        )
        if (late.length === 0) return []
        return [
          stateFinding(about, {
            strength: closing.shownBy === entry ? 'A' : 'B',
            bureaus: [entry.bureau],
            evidence: [
              ...late.map((month) => historyEvidence(entry, month)),
              ...(closing.shownBy.closed === null ? [] : [fieldEvidence(closing.shownBy, 'closed')]),
              fieldEvidence(entry, 'balance'),
              ...activityEvidence(entry, isClosedWithNothingOwed),
            ],
            facts: {
              account: accountOf(entry),
              closed: closing.month,
              shownBy: closing.shownBy === entry ? null : closing.shownBy.bureau,
              late: late.map(markOf),
            },
          }),
        ]
      }),
    ),
}

function isClosedWithNothingOwed(entry: Tradeline): boolean {
  return (
    entry.balance?.value === 0 &&
    (isClosed(entry) || isPaid(entry)) &&
    !isMajorDerogatory(entry) &&
    !isInBankruptcy(entry)
  )
}

/** The entry's own closing month, or the one that another bureau shows where this layout prints none. */
function closingOf(entry: Tradeline, entries: Tradeline[]): { month: string; shownBy: Tradeline } | null {
  const marked = oldestFirst(entry).find(({ code }) => code === 'CLS')?.month
  const own = entry.closed === null ? (marked ?? null) : monthOf(entry.closed.value)
  if (own !== null) return { month: own, shownBy: entry }
  const other = entries.find(({ closed }) => closed !== null && monthOf(closed.value) !== null)
  return other?.closed == null ? null : { month: other.closed.value.slice(0, 7), shownBy: other }
}
