import type { HistoryCode } from '../credit-report.ts'

const codes: Record<string, HistoryCode> = {
  OK: 'OK',
  CO: 'CO',
  'C/O': 'CO',
  C: 'COL',
  COL: 'COL',
  CLS: 'CLS',
  R: 'RPO',
  RPO: 'RPO',
  F: 'FC',
  FC: 'FC',
  FS: 'FC',
  V: 'VS',
  VS: 'VS',
  B: 'BK',
  BK: 'BK',
  D: 'BK',
  TN: 'TN',
  TNT: 'TN',
  ND: 'ND',
}

/** Check marks of the fonts seen; icon fonts put theirs in the private-use area U+E000 to U+F8FF. */
const check = /^[\u2713\u2714\u221a\u2705\u2611\ue000-\uf8ff]+$/

/** The code a grid cell prints; null for a dash (no entry) and for what is no code. */
export function historyCode(text: string): HistoryCode | null {
  if (check.test(text)) return 'OK'
  if (/^(30|60|90|120|150|180)$/.test(text)) return text as HistoryCode
  return codes[text.toUpperCase()] ?? null
}
