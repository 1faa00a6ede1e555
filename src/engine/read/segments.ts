import { boxAround } from './lines.ts'
import type { Line, Word } from './positioned-text.ts'

/**
 * Splits a line at horizontal gaps: the cells of a row, or the columns it runs through.
 * @param minGap points between two words that part them; without it 1.5 times the larger font size beside the gap,
 *   which is over any word gap (0.3) and under any column gap seen.
 */
export function segmentsOf(line: Line, minGap?: number): Line[] {
  const { words } = line
  const segments: Line[] = []
  let from = 0
  let right = Number.NEGATIVE_INFINITY
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) break
    const previous = at > from ? words[at - 1] : undefined
    const gap = minGap ?? 1.5 * Math.max(word.size, previous?.size ?? 0)
    const isApart = previous !== undefined && word.box.x - right >= gap
    if (isApart) {
      segments.push(asRead(words.slice(from, at)))
      from = at
    }
    const end = word.box.x + word.box.width
    right = at === from ? end : Math.max(right, end)
  }
  if (from === 0) return words.length === 0 ? [] : [line]
  segments.push(asRead(words.slice(from)))
  return segments
}

/** In the order of the line that they are of: a label of two rows is read row by row, wherever each of them begins. */
const asRead = (words: Word[]): Line => ({
  text: words.map(({ text }) => text).join(' '),
  words,
  box: boxAround(words),
})

/** The cells of a row of a table. Gaps between them are over any word gap (0.3 of the font size) and under the padding of cells. */
export const cellsIn = (line: Line): Line[] => segmentsOf(line, 0.9 * (line.words[0]?.size ?? 0))
