/** The codes of months that every print has, and the reader of those of one print. */
import type { HistoryCode } from '../credit-report.ts'

const shared: Readonly<Record<string, HistoryCode>> = {
  OK: 'OK',
  ...Object.fromEntries((['30', '60', '90', '120', '150', '180'] as const).map((days) => [days, days])),
  CO: 'CO',
  'C/O': 'CO',
  COL: 'COL',
  CLS: 'CLS',
  RPO: 'RPO',
  FC: 'FC',
  VS: 'VS',
  BK: 'BK',
  TN: 'TN',
  ND: 'ND',
}
/** Check marks of the fonts seen; icon fonts put theirs in the private-use area U+E000 to U+F8FF. */
const check = /^[\u2713\u2714\u221a\u2705\u2611\ue000-\uf8ff]+$/

/**
 * The code that a cell prints, '>30<' as well; null for what the print does not explain.
 * @param own codes of one print; under '\u2713' what a check mark stands for, under '-' a dash
 */
export function codesWith(own: Readonly<Record<string, HistoryCode>>): (cell: string) => HistoryCode | null {
  const codes = { ...shared, ...own }
  return (cell) => {
    const code = cell.replace(/[><\s]/g, '').toUpperCase()
    const sign = check.test(code) ? '\u2713' : /^[-\u2013\u2014]+$/.test(code) ? '-' : code
    return codes[sign] ?? null
  }
}
