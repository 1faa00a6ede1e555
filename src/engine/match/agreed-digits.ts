/** Decision 38: digits of the Social Security number stand in a letter only where the reports agree on them. */
import type { Bureau, CreditReport } from '../report/credit-report.ts'

export interface PrintedDigits {
  bureau: Bureau
  digits: string
}

/** @param isSure of a report whose digits were read without doubt, or that the client confirmed */
export function printedDigits(
  reports: readonly CreditReport[],
  isSure: (report: CreditReport) => boolean,
): PrintedDigits[] {
  return reports.flatMap((report) => {
    const digits = report.personal.ssnLast4
    return digits === null || !isSure(report) ? [] : [{ bureau: report.bureau, digits: digits.value }]
  })
}

/** The only digits that are printed; null where none are, where two reports differ, and where the client refused them. */
export function agreedDigits(
  printed: readonly PrintedDigits[],
  refused: readonly string[] = [],
): string | null {
  const [only, another] = new Set(printed.map(({ digits }) => digits))
  return only !== undefined && another === undefined && !refused.includes(only) ? only : null
}
