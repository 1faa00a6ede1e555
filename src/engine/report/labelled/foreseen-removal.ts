import type { Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

/** 'This account is scheduled to continue on record until Sep 2031.': when it leaves the file; null for any other words. */
export function foreseenRemoval(words: readonly Word[]): Printed<PrintedDate> | null {
  const raw = /\bon record until ([A-Za-z]+ \d{4})/i.exec(textOf(words))?.[1] ?? ''
  const date = parsePrintedDate(raw)
  return date === null ? null : printed(date, raw, words)
}
