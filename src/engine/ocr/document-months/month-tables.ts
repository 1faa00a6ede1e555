/** The tables of months of a document, by what their own rows and its other tables leave as the only reading. */
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { downTo, type MonthHead, medianOf } from '../document/grid-pieces.ts'
import { linesOfTables } from './lines-of-tables.ts'
import { type FoundHead, lostHeads } from './lost-month-heads.ts'
import {
  type GridRow,
  isOfCells,
  joinedRow,
  placedRow,
  withYearsInOrder,
  wordsOfRow,
} from './month-grid-rows.ts'
import { monthHead } from './month-heads.ts'

/** Further below a row of a table, in heights of its letters, another part of the page begins. */
const nextRow = 3.2
/** Less than this apart, in heights of its letters, two lines are one row: a dash or a speck has no baseline of its own. */
const oneRow = 0.75
/** Points that two rows of one table may stand further apart than two others. */
const even = 0.35

/** The pages with the headings, years and cells of their tables of months in their form. */
export function withMonthTables(pages: readonly Page[]): Page[] {
  const linesOfPages = pages.map(linesOfTables)
  const lost = lostHeads(linesOfPages)
  let open: MonthHead | null = null
  return pages.map((page, at) => {
    const table = tablesOfPage(linesOfPages[at] ?? [], lost, open)
    open = table.open
    if (table.changed.size === 0) return page
    const words = (linesOfPages[at] ?? []).flatMap((line) => table.changed.get(line) ?? line.words)
    return { ...page, words }
  })
}

/** What a page's tables are, and the heading of the one that its end may cut. @param open that of the page before */
function tablesOfPage(
  lines: readonly Line[],
  lost: ReadonlyMap<Line, FoundHead>,
  open: MonthHead | null,
): { changed: Map<Line, readonly Word[]>; open: MonthHead | null } {
  const changed = new Map<Line, readonly Word[]>()
  const begin = open === null ? -1 : lines.slice(0, mostHeader).findIndex((line) => goesOn(line, open))
  if (open !== null && begin !== -1)
    for (const [row, words] of rowsBelow(lines.slice(begin), undefined, open)) changed.set(row, words)
  let last: { head: MonthHead; at: number } | null = null
  for (const [at, line] of lines.entries()) {
    const own = monthHead(line)
    const found = own === null ? lost.get(line) : { head: own, lines: [line] }
    if (found === undefined) continue
    for (const each of found.lines) changed.set(each, each === line ? found.head.words : [])
    const end = at + found.lines.length - 1
    const rows = rowsBelow(lines.slice(end + 1), lines[end], found.head)
    for (const [row, words] of rows) changed.set(row, words)
    const lowest = rows.map(([row]) => lines.indexOf(row)).reduce((one, other) => Math.max(one, other), end)
    last = { head: found.head, at: lowest }
  }
  return { changed, open: last !== null && lines.length - last.at <= mostFooter ? last.head : null }
}

/** So many lines a browser or a report prints at the head and at the foot of every page. */
const mostHeader = 4
const mostFooter = 4

/** Below a page's head the rows of a table that its heading did not come along with: each says what it is. */
function goesOn(line: Line, head: MonthHead): boolean {
  const row = placedRow(line, head)
  return row !== null && row.label.length > 0 && isOfCells(row)
}

function rowsBelow(lines: readonly Line[], heading: Line | undefined, head: MonthHead): [Line, Word[]][] {
  const rows: GridRow[] = []
  let above = heading
  for (const line of lines) {
    const size = medianOf(line.words.map((word) => word.size))
    if ((above !== undefined && downTo(above, line) > nextRow * size) || monthHead(line) !== null) break
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
