import type { LayoutFamily } from './credit-report.ts'

/**
 * Whether the label of a value stands where its line begins, with columns of others between the two: a row of three
 * bureaus, or a month of a payment history below its heading. TransUnion prints each month above its own mark.
 */
export function isLineOfColumns(family: LayoutFamily, field: string): boolean {
  if (family.startsWith('three-bureau')) return true
  return field === 'history' && !family.startsWith('transunion')
}
