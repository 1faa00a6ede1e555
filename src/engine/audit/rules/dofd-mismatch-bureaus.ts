import { monthNumber, monthOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { impliedDelinquencyMonth } from '../removal-month.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 25: one date of first delinquency, the same for all bureaus. */
const about = {
  key: 'dofd_mismatch_bureaus',
  basis: delinquencyDate,
  strength: 'B',
  worth: 82,
} satisfies StatedRule

const toleranceMonths = 6

export const dofdMismatchBureaus: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const started = entries.filter(isMajorDerogatory).flatMap(startOf)
      const earliest = Math.min(...started.map(({ month }) => monthNumber(month)))
      const late = started.filter(({ month }) => monthNumber(month) - earliest > toleranceMonths)
      const [first] = late
      if (first === undefined) return []
      const shown = [...late, ...started.filter((each) => !late.includes(each))]
      return [
        stateFinding(about, {
          bureaus: late.map(({ entry }) => entry.bureau),
          evidence: shown.map(({ entry, field }) => fieldEvidence(entry, field)),
          facts: {
            account: accountOf(first.entry),
            shown: shown.map(({ entry, field }) => ({
              bureau: entry.bureau,
              field,
              date: entry[field]?.value ?? '',
            })),
          },
        }),
      ]
    }),
}

type Start = { entry: Tradeline; field: 'dofd' | 'removalDate'; month: string }

function startOf(entry: Tradeline): Start[] {
  const printed = entry.dofd === null ? null : monthOf(entry.dofd.value)
  if (printed !== null) return [{ entry, field: 'dofd', month: printed }]
  const implied = impliedDelinquencyMonth(entry)
  return implied === null ? [] : [{ entry, field: 'removalDate', month: implied }]
}
