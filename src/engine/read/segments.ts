import { lineOf } from './lines.ts'
import type { Line, Word } from './positioned-text.ts'

/**
 * Splits a line at horizontal gaps: the cells of a row, or the columns it runs through.
 * @param minGap points between two words that part them; without it 1.5 times the larger font size beside the gap,
 *   which is over any word gap (0.3) and under any column gap seen.
 */
export function segmentsOf(line: Line, minGap?: number): Line[] {
  const segments: Line[] = []
  let open: Word[] = []
  let right = Number.NEGATIVE_INFINITY
  for (const word of line.words) {
    const previous = open[open.length - 1]
    const gap = minGap ?? 1.5 * Math.max(word.size, previous?.size ?? 0)
    if (previous && word.box.x - right >= gap) {
      segments.push(lineOf(open))
      open = []
    }
    right = open.length === 0 ? word.box.x + word.box.width : Math.max(right, word.box.x + word.box.width)
    open.push(word)
  }
  if (open.length === line.words.length) return open.length === 0 ? [] : [line]
  if (open.length > 0) segments.push(lineOf(open))
  return segments
}

/** The cells of a row of a table. Gaps between them are over any word gap (0.3 of the font size) and under the padding of cells. */
export const cellsIn = (line: Line): Line[] => segmentsOf(line, 0.9 * (line.words[0]?.size ?? 0))
