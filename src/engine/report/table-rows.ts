/** Tables with a heading row ('Date | Company | Request Originator | Description') whose cells may wrap. */
import { lineOf } from '../read/lines.ts'
import type { Line, Word } from '../read/positioned-text.ts'
import { cellsIn, segmentsOf } from '../read/segments.ts'
import { parted } from './parted.ts'

export interface Column {
  title: string
  left: number
}

/** The cells of one row by the title of their column. */
export type TableRow = Map<string, Word[]>

/** A word may begin this far left of its column's title, in points. */
const slack = 4

/**
 * The columns of a heading row; null when the line does not begin with the first title and hold another one. A title that
 * stands there twice is the label of two values: 'Address   Address   Employer'.
 */
export function headingOf(line: Line, titles: readonly RegExp[]): Column[] | null {
  const columns = cellsIn(line).map(({ text, box }) => ({
    title: text.replace(/:$/, '').toLowerCase(),
    left: box.x,
  }))
  const known = columns.filter(({ title }) => titles.some((pattern) => pattern.test(title)))
  if (new Set(columns.map(({ title }) => title)).size < columns.length) return null
  return known.length > 1 && known.length === columns.length && titles[0]?.test(columns[0]?.title ?? '')
    ? columns
    : null
}

/** @param begins true for a line, or its cells, that begins a row; any other line goes on with the row above */
export function rowsOf(
  lines: readonly Line[],
  columns: readonly Column[],
  begins: (cells: TableRow, before: TableRow | undefined, line: Line) => boolean,
): { rows: TableRow[]; stray: Line[] } {
  const rows: TableRow[] = []
  const stray: Line[] = []
  for (const line of lines) {
    const cells = cellsOf(line, columns)
    const open = rows.at(-1)
    if (begins(cells, open, line)) rows.push(cells)
    else if (open === undefined) stray.push(line)
    else for (const [title, words] of cells) open.set(title, [...(open.get(title) ?? []), ...words])
  }
  return { rows, stray }
}

export function cellsOf({ words }: Line, columns: readonly Column[]): TableRow {
  return byTitle(words, ({ box }) => columns.findLast(({ left }) => left <= box.x + slack) ?? columns[0])
}

function byTitle(words: readonly Word[], columnOf: (word: Word) => { title: string } | undefined): TableRow {
  const cells: TableRow = new Map()
  for (const word of words) {
    const title = columnOf(word)?.title ?? ''
    cells.set(title, [...(cells.get(title) ?? []), word])
  }
  return cells
}

/** Its title is the header's text; lines of a wrapped header are joined. */
export interface TableColumn extends Column {
  right: number
}

/** Columns are at least this far apart, in points: more than a word gap, less than the narrowest gutter seen. */
const gutter = 4.5

/** A cell stands under its header or, in points, no farther beside it: a number may be wider than its header. */
const farthest = 25

/**
 * The columns of the header's lines, left to right.
 * @param lefts where cells below begin, for titles that stand a mere space apart
 */
export function columnsOf(header: readonly Line[], lefts: readonly number[] = []): TableColumn[] {
  const columns: TableColumn[] = []
  const begins = ({ box }: Word) => lefts.some((left) => Math.abs(left - box.x) < 1)
  for (const line of header) {
    const cells = segmentsOf(line, gutter).flatMap(({ words }) => parted(words, begins).map(lineOf))
    for (const { text, box } of cells) {
      const right = box.x + box.width
      const above = columns.find((column) => box.x < column.right && right > column.left)
      if (above === undefined) columns.push({ title: text, left: box.x, right })
      else {
        above.title += ` ${text}`
        above.left = Math.min(above.left, box.x)
        above.right = Math.max(above.right, right)
      }
    }
  }
  return columns.sort((a, b) => a.left - b.left)
}

/** A row's words by column title: the column they stand under, or the nearest; '' when none is near. */
export function wordsByColumn(columns: readonly TableColumn[], words: readonly Word[]): TableRow {
  return byTitle(words, (word) => columnUnder(columns, word))
}

function columnUnder(columns: readonly TableColumn[], { box }: Word): TableColumn | undefined {
  let best: TableColumn | undefined
  let least = farthest
  for (const column of columns) {
    const distance = Math.max(column.left - (box.x + box.width), box.x - column.right, 0)
    if (distance < least) [best, least] = [column, distance]
  }
  return best
}
