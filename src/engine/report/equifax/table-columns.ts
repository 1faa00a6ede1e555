/** Columns of a printed table by its header, for cells that may be aligned left, right or in the middle. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'

export interface TableColumn {
  /** The header's text; lines of a wrapped header are joined. */
  title: string
  left: number
  right: number
}

/** Columns are at least this far apart, in points: more than a word gap, less than the narrowest gutter seen. */
const gutter = 4.5

/** A cell stands under its header or, in points, no farther beside it: a number may be wider than its header. */
const farthest = 25

/** The columns of the header's lines, left to right. */
export function columnsOf(header: readonly Line[]): TableColumn[] {
  const columns: TableColumn[] = []
  for (const line of header) {
    for (const { text, box } of segmentsOf(line, gutter)) {
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
export function wordsByColumn(columns: readonly TableColumn[], words: readonly Word[]): Map<string, Word[]> {
  const cells = new Map<string, Word[]>()
  for (const word of words) {
    const column = columnUnder(columns, word)
    const title = column?.title ?? ''
    cells.set(title, [...(cells.get(title) ?? []), word])
  }
  return cells
}

function columnUnder(columns: readonly TableColumn[], { box }: Word): TableColumn | null {
  let best: TableColumn | null = null
  let least = farthest
  for (const column of columns) {
    const distance = Math.max(column.left - (box.x + box.width), box.x - column.right, 0)
    if (distance < least) [best, least] = [column, distance]
  }
  return best
}
