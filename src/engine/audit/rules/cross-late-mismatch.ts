import { addMonths } from '../../match/calendar.ts'
import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isDerogatoryCode, isLate } from '../account-marks.ts'
import { accuracy } from '../law.ts'
import { historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Only late against on time: bureaus cap and shift the severity differently, and no data is no statement. */
const about = {
  key: 'cross_late_mismatch',
  basis: accuracy,
  strength: 'B',
  worth: 65,
} satisfies StatedRule

export const crossLateMismatch: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) =>
      entries.flatMap((entry) => {
        const others = entries.filter((other) => other !== entry)
        const months = entry.history.filter(
          (month) => isLate(month.code) && onTimeElsewhere(month, others).length > 0,
        )
        if (months.length === 0) return []
        const contradicting = [...new Set(months.flatMap((month) => onTimeElsewhere(month, others)))]
        return [
          stateFinding(about, {
            bureaus: [entry.bureau],
            evidence: months.flatMap((month) => [
              historyEvidence(entry, month),
              ...onTimeElsewhere(month, others).flatMap((other) =>
                other.history
                  .filter((each) => each.month === month.month)
                  .map((each) => historyEvidence(other, each)),
              ),
            ]),
            facts: {
              account: accountOf(entry),
              bureau: entry.bureau,
              late: months.map(markOf),
              onTimeAt: contradicting.map(({ bureau }) => bureau),
            },
          }),
        ]
      }),
    ),
}

/** Entries that show the month as paid on time, and no late mark in a neighbouring month (another cut-off day). */
function onTimeElsewhere({ month }: HistoryMonth, others: Tradeline[]): Tradeline[] {
  return others.filter((other) => {
    const codeIn = (wanted: string) => other.history.find((each) => each.month === wanted)?.code
    if (codeIn(month) !== 'OK') return false
    return ![addMonths(month, -1), addMonths(month, 1)].some((near) => isDerogatoryCode(codeIn(near) ?? 'ND'))
  })
}
