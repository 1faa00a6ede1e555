/** What a public record says of a bankruptcy, as far as the print shows. */
import type { PublicRecord } from '../report/credit-report.ts'

interface BankruptcyRecord {
  /** Null where the record does not name it. */
  chapter: '7' | '11' | '12' | '13' | null
  /** Discharged or completed, as printed. */
  isCompleted: boolean
  isDismissed: boolean
}

/** Null for a record that is no bankruptcy. */
export function bankruptcyOf(record: PublicRecord): BankruptcyRecord | null {
  const type = record.type.value.toLowerCase()
  if (!/bankrupt|chapter/.test(type)) return null
  const text = `${type} ${record.status?.value.toLowerCase() ?? ''}`
  const named = /\bch(?:apter|ap|\.)?\s*-?(7|11|12|13)\b/.exec(text)?.[1]
  return {
    chapter: named === '7' || named === '11' || named === '12' || named === '13' ? named : null,
    isCompleted: /discharged|completed/.test(text) && !/dismiss|not discharged/.test(text),
    isDismissed: /dismiss|withdrawn/.test(text),
  }
}
