/** Where the figures of a number stand in a picture, and which words are parts of one. */
import type { Raster } from '../../read/render-region.ts'
import { enlarged } from '../picture/enlarge-word.ts'
import type { Place } from '../picture/mask-signs.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'

const fewestFigures = 2
/** Widths of a figure with the gap behind it, as shares of its height. */
const pitch = { least: 0.4, most: 1 } as const
/** Gap between two figures of one number, as a share of their height: less than a space. */
const gap = 0.38
const figures = /^[\dA-Z]*\d[\dA-Z]*$/

/** What a place of a picture reads as where nothing but figures may stand in it. */
export async function readFigures(
  recogniser: TextRecogniser,
  picture: Raster,
  place: Place,
): Promise<readonly RecognisedWord[]> {
  return recogniser.recognise(enlarged(picture, place), 'figures')
}

export const textOf = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join('')

/** Figures alone, and as many as have room there. */
export function isNumberOf(text: string, { left, top, right, bottom }: Place): boolean {
  const width = (right - left) / text.length / (bottom - top)
  return /^\d+$/.test(text) && text.length >= fewestFigures && width > pitch.least && width < pitch.most
}

/** The word and the pieces of its figures before it, which may have been read twice, left to right. */
export function partsOf(word: RecognisedWord, words: readonly RecognisedWord[]): RecognisedWord[] {
  const parts = [word]
  for (let first = word; ; first = parts[0] ?? word) {
    const height = first.bottom - first.top
    const before = words.find(
      (each) =>
        !parts.includes(each) &&
        figures.test(each.text) &&
        each.left < first.left &&
        first.left - each.right < gap * height &&
        Math.abs(each.baseline - word.baseline) < 0.5 * height,
    )
    if (before === undefined) return parts
    parts.unshift(before)
  }
}

export function around(whole: RecognisedWord, part: RecognisedWord): RecognisedWord {
  return {
    ...whole,
    left: Math.min(whole.left, part.left),
    top: Math.min(whole.top, part.top),
    right: Math.max(whole.right, part.right),
    bottom: Math.max(whole.bottom, part.bottom),
  }
}
