import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isChargedOff } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText } from '../wording.ts'

/** Metro 2, field 18: after status 97 each month repeats the charge-off. */
const about: RuleDescription = {
  key: 'ok_after_chargeoff',
  title: 'On-time marks after the charge-off',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 62,
}

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
        makeFinding(about, {
          strength: again === undefined ? 'B' : 'A',
          evidence: [
            ...onTime.map((month) => historyEvidence(entry, month)),
            historyEvidence(entry, chargedOff),
            ...(again === undefined ? [] : [historyEvidence(entry, again)]),
            ...statusEvidence(entry),
          ],
          statement: `The history of ${accountText(entry)} shows a charge-off in ${dateText(chargedOff.month)} and then ${listText(onTime.map(({ month }) => dateText(month)))} as paid on time. An account that is charged off has no payments that could be on time, so the history contradicts itself.`,
          innocentExplanation:
            'The on-time marks would be right if the charge-off was taken back and the account reopened; then the charge-off is what must be corrected.',
          request:
            'Please verify the whole payment history of this account with the furnisher, and delete the entry if it cannot be verified.',
        }),
      ]
    }),
}

function onTimeAfter(entry: Tradeline, chargedOff: HistoryMonth | undefined): HistoryMonth[] {
  if (chargedOff === undefined) return []
  return oldestFirst(entry).filter(({ month, code }) => code === 'OK' && month > chargedOff.month)
}
