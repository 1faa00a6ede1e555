/** How lines above an account are set: which of them belong together. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { isPerhapsAlike } from './name-lines.ts'

/** In the same letters, at the same left edge. */
export const isSetAs = (one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  isPerhapsAlike(one, other) &&
  Math.abs(one.box.x - other.box.x) <= 4

/** True for rows of one name: set alike, one right below the other. */
export function isRowAbove(line: Line | undefined, below: Line | undefined): boolean {
  const [first, next] = [line?.words[0], below?.words[0]]
  if (line === undefined || below === undefined || first === undefined || next === undefined) return false
  if (!isSetAs(first, next)) return false
  // Over a page break no distance says anything: only what is bold goes on there.
  if (line.box.page !== below.box.page) return first.bold
  return below.box.y - line.box.y < 1.9 * next.size
}

/** True where more than three rows would have room between. */
export function isFar(line: Line, below: Line | undefined): boolean {
  const size = Math.max(line.words[0]?.size ?? 0, below?.words[0]?.size ?? 0)
  return below !== undefined && line.box.page === below.box.page && below.box.y - line.box.y > 3.2 * size
}
