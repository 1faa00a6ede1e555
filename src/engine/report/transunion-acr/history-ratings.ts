/** The codes of the Rating row, as the disclosure's own key explains them. */
import type { HistoryCode } from '../credit-report.ts'

const codes = new Map<string, HistoryCode>([
  ['OK', 'OK'],
  ['30', '30'],
  ['60', '60'],
  ['90', '90'],
  ['120', '120'],
  ['150', '150'],
  ['180', '180'],
  ['C/O', 'CO'],
  ['CO', 'CO'],
  ['COL', 'COL'],
  ['RPO', 'RPO'],
  ['VS', 'VS'],
  ['FC', 'FC'],
  ['BK', 'BK'],
  ['CLS', 'CLS'],
  ['TN', 'TN'],
  // Key: 'X Unknown; N/R Not Reported'. Dashes stand for a month without data.
  ['X', 'ND'],
  ['N/R', 'ND'],
  ['NR', 'ND'],
  ['ND', 'ND'],
])

/** @param printed 'C/O', '>30<', '- - -'; null for a code that the key does not explain. */
export function historyCodeOf(printed: string): HistoryCode | null {
  const code = printed.replace(/[><\s]/g, '').toUpperCase()
  if (/^[-–—]+$/.test(code)) return 'ND'
  return codes.get(code) ?? null
}
