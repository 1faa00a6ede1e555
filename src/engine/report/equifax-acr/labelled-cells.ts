/**
 * Rows of 'Label: value' cells. A cell may hold several pairs parted by '|', have no value, or go on in the lines
 * below it, over a page break too; cells of one row may wrap to different heights.
 */
import type { Line, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { LabelledField } from '../fields/field-values.ts'
import { type LabelBook, unknownLabelLength } from './label-book.ts'

export interface Cell {
  /** Words that stand before the first label. */
  lead: Word[]
  fields: LabelledField[]
}

/** How far two left or right edges may differ, in points, and still be edges of one column. */
const aligned = 4

/** Gap between two cells of a row as a share of the font size: over any word gap (0.3), under the padding of cells. */
const columnGap = 0.9

interface OpenCell {
  words: Word[]
  left: number
  right: number
  /** Of the last line: its index, page and lower edge. */
  index: number
  page: number
  bottom: number
}

/** The cells of the lines in reading order; what wraps is joined to the cell above it. */
export function cellsOf(lines: readonly Line[], book: LabelBook): Cell[] {
  const cells: OpenCell[] = []
  lines.forEach((line, index) => {
    for (const part of partsOf(line, book)) place(part, index, cells, book)
  })
  return cells.map(({ words }) => cellOf(words, book))
}

/** A line at its column gaps, and before a label unless a '|' stands before it. */
export function partsOf(line: Line, book: LabelBook): Word[][] {
  return segmentsOf(line, columnGap * (line.words[0]?.size ?? 0)).flatMap((segment) => {
    const words = segment.words
    const parts: Word[][] = []
    let open: Word[] = []
    words.forEach((word, at) => {
      if (open.length > 0 && words[at - 1]?.text !== '|' && book.match(words, at) !== null) {
        // A label inside a longer one ('Type:' in 'Loan/Account Type:') does not begin a cell.
        if (!open.some((_, start) => straddles(open, words.slice(at), start, book))) {
          parts.push(open)
          open = []
        }
      }
      open.push(word)
    })
    return [...parts, open]
  })
}

function place(part: Word[], index: number, cells: OpenCell[], book: LabelBook): void {
  const [first] = part
  const last = part[part.length - 1]
  if (!first || !last) return
  const left = first.box.x
  const right = last.box.x + last.box.width
  const bottom = Math.max(...part.map(({ box }) => box.y + box.height))
  const above = cellAbove(cells, first, right, index)
  if (above !== null && continues(above.words, part, book)) {
    above.words.push(...part)
    Object.assign(above, { index, page: first.box.page, bottom, right: Math.max(above.right, right) })
    return
  }
  cells.push({ words: [...part], left, right, index, page: first.box.page, bottom })
}

/** The nearest cell above that shares the left or the right edge and ends in the line before. */
function cellAbove(cells: OpenCell[], first: Word, right: number, index: number): OpenCell | null {
  const { page, x, y } = first.box
  const reachable = cells.slice(-12).filter((cell) => {
    if (cell.index === index || (Math.abs(cell.left - x) > aligned && Math.abs(cell.right - right) > aligned))
      return false
    // A cell of the row may be taller than its neighbours: two lines back on the page before.
    return cell.page === page ? Math.abs(y - cell.bottom) < first.size : cell.index >= index - 2
  })
  const sameLeft = reachable.filter((cell) => Math.abs(cell.left - x) <= aligned)
  return (sameLeft.length > 0 ? sameLeft : reachable).at(-1) ?? null
}

/** True when the part goes on where the cell above stopped: inside a label, or inside a value. */
function continues(above: readonly Word[], part: readonly Word[], book: LabelBook): boolean {
  // What wraps is set in one size; a table below the cells is set smaller.
  const [size = 0, sizeBelow = 0] = [above.at(-1)?.size, part[0]?.size]
  if (Math.abs(size - sizeBelow) > 0.05 * size) return false
  if (above.some((_, start) => straddles(above, part, start, book))) return true
  return book.match(part, 0) === null && unknownLabelLength(part) === 0
}

/** True when a label begins at `start` in the first words and ends in the second. */
function straddles(first: readonly Word[], second: readonly Word[], start: number, book: LabelBook): boolean {
  if (first.length - start > 6) return false
  const match = book.match([...first.slice(start), ...second.slice(0, 6)], 0)
  return match !== null && match.count > first.length - start
}

function cellOf(words: Word[], book: LabelBook): Cell {
  const cell: Cell = { lead: [], fields: [] }
  let field: LabelledField | null = null
  for (let at = 0; at < words.length; ) {
    const known = book.match(words, at)
    const mayBegin = at === 0 || words[at - 1]?.text === '|'
    const count = known?.count ?? (mayBegin ? unknownLabelLength(words.slice(at)) : 0)
    if (count > 0) {
      field = { label: known?.label ?? null, labelWords: words.slice(at, at + count), valueWords: [] }
      cell.fields.push(field)
      at += count
      continue
    }
    const word = words[at]
    if (word) (field?.valueWords ?? cell.lead).push(word)
    at += 1
  }
  for (const each of cell.fields) each.valueWords = withoutBars(each.valueWords)
  cell.lead = withoutBars(cell.lead)
  return cell
}

/** Without the '|' that part a value from its neighbours; one inside a value stays. */
function withoutBars(words: Word[]): Word[] {
  let [start, end] = [0, words.length]
  while (words[start]?.text === '|') start += 1
  while (end > start && words[end - 1]?.text === '|') end -= 1
  return words.slice(start, end)
}
