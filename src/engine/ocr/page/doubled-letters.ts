/** Names in capitals of which one letter was read twice, once as the one that looks like it: 'RECYV' of 'RECV'. */
import type { Raster } from '../../read/render-region.ts'
import { enlarged } from '../picture/enlarge-word.ts'
import { shapesInPlace } from '../picture/shapes-in-place.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'

const capitals = /^[A-Z]{3,}$/
const alike = ['VY', 'UV', 'VW', 'CG', 'OQ', 'DO', 'EF']
/** Lower patches of ink are specks, of the height of the word. */
const letter = 0.5
/** A page has few such words. */
const mostLooks = 20
/** What the picture says is not what was read: a person has to look. */
const settledByShape = 75

/**
 * The words without such a letter, where the picture has one patch of ink fewer than letters were read and a closer look reads
 * as many as it has. Letters that touch are one patch, too, and so no more than a reason to look.
 * @param picture the gray raster that was read
 */
export async function withoutDoubledLetters(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const found: RecognisedWord[] = []
  let looks = 0
  for (const word of words) {
    const others = readOnce(word.text)
    if (others.length === 0 || looks === mostLooks || patchesOf(picture, word) !== word.text.length - 1) {
      found.push(word)
      continue
    }
    looks += 1
    const seen = await recogniser.recognise(enlarged(picture, word), 'line')
    const text = seen.map((each) => each.text).join('')
    found.push(
      others.includes(text) ? { ...word, text, confidence: Math.min(word.confidence, settledByShape) } : word,
    )
  }
  return found
}

/** What the word would be with either of two letters that look alike and stand beside each other; none without two. */
function readOnce(text: string): string[] {
  if (!capitals.test(text)) return []
  return [...text].flatMap((one, at) => {
    const other = text[at + 1] ?? ''
    if (!alike.includes(one + other) && !alike.includes(other + one)) return []
    return [one, other].map((kept) => text.slice(0, at) + kept + text.slice(at + 2))
  })
}

const patchesOf = (picture: Raster, word: RecognisedWord): number =>
  shapesInPlace(picture, word).filter(
    ({ top, bottom }) => bottom - top >= letter * Math.min(word.bottom - word.top, word.lineHeight),
  ).length
