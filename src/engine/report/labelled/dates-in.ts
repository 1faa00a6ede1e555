import type { Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

/** The dates that words print one after another ('Dec 22, 2025, 11/02/2025'), and the words that are none. */
export function datesIn(words: readonly Word[]): { dates: Printed<PrintedDate>[]; rest: Word[] } {
  const dates: Printed<PrintedDate>[] = []
  const rest: Word[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => dateOf(words.slice(at, at + count)) !== null) ?? 0
    const own = words.slice(at, at + Math.max(1, length))
    const date = length === 0 ? null : dateOf(own)
    if (date === null) rest.push(...own)
    else dates.push(date)
    at += own.length
  }
  return { dates, rest }
}

/** A day or a month; a year alone is no date of an inquiry. */
function dateOf(words: readonly Word[]): Printed<PrintedDate> | null {
  const raw = textOf(words).replace(/[,;]$/, '')
  const date = parsePrintedDate(raw)
  return date === null || date.length < 7 ? null : printed(date, raw, words)
}
