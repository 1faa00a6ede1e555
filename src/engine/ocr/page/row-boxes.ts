/** Boxes of recognised words that are the box of their row: as high as what stands above and below the letters, too. */
import type { Raster } from '../../read/render-region.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** Heights of the line that letters with all that hangs from them reach at most. */
const tallest = 1.25
/** Darker than this is ink. */
const ink = 150

/**
 * The words with such boxes drawn in to the ink that stands on their line. A postal code with the height of its row has twice
 * its size, and is no part of the address above it.
 */
export function withInkBoxes(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return words.map((word) => {
    if (word.bottom - word.top <= tallest * word.lineHeight) return word
    const own = inkOn(word, picture)
    // What reaches up or down without a break is as high as it is.
    return own === null || own.bottom - own.top > tallest * word.lineHeight ? word : { ...word, ...own }
  })
}

/** The rows of ink around the middle of the letters, up and down to the first without any. */
function inkOn(word: RecognisedWord, picture: Raster): Pick<RecognisedWord, 'top' | 'bottom'> | null {
  const middle = Math.round(word.baseline - 0.3 * word.lineHeight)
  if (!hasInk(word, picture, middle)) return null
  let [top, bottom] = [middle, middle + 1]
  while (top > word.top && hasInk(word, picture, top - 1)) top -= 1
  while (bottom < word.bottom && hasInk(word, picture, bottom)) bottom += 1
  return { top, bottom }
}

function hasInk({ left, right }: RecognisedWord, { data, width, height }: Raster, row: number): boolean {
  if (row < 0 || row >= height) return false
  for (let x = Math.max(0, left); x < Math.min(width, right); x++)
    if ((data[row * width + x] ?? 255) < ink) return true
  return false
}
