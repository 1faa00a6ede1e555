import type { HistoryMonth, Tradeline } from '../../report/credit-report.ts'
import { isCurrentNow, isInBankruptcy, isLate, isRepossessed } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { furnisherAccuracy } from '../law.ts'
import {
  fieldEvidence,
  historyEvidence,
  makeFinding,
  remarkEvidence,
  statusEvidence,
} from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText, moneyText } from '../wording.ts'

/**
 * Metro 2, status 94 to 96: once the property is taken no installment falls due any more; what may be left is a deficiency. An
 * account that was redeemed or reinstated goes on, and a mortgage may run until the sale, so it is asked.
 */
const about: RuleDescription = {
  key: 'late_after_repossession',
  title: 'Late marks or a payment due after the property was taken',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 66,
}

export const lateAfterRepossession: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      if (isGoingOn(entry) || isInBankruptcy(entry)) return []
      const taken = oldestFirst(entry).find(({ code }) => takenCodes.includes(code))
      const late = lateAfter(entry, taken)
      const due = isRepossessed(entry) && (entry.monthlyPayment?.value ?? 0) > 0
      if (late.length === 0 && !due) return []
      const said = [
        ...(taken === undefined ? [] : [`shows ${dateText(taken.month)} as ${codeText(taken.code)}`]),
        ...(late.length === 0
          ? []
          : [
              `after that ${listText(late.map(({ month, code }) => `${dateText(month)} as ${codeText(code)}`))}`,
            ]),
        ...(due ? [`a scheduled payment of ${moneyText(entry.monthlyPayment?.value ?? 0)}`] : []),
      ]
      return [
        makeFinding(about, {
          evidence: [
            ...(due ? [fieldEvidence(entry, 'monthlyPayment')] : []),
            ...late.map((month) => historyEvidence(entry, month)),
            ...(taken === undefined ? [] : [historyEvidence(entry, taken)]),
            ...statusEvidence(entry),
            ...remarkEvidence(entry, /reposse|surrender|foreclos/),
          ],
          statement: `${accountText(entry)} ${taken === undefined ? 'is reported as repossessed, surrendered or foreclosed and shows ' : ''}${listText(said)}. Once the property has been taken, its installments no longer fall due month by month.`,
          innocentExplanation:
            'The marks would be right if the account was redeemed or reinstated, if the sale came later than the mark, or if a plan was agreed for what was left after the sale.',
          request:
            'Please verify with the furnisher when the property was taken and sold and whether any payment was due after that, and correct the months and the scheduled payment that its record does not bear out.',
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
