import { lineOf } from '../../read/lines.ts'
import type { Box, Line, Word } from '../../read/positioned-text.ts'

/** Words of one row as a line, left to right; null when there are none. */
export function lineOrNull(words: Word[]): Line | null {
  return words.length === 0 ? null : lineOf(words)
}

/** The right edge of a line or word, in points. */
export function rightOf({ box }: { box: Box }): number {
  return box.x + box.width
}
