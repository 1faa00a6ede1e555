import { addMonths } from '../../match/calendar.ts'
import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isDerogatoryCode, isLate } from '../account-marks.ts'
import { accuracy } from '../law.ts'
import { historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** Only late against on time: bureaus cap and shift the severity differently, and no data is no statement. */
const about: RuleDescription = {
  key: 'cross_late_mismatch',
  title: 'A month reported late at one bureau and on time at the others',
  basis: accuracy,
  strength: 'B',
  worth: 65,
}

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
          makeFinding(about, {
            bureaus: [entry.bureau],
            evidence: months.flatMap((month) => [
              historyEvidence(entry, month),
              ...onTimeElsewhere(month, others).flatMap((other) =>
                other.history
                  .filter((each) => each.month === month.month)
                  .map((each) => historyEvidence(other, each)),
              ),
            ]),
            statement: `For ${accountText(entry)}, ${entry.bureau} shows ${listText(months.map((month) => `${dateText(month.month)} as ${codeText(month.code)}`))}; ${listText(contradicting.map(({ bureau }) => bureau))} ${contradicting.length === 1 ? 'shows' : 'show'} the same ${months.length === 1 ? 'month' : 'months'} as paid on time.`,
            innocentExplanation:
              'The mark would be right if the other bureau did not receive the late payment, or counts the month from another day.',
            request: `Please verify ${months.length === 1 ? 'this month' : 'these months'} with the furnisher's own payment record, and correct ${months.length === 1 ? 'it' : 'them'} to paid on time or delete the late mark if it cannot be verified.`,
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
