import type { CreditReport, LayoutFamily } from '../report/credit-report.ts'

/**
 * Layouts that pass on a part of what the bureaus hold: SmartCredit's and Equifax's three-bureau print show '--' or 'N/A'
 * for values that the bureau's own disclosure has, and no original creditors or comments a bureau. Of a service never seen nothing else is
 * known.
 */
const partial: readonly LayoutFamily[] = [
  'three-bureau-smartcredit',
  'three-bureau-equifax',
  'three-bureau-labelled',
]

/** True when a value that this report does not show may still be in the bureau's file: its absence proves nothing. */
export function isPartialPrint({ family }: CreditReport): boolean {
  return partial.includes(family)
}
