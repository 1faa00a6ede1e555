/** Masked account numbers: '426621XXXXXXXXXX', '517895054907****', '****1234'. */
import type { Raster } from '../../read/render-region.ts'
import { countSigns } from '../picture/mask-signs.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { hasItsSmallSigns } from './small-signs.ts'

/** What the picture says is not what was read: a person has to look. */
const counted = 75
/** Signs that crosses and stars are read as. */
const odd = '[*xX¥#%«»iltYV+]'
const sign = /[*xX]/g
/** The first signs stay with the figures more often than not. */
const figuresBefore = /^[A-Z0-9]*\d[xX*]{0,2}$/
const wholly = new RegExp(`^${odd}+$`)
const masked = new RegExp(`^([A-Z0-9]*?)(${odd}{3,})(\\d*)$`)
/** Gap between the parts of one number, as a share of their height: wide signs are read apart. */
const gap = 0.8

/**
 * The words with each masked number in one piece and with as many signs as are printed, which is counted in the picture.
 * @param picture the gray raster that was read
 */
export function withWholeMasks(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return joined(words).map((word) => {
    const [, before = '', signs = '', after = ''] = masked.exec(word.text) ?? []
    const known = signs.match(sign)?.length ?? 0
    if (known * 2 <= signs.length || (before !== '' && after !== '')) return word
    if (hasItsSmallSigns(picture, word)) return word
    const { count } = countSigns(picture, word, after === '' ? 'right' : 'left') ?? { count: 0 }
    if (count < 2) return word
    // A sign that was read as a letter of the number: '426621KXXX'.
    const lost = Math.max(0, count - signs.length)
    const letters = /[A-Z]*$/.exec(before)?.[0].length ?? 0
    const own = before.slice(0, before.length - Math.min(lost, letters))
    const text = `${own}${commonest(signs).repeat(count)}${after}`
    return text === word.text ? word : { ...word, text, confidence: Math.min(word.confidence, counted) }
  })
}

function commonest(signs: string): string {
  const counts = [...(signs.match(sign) ?? ['X'])].reduce(
    (sum, each) => sum.set(each, (sum.get(each) ?? 0) + 1),
    new Map<string, number>(),
  )
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** Figures and the parts of their mask, which is often read apart, or twice, together. */
function joined(words: readonly RecognisedWord[]): RecognisedWord[] {
  const taken = new Set<RecognisedWord>()
  const whole = words.map((first) => {
    if (taken.has(first) || !(figuresBefore.test(first.text) || isMask(first.text))) return first
    let word = first
    for (let next = partAfter(word, words, taken); next !== undefined; next = partAfter(word, words, taken)) {
      taken.add(next)
      word = together(word, next)
    }
    return word
  })
  return whole.filter((_, at) => {
    const own = words[at]
    return own === undefined || !taken.has(own)
  })
}

const isMask = (text: string): boolean => {
  const known = text.match(sign)?.length ?? 0
  return masked.test(text) && known * 2 > text.length - (/^[A-Z0-9]*?(?=[*xX])/.exec(text)?.[0].length ?? 0)
}

function partAfter(
  word: RecognisedWord,
  words: readonly RecognisedWord[],
  taken: ReadonlySet<RecognisedWord>,
): RecognisedWord | undefined {
  const height = Math.min(word.bottom - word.top, 2 * word.lineHeight)
  return words.find(
    (next) =>
      next !== word &&
      !taken.has(next) &&
      wholly.test(next.text) &&
      /[*xX]/.test(next.text) &&
      next.left > word.left &&
      next.right > word.right - 0.2 * height &&
      next.left - word.right < gap * height &&
      Math.abs(next.baseline - word.baseline) < 0.5 * height,
  )
}

function together(before: RecognisedWord, word: RecognisedWord): RecognisedWord {
  // Read twice, a part of the mask lies over the other.
  const isOver = word.left < before.right - (before.bottom - before.top) / 2
  return {
    ...before,
    text: isOver ? before.text : before.text + word.text,
    confidence: Math.min(before.confidence, word.confidence),
    top: Math.min(before.top, word.top),
    right: Math.max(before.right, word.right),
    bottom: Math.max(before.bottom, word.bottom),
  }
}
