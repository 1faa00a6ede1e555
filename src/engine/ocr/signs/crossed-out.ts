/** A mask of crosses alone, before the last four figures of a number, that was read as something else: 'OX)i 7017' of 'xxxxxxxxxxxx 7017'. */
import type { Raster } from '../../read/render-region.ts'
import { countSigns, type Place } from '../picture/mask-signs.ts'
import { shapesInPlace } from '../picture/shapes-in-place.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** What the picture says is not what was read: nobody may take it for certain. */
const disputed = 50
const unsure = 60
/** A row of the same sign so long is nothing but a mask, where it fills its word. */
const fewest = 6
const fills = 0.85
/** Space between the mask and the figures, as a share of their height. */
const space = 1.2
/** Crosses lower than this share of the figures beside are small letters. */
const small = 0.85

/**
 * The words with each such mask as the picture shows it.
 * @param picture the gray raster that was read
 */
export function withCrossesAlone(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return words.map((word) => {
    if (word.confidence >= unsure || !/x/i.test(word.text)) return word
    const height = word.bottom - word.top
    const figures = words.find(
      ({ text, left, baseline }) =>
        /^\d{4}$/.test(text) &&
        left >= word.right &&
        left - word.right < space * height &&
        Math.abs(baseline - word.baseline) < 0.5 * height,
    )
    if (figures === undefined) return word
    const row = countSigns(picture, word, 'right')
    if (row === null || row.count < fewest || row.length < fills * (word.right - word.left)) return word
    const sign = inkHeight(picture, word) < small * inkHeight(picture, figures) ? 'x' : 'X'
    return { ...word, text: sign.repeat(row.count), confidence: Math.min(word.confidence, disputed) }
  })
}

/** Of the highest sign in a place. */
const inkHeight = (picture: Raster, place: Place): number =>
  Math.max(0, ...shapesInPlace(picture, place).map(({ top, bottom }) => bottom - top))
