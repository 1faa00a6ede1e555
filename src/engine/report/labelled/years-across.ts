/** A grid of months with the years across and the months down, as Experian's site for its members prints it. */
import type { Box, Line, Mark, Word } from '../../read/positioned-text.ts'
import type { HistoryCode } from '../credit-report.ts'
import { isTick } from '../experian-acr/payment-grid.ts'
import { isBlank } from '../experian-acr/report-lines.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { monthDown, yearsOf } from '../month-heading.ts'
import { cellsNotRead } from './misread-rows.ts'
import { leaveUnread, type MonthsReading } from './month-ratings.ts'

const center = (box: Box): number => box.x + box.width / 2

/** True for a row of years alone above a row that begins with a month. */
export function isYearsAcross(line: Line | undefined, next: Line | undefined): boolean {
  return yearsOf(line) !== null && monthDown(next) !== null
}

/**
 * Cells are placed by their x below the years, never by their order: one on time may be a drawing that is no text.
 * @param codeOf the code of a cell; null for text that the layout does not explain
 */
export function readYearsAcross(
  lines: readonly Line[],
  marks: readonly Mark[],
  codeOf: (text: string) => HistoryCode | null,
): MonthsReading {
  const reading: MonthsReading = { history: [], figures: [], unread: [] }
  const notRead = cellsNotRead(lines, codeOf)
  let years: Word[] = []
  for (const line of lines) {
    const month = monthDown(line)
    if (month === null) years = yearsOf(line) ?? years
    else readRow(line, month, { years, marks, codeOf, notRead, reading })
    if (month === null && yearsOf(line) === null) reading.unread.push(...unreadWords(line.words))
  }
  return reading
}

interface Grid {
  years: Word[]
  marks: readonly Mark[]
  codeOf(text: string): HistoryCode | null
  notRead: ReadonlySet<Word>
  reading: MonthsReading
}

function readRow(line: Line, month: number, { years, marks, codeOf, notRead, reading }: Grid): void {
  const taken = new Set<Word>()
  const cellOf = (box: Box) => yearAt(years, center(box))
  const nameOf = ({ text }: Word) => `${text}-${String(month).padStart(2, '0')}`
  for (const word of line.words.slice(1)) {
    const year = cellOf(word.box)
    const code = codeOf(word.text)
    if (year !== null && !taken.has(year) && notRead.has(word))
      leaveUnread({ month: nameOf(year), words: [word] }, reading)
    else if (year === null || taken.has(year) || (code === null && !isBlank(word.text)))
      reading.unread.push(...unreadWords([word]))
    else if (code !== null) reading.history.push({ month: nameOf(year), code, box: word.box })
    if (year !== null) taken.add(year)
  }
  for (const mark of marks) {
    const year = isTick(mark, line) ? cellOf(mark.box) : null
    if (year === null || taken.has(year)) continue
    taken.add(year)
    reading.history.push({ month: nameOf(year), code: 'OK', box: mark.box })
  }
}

function yearAt(years: readonly Word[], x: number): Word | null {
  const [first, second] = years
  const pitch = first && second ? center(second.box) - center(first.box) : 80
  return years.find(({ box }) => Math.abs(center(box) - x) <= pitch / 2) ?? null
}
