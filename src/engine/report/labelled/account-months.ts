/** The codes of an account's months. */
import type { Line, Mark } from '../../read/positioned-text.ts'
import type { HistoryMonth, MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { textOf } from '../equifax-acr/field-values.ts'
import { unreadWords } from '../equifax-acr/unread-lines.ts'
import { gridYear, type MonthColumns, monthHeader, readGridRow } from '../experian-acr/payment-grid.ts'
import { isBlank } from '../experian-acr/report-lines.ts'
import { readMonthTable } from '../month-table.ts'
import { unionBox } from '../printed-values.ts'
import { readMonths } from '../transunion-mailed/account-months.ts'
import type { LabelledForm } from './labelled-form.ts'
import { isYearsAcross, readYearsAcross } from './years-across.ts'

export interface MonthsReading {
  /** Newest month first. */
  history: HistoryMonth[]
  figures: MonthlyFigures[]
  unread: UnreadLine[]
}

/** @param marks of the pages the account stands on: on time may be a drawing that is no text */
export function readAccountMonths(
  lines: readonly Line[],
  marks: readonly Mark[],
  form: LabelledForm,
): MonthsReading {
  const reading = lines.some((line, at) => isYearsAcross(line, lines[at + 1]))
    ? readYearsAcross(lines, marks, form.codeOf)
    : form.isUnseen
      ? readMonths(lines)
      : lines.some((line) => monthHeader(line) !== null)
        ? readGrid(lines, marks)
        : readColumns(lines, form)
  return { ...reading, history: reading.history.toSorted((a, b) => b.month.localeCompare(a.month)) }
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

/** A column for every month, in either direction, with the years above. */
function readColumns(lines: readonly Line[], form: LabelledForm): MonthsReading {
  const table = readMonthTable(lines)
  const reading: MonthsReading = { history: [], figures: [], unread: unreadWords(table.stray) }
  for (const { month, words } of table.cells) {
    const text = textOf(words)
    if (isBlank(text)) continue
    const code = form.codeOf(text)
    const known = reading.history.find((each) => each.month === month)
    // Two codes for one month: which is right is not for a reader to say.
    if (code === null || (known !== undefined && known.code !== code))
      reading.unread.push(...unreadWords(words))
    else if (known === undefined) reading.history.push({ month, code, box: unionBox(words) })
  }
  return reading
}
