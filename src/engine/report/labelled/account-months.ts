/** The codes of an account's months. */
import type { Line, Mark, Word } from '../../read/positioned-text.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { monthNumber } from '../printed-values.ts'
import type { LabelledForm } from './labelled-form.ts'
import { type MonthsReading, readMonths } from './month-ratings.ts'
import { isYearsAcross, monthHeader, monthsAcross, readTickedGrid, yearsAcross } from './ticked-grid.ts'

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
    ? readTickedGrid(rows, marks, form.codeOf, yearsAcross)
    : !form.isUnseen && form.areCellsText !== true && rows.some((line) => monthHeader(line) !== null)
      ? readTickedGrid(rows, marks, form.codeOf, monthsAcross)
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

interface InlineMonth {
  /** 'YYYY-MM'. */
  month: string
  word: Word
}

/** Months that print their code beside them, as TransUnion's own sites do: 'Jan 2024 OK  Dec 2023 30'; null when the row holds anything else. */
export function inlineMonths({ words }: Line): InlineMonth[] | null {
  const months: InlineMonth[] = []
  for (let at = 0; at < words.length; at += 3) {
    const [name, year, word] = words.slice(at, at + 3)
    const number = monthNumber(name?.text ?? '')
    if (number === null || !/^(19|20)\d{2}$/.test(year?.text ?? '') || word === undefined) return null
    months.push({ month: `${year?.text}-${String(number).padStart(2, '0')}`, word })
  }
  return months.length > 0 ? months : null
}
