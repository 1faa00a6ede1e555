/**
 * Tables with a column for every month: a heading row of months ('Jan 2024', '01/2024', 'Jan' with the year above, below
 * or at the start of each row) and rows of cells; or with a column for every year, and a month at the start of each row. Cells are read by where they stand, never by their order.
 */
import { boxAround } from '../read/lines.ts'
import type { Line, Mark, Word } from '../read/positioned-text.ts'
import {
  edgesOf,
  isYearsAcross,
  type MonthColumn,
  monthDown,
  monthHeadingOf,
  yearsOf,
} from './month-heading.ts'
import { parted } from './parted.ts'
import { fullYear } from './printed-values.ts'

export interface MonthCell {
  /** 'YYYY-MM'. */
  month: string
  /** What stands at the left of the row; '' when nothing does. */
  label: string
  words: Word[]
}

export interface MonthTable {
  /** Top to bottom, left to right. */
  cells: MonthCell[]
  /** Words that stand under no month, row by row. */
  stray: Word[][]
}

/** Below a row of years the month is the row's. */
type Column = Omit<MonthColumn, 'number'> & { number: number | null }

interface Band {
  columns: Column[]
  /** Distance between two columns, in points. */
  pitch: number
}

/**
 * @param lines heading rows and cell rows, over any number of pages
 * @param leadOf how many words at the start of a row are the label of the whole row, wherever they stand
 */
export function readMonthTable(lines: readonly Line[], leadOf: (row: Line) => number = () => 0): MonthTable {
  const table: MonthTable = { cells: [], stray: [] }
  let band: Band | null = null
  let years: Word[] | null = null
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) break
    const columns: Column[] | null = monthHeadingOf(line) ?? yearColumns(line, lines[at + 1])
    if (columns !== null) {
      const below = takesYears(line, columns) ? yearsOf(lines[at + 1]) : null
      // Years in a row of their own stand above the months, or below each of them; a year before cells is that row's.
      const own = below?.length === columns.length ? below : years
      // A month alone is as wide as those above it.
      const pitch: number = columns.length > 1 ? pitchOf(columns) : (band?.pitch ?? pitchOf(columns))
      band = { columns: own === null ? columns : withYears(columns, own), pitch }
      if (own !== null && own === below) at += 1
      years = null
      continue
    }
    years = yearRow(line, lines[at + 1])
    if (years === null) readRow(line, band, table, leadOf(line))
  }
  return table
}

function yearRow(line: Line, next: Line | undefined): Word[] | null {
  const heading = next === undefined ? null : monthHeadingOf(next)
  if (next === undefined || heading === null || !takesYears(next, heading)) return null
  const first = heading[0]
  const isOver = first !== undefined && line.box.x > first.left - 0.5 * pitchOf(heading)
  return isOver ? yearsOf(line) : null
}

function yearColumns(line: Line, next: Line | undefined): Column[] | null {
  if (!isYearsAcross(line, next)) return null
  const years = yearsOf(line) ?? []
  return years.map((word) => ({ number: null, year: fullYear(word.text), ...edgesOf(word) }))
}

/** True when the months print no year and it does not stand at the start of each row either ('Year Jan Feb'). */
function takesYears(line: Line, columns: readonly Column[]): boolean {
  return columns.some(({ year }) => year === null) && !/^(Years?|Años?):?$/i.test(line.words[0]?.text ?? '')
}

/** A year holds for the months from its own place on, until the next one. */
function withYears(columns: readonly Column[], years: readonly Word[]): Column[] {
  return columns.map((column) => {
    const reach = column.left + 0.75 * (column.right - column.left)
    const year = years.findLast((word) => word.box.x <= reach)
    return { ...column, year: year === undefined ? null : fullYear(year.text) }
  })
}

function readRow(line: Line, band: Band | null, table: MonthTable, lead: number): void {
  const { words } = line
  const [first] = words
  if (band === null || first === undefined) {
    table.stray.push(words)
    return
  }
  const needsYear = band.columns.some(({ year }) => year === null)
  const rowYear = needsYear && /^(19|20)\d{2}$/.test(first.text) ? first.text : null
  const rowMonth = band.columns.some(({ number }) => number === null) ? monthDown(line) : null
  const cells = rowYear === null && rowMonth === null ? words : words.slice(1)
  const left = Math.min(...band.columns.map((column) => column.left)) - 0.5 * band.pitch
  const label: string[] = []
  const beyond: Word[] = []
  for (const [at, word] of cells.entries()) {
    const isLabel = at < lead || word.box.x + word.box.width / 2 < left
    const column = isLabel ? null : nearest(band, word)
    const [year, number] = [column?.year ?? rowYear, column?.number ?? rowMonth]
    if (column !== null && year !== null && number !== null) {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const open = table.cells.at(-1)
      const name = label.join(' ')
      if (open?.month === month && open.label === name && isOnRow(open.words, word)) open.words.push(word)
      else table.cells.push({ month, label: name, words: [word] })
    } else if (isLabel || (column === null && word.box.x < left + 0.5 * band.pitch)) label.push(word.text)
    else beyond.push(word)
  }
  const isOfNone = label.length > 0 && !table.cells.some((cell) => isOnRow(cell.words, first))
  if (isOfNone || beyond.length > 0) table.stray.push(isOfNone ? words : beyond)
}

function isOnRow(words: readonly Word[], { box, size }: Word): boolean {
  const other = words[0]?.box
  return other?.page === box.page && Math.abs(other.y - box.y) < 0.5 * size
}

/** Cells may be aligned at the left, in the middle or at the right of their column. */
function nearest({ columns, pitch }: Band, { box }: Word): Column | null {
  let best: Column | null = null
  let least = 0.6 * pitch
  for (const column of columns) {
    const right = box.x + box.width
    const middle = Math.abs(column.left + column.right - box.x - right) / 2
    const distance = Math.min(Math.abs(column.left - box.x), Math.abs(column.right - right), middle)
    if (distance < least) [best, least] = [column, distance]
  }
  return best
}

function pitchOf(columns: readonly Column[]): number {
  const steps = columns.slice(1).map((column, at) => column.left - (columns[at]?.left ?? 0))
  return steps.length === 0 ? 40 : Math.min(...steps)
}

/** Drawings so near are one, in points. */
const together = 2

/**
 * The drawings of a row of cells as words; text on a coloured cell is the cell's text.
 * @param marks those on the row's height that may be more than rules and the shading of cells
 * @param apart the least gap between two cells, in points
 */
export function drawnCells(
  row: Line,
  marks: readonly Mark[],
  textOf: (cell: readonly Mark[]) => string,
  apart = together,
): Word[] {
  const [first] = row.words
  if (first === undefined) return []
  const free = marks.filter(({ box }) =>
    row.words.every((word) => word.box.x > box.x + box.width || word.box.x + word.box.width < box.x),
  )
  const sorted = free.sort((a, b) => a.box.x - b.box.x)
  const cells = parted(sorted, ({ box }, before) => box.x >= before.box.x + before.box.width + apart)
  return cells.map((cell) => ({ ...first, text: textOf(cell), box: boxAround(cell), bold: false }))
}
