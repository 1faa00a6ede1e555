/** What a discharge in bankruptcy does to a debt, as far as the print shows what sort of debt it is. */
import { kindOf } from '../match/account-kind.ts'
import type { Tradeline } from '../report/credit-report.ts'

const liens: readonly ReturnType<typeof kindOf>[] = ['mortgage', 'auto', 'line']
const keptByLaw = /\b(student|educat\w*|tax(es)?|internal revenue|irs|child support|alimony|fines?)\b/i

/**
 * True where a debt may be owed in spite of a discharge: a lien on a house or a car, a student loan, a tax, support
 * (11 U.S.C. 523(a), 524(a)); and where the print does not show what sort of debt it is.
 */
export function maySurviveDischarge(entry: Tradeline): boolean {
  const kind = kindOf(entry)
  if (kind === 'student' || kind === 'unknown' || liens.includes(kind)) return true
  const printed = [entry.type, entry.loanType, entry.creditor, entry.originalCreditor]
    .map((value) => value?.value ?? '')
    .join('; ')
  return keptByLaw.test(printed) || /(?<!un)\bsecured\b/i.test(printed.replace(/unsecured/gi, ''))
}
