/**
 * How long a federal student loan may be shown is set by other sections (20 U.S.C. 1080a(f), 1087cc(c)(3)), which set aside
 * the seven years of 605(a)(4) and (5). No report says which student loan is a federal one.
 */
import { kindOf } from '../match/account-kind.ts'
import type { Tradeline } from '../report/credit-report.ts'

export function isStudentLoan(entry: Tradeline): boolean {
  if (kindOf(entry) === 'student') return true
  const names = `${entry.creditor.value} ${entry.originalCreditor?.value ?? ''}`
  return /\b(student loans?|dept\.? of ed\w*|department of education|us dep\w* ed\w*)\b/i.test(names)
}
