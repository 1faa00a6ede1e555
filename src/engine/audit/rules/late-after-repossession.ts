import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isCurrentNow, isInBankruptcy, isLate, isRepossessed } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, historyEvidence, remarkEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf, centsOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Metro 2, status 94 to 96: once the property is taken no installment falls due any more; what may be left is a deficiency. An
 * account that was redeemed or reinstated goes on, and a mortgage may run until the sale, so it is asked.
 */
const about = {
  key: 'late_after_repossession',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 66,
} satisfies StatedRule

export const lateAfterRepossession: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      if (isGoingOn(entry) || isInBankruptcy(entry)) return []
      const taken = oldestFirst(entry).find(({ code }) => takenCodes.includes(code))
      const late = lateAfter(entry, taken)
      const due = isRepossessed(entry) && (entry.monthlyPayment?.value ?? 0) > 0
      if (late.length === 0 && !due) return []
      return [
        stateFinding(about, {
          evidence: [
            ...(due ? [fieldEvidence(entry, 'monthlyPayment')] : []),
            ...late.map((month) => historyEvidence(entry, month)),
            ...(taken === undefined ? [] : [historyEvidence(entry, taken)]),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /reposse|surrender|foreclos/),
          ],
          facts: {
            account: accountOf(entry),
            taken: taken === undefined ? null : markOf(taken),
            late: late.map(markOf),
            payment: due ? centsOf(entry.monthlyPayment) : null,
          },
        }),
      ]
    }),
}

const takenCodes: readonly HistoryMonth['code'][] = ['RPO', 'VS', 'FC']

function lateAfter(entry: Tradeline, taken: HistoryMonth | undefined): HistoryMonth[] {
  if (taken === undefined) return []
  return oldestFirst(entry).filter(({ month, code }) => month > taken.month && isLate(code))
}

/** Paid on time again after it, or said to have been redeemed or reinstated. */
function isGoingOn(entry: Tradeline): boolean {
  if (isCurrentNow(entry) || entry.remarks.some(({ value }) => /redeem|reinstat/i.test(value))) return true
  const months = oldestFirst(entry)
  const taken = months.findIndex(({ code }) => takenCodes.includes(code))
  return taken >= 0 && months.slice(taken).some(({ code }) => code === 'OK')
}
