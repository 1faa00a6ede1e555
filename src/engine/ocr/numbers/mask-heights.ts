/** A mask of crosses that was taken for two rows high: only its height tells 'xxxx' from 'XXXX'. */
import type { Raster } from '../../read/render-region.ts'
import { shapesInPlace } from '../picture/shapes-in-place.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

const crosses = /^(?:x{3,}|X{3,})$/
/** How far from its baseline a cross may end, as a share of the line's height: what stands in the next row does not. */
const near = 0.2

/**
 * The words with each mask of crosses as high as its crosses are in the picture.
 * @param picture the gray raster that was read
 */
export function withMaskHeights(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return words.map((word) => {
    if (!crosses.test(word.text)) return word
    const own = shapesInPlace(picture, word)
      .map(({ top, bottom }) => ({ top: word.top + top, bottom: word.top + bottom }))
      .filter(({ bottom }) => Math.abs(bottom - word.baseline) <= near * word.lineHeight)
      .sort((a, b) => a.top - b.top)
    const middle = own[Math.floor(own.length / 2)]
    return middle === undefined ? word : { ...word, ...middle }
  })
}
