/** Check marks that a photo has blurred and recognition reads as 'v', where 'V' stands for a surrender: the two are told by their form. */
import type { Raster } from '../../read/render-region.ts'
import type { Place } from '../picture/mask-signs.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** The form says what was not read: nobody may take it for certain. */
const disputed = 50
/** Lighter pixels are paper, whatever a photo's noise makes of it. */
const paper = 215
/** The upper corners of a sign, as shares of its height and width. */
const corner = { high: 0.35, wide: 0.4 } as const
/** A 'V' has as much ink in one upper corner as in the other, whatever the typeface; a check mark has next to none in the left one. */
const nextToNone = 0.25

/**
 * The words with 'v' behind a year as a check mark where the left stroke that it would have as a letter is not there.
 * @param picture the gray raster that was read
 */
export function withTicksForLetters(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  const years = words.filter(({ text }) => /^(?:19|20)\d{2}$/.test(text))
  return words.map((word) => {
    const isCell =
      /^[vV]$/.test(word.text) &&
      years.some(
        ({ right, top, bottom, baseline }) =>
          word.left > right && Math.abs(word.baseline - baseline) < 0.5 * (bottom - top),
      )
    return isCell && isLikeTick(picture, word)
      ? { ...word, text: '✓', confidence: Math.min(word.confidence, disputed) }
      : word
  })
}

function isLikeTick(picture: Raster, word: Place): boolean {
  const ink = inkOf(picture, word)
  if (ink === null) return false
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top]
  const upper = { ...ink, bottom: ink.top + Math.round(corner.high * height) }
  const left = inkIn(picture, { ...upper, right: ink.left + Math.round(corner.wide * width) })
  const right = inkIn(picture, { ...upper, left: ink.right - Math.round(corner.wide * width) })
  return left < nextToNone * right
}

/** The part of a place that has ink. */
function inkOf({ data, width }: Raster, { left, top, right, bottom }: Place): Place | null {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if ((data[y * width + x] ?? 255) < paper) {
        xs.push(x)
        ys.push(y)
      }
  if (xs.length === 0) return null
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  }
}

function inkIn({ data, width }: Raster, { left, top, right, bottom }: Place): number {
  let sum = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) sum += Math.max(0, paper - (data[y * width + x] ?? 255))
  return sum
}
