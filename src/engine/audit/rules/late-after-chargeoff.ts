import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isChargedOff, isInBankruptcy, isLate } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** Metro 2, field 18: once charged off, every later month is rated charged off. */
const about: RuleDescription = {
  key: 'late_after_chargeoff',
  title: 'New late marks after the charge-off',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 60,
}

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
          makeFinding(about, {
            evidence: [
              ...late.map((month) => historyEvidence(entry, month)),
              historyEvidence(entry, chargedOff),
              ...statusEvidence(entry),
            ],
            statement: `The history of ${accountText(entry)} shows a charge-off in ${dateText(chargedOff.month)} and after it ${listText(late.map(({ month, code }) => `${dateText(month)} as ${codeText(code)}`))}. After a charge-off the whole amount is due, and no payment can newly become late.`,
            innocentExplanation:
              'The marks would be right if the charge-off was taken back and the account reopened; then the charge-off is what must be corrected.',
            request:
              'Please verify the payment history of this account with the furnisher, and delete the late marks after the charge-off.',
          }),
        ]
      }),
}

function lateAfter(entry: Tradeline, chargedOff: HistoryMonth | undefined): HistoryMonth[] {
  if (chargedOff === undefined) return []
  return oldestFirst(entry).filter(({ month, code }) => isLate(code) && month > chargedOff.month)
}
