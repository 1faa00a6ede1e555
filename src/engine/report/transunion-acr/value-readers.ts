/** Values of label/value rows as printed text and dates. Brackets that mark adverse items stay in `raw` only. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

/** @returns null when nothing, or only dashes, is printed */
export function readText(words: readonly Word[]): Printed<string> | null {
  const raw = textOf(words)
  const value = withoutBrackets(raw)
  return /^[-–—\s]*$/.test(value) ? null : printed(value, raw, words)
}

export function readDate(words: readonly Word[]): Printed<PrintedDate> | null {
  const raw = textOf(words)
  const value = parsePrintedDate(withoutBrackets(raw))
  return value === null ? null : printed(value, raw, words)
}

export function wordsIn(rows: readonly Line[]): Word[] {
  return rows.flatMap((row) => row.words)
}

function withoutBrackets(text: string): string {
  return text.replace(/>|</g, '').trim()
}
