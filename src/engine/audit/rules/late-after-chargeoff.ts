import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isChargedOff, isInBankruptcy, isLate } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 18: once charged off, every later month is rated charged off. */
const about = {
  key: 'late_after_chargeoff',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 60,
} satisfies StatedRule

export const lateAfterChargeoff: Rule = {
  ...about,
  look: ({ entries }) =>
    entries
      .filter((entry) => isChargedOff(entry) && !isInBankruptcy(entry))
      .flatMap((entry) => {
        const chargedOff = oldestFirst(entry).find(({ code }) => code === 'CO')
        const late = lateAfter(entry, chargedOff)
        if (chargedOff === undefined || late.length === 0) return []
        return [
          stateFinding(about, {
            evidence: [
              ...late.map((month) => historyEvidence(entry, month)),
              historyEvidence(entry, chargedOff),
              ...statusEvidence(entry),
            ],
            facts: { account: accountOf(entry), chargedOff: chargedOff.month, late: late.map(markOf) },
          }),
        ]
      }),
}

function lateAfter(entry: Tradeline, chargedOff: HistoryMonth | undefined): HistoryMonth[] {
  if (chargedOff === undefined) return []
  return oldestFirst(entry).filter(({ month, code }) => isLate(code) && month > chargedOff.month)
}
