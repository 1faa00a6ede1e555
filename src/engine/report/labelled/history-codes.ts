/** The codes of months that every print has, and the reader of those of one print. */
import { markCodes } from '../../../shared/findings/named-things.ts'
import type { HistoryCode } from '../credit-report.ts'

export const sharedCodes: Readonly<Record<string, HistoryCode>> = {
  ...Object.fromEntries(markCodes.map((code) => [code, code])),
  'C/O': 'CO',
}
/** Check marks of the fonts seen; icon fonts put theirs in the private-use area U+E000 to U+F8FF. */
const check = /^[\u2713\u2714\u221a\u2705\u2611\ue000-\uf8ff]+$/

/**
 * The code that a cell prints, '>30<' as well; null for what the print does not explain.
 * @param own codes of one print; under '\u2713' what a check mark stands for, under '-' a dash
 */
export function codesWith(own: Readonly<Record<string, HistoryCode>>): (cell: string) => HistoryCode | null {
  const codes = { ...sharedCodes, ...own }
  return (cell) => {
    const code = cell.replace(/[><\s]/g, '').toUpperCase()
    const sign = check.test(code) ? '\u2713' : /^[-\u2013\u2014]+$/.test(code) ? '-' : code
    return codes[sign] ?? null
  }
}
