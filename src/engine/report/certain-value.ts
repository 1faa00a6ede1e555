import type { CreditReport, Printed } from './credit-report.ts'

/**
 * True for a value that the file itself spells. In a report of which pages were recognised only those values are, and in
 * one that was kept before its pages were told apart, none.
 */
export function isSpelled(
  { source, recognisedPages }: CreditReport,
  { confidence }: Pick<Printed<unknown>, 'confidence'>,
): boolean {
  return source !== 'scan' || (recognisedPages !== undefined && confidence >= 1)
}
