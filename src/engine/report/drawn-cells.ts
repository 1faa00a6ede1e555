import type { Line, Mark, Word } from '../read/positioned-text.ts'
import { parted } from './parted.ts'
import { unionBox } from './printed-values.ts'

/** Drawings so near are one, in points. */
const together = 2

/**
 * The drawings of a row of cells as words; text on a coloured cell is the cell's text.
 * @param marks those on the row's height that may be more than rules and the shading of cells
 */
export function drawnCells(
  row: Line,
  marks: readonly Mark[],
  textOf: (cell: readonly Mark[]) => string,
): Word[] {
  const [first] = row.words
  if (first === undefined) return []
  const free = marks.filter(({ box }) =>
    row.words.every((word) => word.box.x > box.x + box.width || word.box.x + word.box.width < box.x),
  )
  const sorted = free.sort((a, b) => a.box.x - b.box.x)
  const cells = parted(sorted, ({ box }, before) => box.x >= before.box.x + before.box.width + together)
  return cells.map((cell) => ({ ...first, text: textOf(cell), box: unionBox(cell), bold: false }))
}
