/** Tables with a heading row ('Date | Company | Request Originator | Description') whose cells may wrap. */
import type { Line, Word } from '../read/positioned-text.ts'
import { segmentsOf } from '../read/segments.ts'

export interface Column {
  title: string
  left: number
}

/** The cells of one row by the title of their column. */
export type TableRow = Map<string, Word[]>

/** A word may begin this far left of its column's title, in points. */
const slack = 4
/** Gap between two titles as a share of the font size. */
const columnGap = 0.9

/** The columns of a heading row; null when the line does not begin with the first title and hold another one. */
export function headingOf(line: Line, titles: readonly RegExp[]): Column[] | null {
  const columns = segmentsOf(line, columnGap * (line.words[0]?.size ?? 0)).map(({ text, box }) => ({
    title: text.replace(/:$/, '').toLowerCase(),
    left: box.x,
  }))
  const known = columns.filter(({ title }) => titles.some((pattern) => pattern.test(title)))
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
  const cells: TableRow = new Map()
  for (const word of words) {
    const column = columns.findLast(({ left }) => left <= word.box.x + slack) ?? columns[0]
    if (column === undefined) continue
    cells.set(column.title, [...(cells.get(column.title) ?? []), word])
  }
  return cells
}
