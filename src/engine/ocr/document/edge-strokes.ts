import { linesOf } from '../../read/lines.ts'
import type { Page } from '../../read/positioned-text.ts'

/** Surer than this it is printed. */
const doubtful = 0.6

/**
 * The page without doubtful strokes at the ends of its lines: the edge of the paper, or of a shadow, is read as one, and a
 * row that begins with it is no row of its table. A stroke between words stays.
 */
export function withoutEdgeStrokes(page: Page): Page {
  const strokes = new Set(
    linesOf(page).flatMap(({ words }) =>
      [words[0], words.at(-1)].filter(
        (word) => word !== undefined && /^[|¦![\]{}]$/.test(word.text) && (word.confidence ?? 1) < doubtful,
      ),
    ),
  )
  return strokes.size === 0 ? page : { ...page, words: page.words.filter((word) => !strokes.has(word)) }
}
