/** Masked account numbers once more: one figure misread, however surely, makes an account another one. */
import type { Raster } from '../../read/render-region.ts'
import { enlarged } from '../picture/enlarge-word.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { readFigures, textOf } from './number-places.ts'

/** Readings differ: nobody may take any of them for certain. */
const disputed = 50
/** A page of a three-bureau report has some twenty accounts of three bureaus. */
const mostLooks = 60
/** '*9420', 'XXXX1922', '426659XXXXXXXXXX'. */
const behindMask = /^([*X]+)(\d{3,6})$/
const beforeMask = /^(\d{4,12})([*X]{3,})$/

/**
 * The words with the figures of each masked number read again, alone and twice as large. Where that reads others, and reads the same when nothing but
 * figures may stand there, those stand; where it does not, the number stays as it is. Asked is either.
 * @param picture the gray raster that was read
 */
export async function withNumbersReadAgain(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const again: RecognisedWord[] = []
  let looks = 0
  for (const word of words) {
    const known = figuresOf(word.text)
    if (known === null || looks === mostLooks) {
      again.push(word)
      continue
    }
    looks += 1
    const seen = figuresOf(textOf(await recogniser.recognise(enlarged(picture, word), 'line')))
    const isOther = seen !== null && seen.isBehind === known.isBehind && seen.figures !== known.figures
    if (!isOther || seen.figures.length !== known.figures.length) {
      again.push(word)
      continue
    }
    const alone = textOf(await readFigures(recogniser, picture, word))
    const isAgreed = known.isBehind ? alone.endsWith(seen.figures) : alone.startsWith(seen.figures)
    const text = isAgreed ? word.text.replace(known.figures, seen.figures) : word.text
    again.push({ ...word, text, confidence: Math.min(disputed, word.confidence) })
  }
  return again
}

/** The figures of a masked number; null for what is none. The signs of a mask are not for a reading to count. */
function figuresOf(text: string): { figures: string; isBehind: boolean } | null {
  const behind = behindMask.exec(text)?.[2]
  if (behind !== undefined) return { figures: behind, isBehind: true }
  const before = beforeMask.exec(text)?.[1]
  return before === undefined ? null : { figures: before, isBehind: false }
}
