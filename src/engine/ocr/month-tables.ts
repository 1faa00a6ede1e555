/** The tables of months of a document, by what their own rows and its other tables leave as the only reading. */
import { linesOf } from '../read/lines.ts'
import type { Line, Page, Word } from '../read/positioned-text.ts'
import { downTo, medianOf } from './grid-pieces.ts'
import { type FoundHead, lostHeads } from './lost-month-heads.ts'
import {
  type GridRow,
  isOfCells,
  joinedRow,
  placedRow,
  withYearsInOrder,
  wordsOfRow,
} from './month-grid-rows.ts'
import { type MonthHead, monthHead } from './month-heads.ts'

/** Further below a row of a table, in heights of its letters, another part of the page begins. */
const nextRow = 3.2
/** Less than this apart, in heights of its letters, two lines are one row: a dash or a speck has no baseline of its own. */
const oneRow = 0.75
/** Points that two rows of one table may stand further apart than two others. */
const even = 0.35

/** The pages with the headings, years and cells of their tables of months in their form. */
export function withMonthTables(pages: readonly Page[]): Page[] {
  const linesOfPages = pages.map((page) => linesOf(page))
  const lost = lostHeads(linesOfPages)
  return pages.map((page, at) => withTablesOfPage(page, linesOfPages[at] ?? [], lost))
}

function withTablesOfPage(page: Page, lines: readonly Line[], lost: ReadonlyMap<Line, FoundHead>): Page {
  const changed = new Map<Line, readonly Word[]>()
  for (const [at, line] of lines.entries()) {
    const own = monthHead(line)
    const found = own === null ? lost.get(line) : { head: own, lines: [line] }
    if (found === undefined) continue
    for (const each of found.lines) changed.set(each, each === line ? found.head.words : [])
    const last = at + found.lines.length - 1
    for (const [row, words] of rowsBelow(lines, last, found.head)) changed.set(row, words)
  }
  if (changed.size === 0) return page
  return { ...page, words: lines.flatMap((line) => changed.get(line) ?? line.words) }
}

function rowsBelow(lines: readonly Line[], at: number, head: MonthHead): [Line, Word[]][] {
  const rows: GridRow[] = []
  let above = lines[at]
  for (const line of lines.slice(at + 1)) {
    const size = medianOf(line.words.map((word) => word.size))
    if (above === undefined || downTo(above, line) > nextRow * size || monthHead(line) !== null) break
    const row = placedRow(line, head)
    // The rest of a broken label ('Scheduled' above 'Payment') stands between two rows.
    if (row === null) continue
    const last = rows.at(-1)
    const isOver = last !== undefined && Math.abs(middleOf(line) - middleOf(last.lines[0])) < oneRow * size
    const whole = isOver ? joinedRow(...withLabelFirst(last, row), head) : null
    if (whole === null) rows.push(row)
    else rows.splice(-1, 1, whole)
    above = line
  }
  const own = rows.filter(isOfCells)
  const ordered = head.isOfYear && isEven(own) ? withYearsInOrder(own) : own
  return ordered.flatMap((row) => {
    const [line, ...others] = row.lines
    return [[line, wordsOfRow(row)], ...others.map((other): [Line, Word[]] => [other, []])]
  })
}

/** The one with the label first: the other one's cells stand beside it. */
const withLabelFirst = (one: GridRow, other: GridRow): [GridRow, GridRow] =>
  one.label.length === 0 && (other.label.length > 0 || other.cells.length > one.cells.length)
    ? [other, one]
    : [one, other]

/** Of its letters, which says more than their baseline where some of them are dashes. */
const middleOf = ({ words }: Line): number => medianOf(words.map(({ box }) => box.y + box.height / 2))

/** True where no row is missing between the first and the last. */
function isEven(rows: readonly GridRow[]): boolean {
  const steps = rows.slice(1).map(({ lines: [line] }, at) => downTo(rows[at]?.lines[0] ?? line, line))
  const step = medianOf(steps)
  return steps.every((each) => Math.abs(each - step) < even * step)
}
