import { addMonths, monthOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isClosed, isInBankruptcy, isLate, isPaid } from '../account-marks.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** Only accounts with nothing owed: a closed account that is still being paid can become late. */
const about: RuleDescription = {
  key: 'late_after_closed',
  title: 'Late payment after the account was closed and paid',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 76,
}

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
          makeFinding(about, {
            strength: closing.shownBy === entry ? 'A' : 'B',
            bureaus: [entry.bureau],
            evidence: [
              ...late.map((month) => historyEvidence(entry, month)),
              ...(closing.shownBy.closed === null ? [] : [fieldEvidence(closing.shownBy, 'closed')]),
              fieldEvidence(entry, 'balance'),
            ],
            statement: `${accountText(entry)} was closed in ${dateText(closing.month)}${closing.shownBy === entry ? '' : `, as ${closing.shownBy.bureau} shows,`} with nothing owed, and its history shows ${listText(late.map(({ month, code }) => `${dateText(month)} as ${codeText(code)}`))}. No payment can be late on an account that is closed and paid.`,
            innocentExplanation:
              'The marks would be right if a balance remained after the closing and was paid only later.',
            request: 'Please delete the late marks of the months after the closing.',
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
