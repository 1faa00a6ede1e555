/** Cells of months with a letter alone in them, as the 'C' of a collection, which recognition takes for two: 'CC', '[+'. */
import type { Raster } from '../../read/render-region.ts'
import { enlarged } from '../picture/enlarge-word.ts'
import { findShapes } from '../picture/find-shapes.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'

/** Small and large form of one letter. */
const twice = /^([A-Z])\1$/i
/** A round stroke and what is left of the letter. */
const bracket = /^[[({<].?$/

/** Whether a look at the picture may show one letter where two signs were read. */
export const mayBeOneLetter = ({ text }: RecognisedWord): boolean => twice.test(text) || bracket.test(text)

/**
 * The letter that stands alone where these signs were read; null where the picture has more than one patch of ink, or what stands there is no letter.
 * @param picture the gray raster that was read
 */
export async function letterOfCell(
  word: RecognisedWord,
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<string | null> {
  const large = enlarged(picture, onItsLine(word))
  if (!isOneLetter(large)) return null
  const seen = twice.test(word.text) ? [word] : await recogniser.recognise(large, 'line')
  const text = seen.map((each) => asOneLetter(each).text).join('')
  return /^[A-Z]$/i.test(text) ? text.toUpperCase() : null
}

/** One patch of ink, no wider than it is high: a letter that stands alone, as the 'C' of a month in collection. */
export function isOneLetter(picture: Raster): boolean {
  const [shape, other] = findShapes(picture, Number.POSITIVE_INFINITY)
  return shape !== undefined && other === undefined && shape.right - shape.left <= shape.bottom - shape.top
}

/** A letter alone is read twice, once as its small one: 'Cc' of a 'C'. */
export const asOneLetter = (word: RecognisedWord): RecognisedWord =>
  twice.test(word.text) ? { ...word, text: word.text.slice(0, 1) } : word

/** Without what hangs down from the line above. */
export const onItsLine = (word: RecognisedWord): RecognisedWord => ({
  ...word,
  top: Math.max(word.top, Math.round(word.baseline - 0.8 * word.lineHeight)),
  bottom: Math.min(word.bottom, Math.round(word.baseline + 0.15 * word.lineHeight)),
})
