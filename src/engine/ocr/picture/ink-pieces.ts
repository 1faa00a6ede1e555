import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** Lighter than this is paper, or the edge of a letter. */
const paper = 180

/** Columns of a picture; `right` is just outside. */
export interface Piece {
  left: number
  right: number
}

/**
 * What stands in a word's box above its line, parted where it is white from top to bottom.
 * @param gap so wide is the white at least, in heights of the line
 */
export function inkPieces(word: RecognisedWord, { data, width }: Raster, gap: number): Piece[] {
  const height = word.lineHeight || word.bottom - word.top
  const top = Math.max(0, word.top, Math.round(word.baseline - height))
  const bottom = Math.min(word.bottom, Math.round(word.baseline))
  const pieces: Piece[] = []
  for (let x = Math.max(0, word.left); x < Math.min(width, word.right); x++) {
    let hasInk = false
    for (let y = top; y < bottom && !hasInk; y++) hasInk = (data[y * width + x] ?? 255) < paper
    if (!hasInk) continue
    const before = pieces.at(-1)
    if (before !== undefined && x - before.right < gap * height) before.right = x + 1
    else pieces.push({ left: x, right: x + 1 })
  }
  return pieces
}
