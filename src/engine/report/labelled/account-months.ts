/** The codes of an account's months. */
import type { Line, Mark } from '../../read/positioned-text.ts'
import { gridYear, type MonthColumns, monthHeader, readGridRow } from '../experian-acr/payment-grid.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { inlineMonths } from './inline-months.ts'
import type { LabelledForm } from './labelled-form.ts'
import { type MonthsReading, readMonths } from './month-ratings.ts'
import { isYearsAcross, readYearsAcross } from './years-across.ts'

/** @param marks of the pages the account stands on: on time may be a drawing that is no text */
export function readAccountMonths(
  lines: readonly Line[],
  marks: readonly Mark[],
  form: LabelledForm,
): MonthsReading {
  const printed = lines.flatMap((line) => inlineMonths(line) ?? [])
  const cells = printed.slice(0, turnOf(printed))
  const table = lines.filter((line) => inlineMonths(line) === null)
  const rows = form.comesOnce === undefined ? table : table.slice(0, turningRow(table))
  const reading = rows.some((line, at) => isYearsAcross(line, rows[at + 1]))
    ? readYearsAcross(rows, marks, form.codeOf)
    : !form.isUnseen && form.areCellsText !== true && rows.some((line) => monthHeader(line) !== null)
      ? readGrid(rows, marks)
      : readMonths(rows, form.codeOf)
  reading.unread.push(...table.slice(rows.length).flatMap(({ words }) => unreadWords(words)))
  reading.unread.push(...printed.slice(cells.length).flatMap(({ word }) => unreadWords([word])))
  for (const { month, word } of cells) {
    const code = form.codeOf(word.text)
    const known = reading.history.find((each) => each.month === month)
    // Two codes for one month: which is right is not for a reader to say.
    if (code === null || (known !== undefined && known.code !== code))
      reading.unread.push(...unreadWords([word]))
    else if (known === undefined) reading.history.push({ month, code, box: word.box })
  }
  return { ...reading, history: reading.history.toSorted((a, b) => b.month.localeCompare(a.month)) }
}

/** Months run one way: where they turn, they are another account's, of which nothing else is left. */
function turnOf(cells: readonly { month: string }[]): number {
  const stepTo = (at: number) => Math.sign(cells[at]?.month.localeCompare(cells[at - 1]?.month ?? '') ?? 0)
  const turn = cells.findIndex((_, at) => at > 1 && stepTo(at) !== stepTo(1))
  return turn === -1 ? cells.length : turn
}

/** The row where the months of headings that print their years turn. */
function turningRow(rows: readonly Line[]): number {
  const months = rows.flatMap((line, row) =>
    (monthHeadingOf(line) ?? []).flatMap(({ number, year }) =>
      year === null ? [] : [{ month: `${year}-${String(number).padStart(2, '0')}`, row }],
    ),
  )
  return months[turnOf(months)]?.row ?? rows.length
}

/** Twelve columns of months and one row a year. */
function readGrid(lines: readonly Line[], marks: readonly Mark[]): MonthsReading {
  const reading: MonthsReading = { history: [], figures: [], unread: [] }
  let columns: MonthColumns | null = null
  for (const line of lines) {
    const header = monthHeader(line)
    if (header !== null) columns = header
    else if (columns === null || gridYear(line) === null) reading.unread.push(...unreadWords(line.words))
    else
      reading.history.push(
        ...readGridRow(line, columns, marks, (word) => reading.unread.push(...unreadWords([word]))),
      )
  }
  return reading
}
