import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isChargedOff } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, field 18: after status 97 each month repeats the charge-off. */
const about = {
  key: 'ok_after_chargeoff',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 62,
} satisfies StatedRule

export const okAfterChargeoff: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const chargedOff = oldestFirst(entry).find(({ code }) => code === 'CO')
      const onTime = onTimeAfter(entry, chargedOff)
      if (chargedOff === undefined || onTime.length === 0) return []
      const again = oldestFirst(entry).find(
        ({ month, code }) => code === 'CO' && onTime.some((ok) => month > ok.month),
      )
      if (again === undefined && !isChargedOff(entry)) return []
      return [
        stateFinding(about, {
          strength: again === undefined ? 'B' : 'A',
          evidence: [
            ...onTime.map((month) => historyEvidence(entry, month)),
            historyEvidence(entry, chargedOff),
            ...(again === undefined ? [] : [historyEvidence(entry, again)]),
            ...statusEvidence(entry),
          ],
          facts: {
            account: accountOf(entry),
            chargedOff: chargedOff.month,
            onTime: onTime.map(({ month }) => month),
          },
        }),
      ]
    }),
}

function onTimeAfter(entry: Tradeline, chargedOff: HistoryMonth | undefined): HistoryMonth[] {
  if (chargedOff === undefined) return []
  return oldestFirst(entry).filter(({ month, code }) => code === 'OK' && month > chargedOff.month)
}
