/** Recognised words and check marks of one page to the words of a page, in points. */
import type { Mark, Word } from '../../read/positioned-text.ts'
import type { Raster } from '../../read/render-region.ts'
import { withMaskHeights } from '../numbers/mask-heights.ts'
import type { DrawnRule } from '../picture/find-rules.ts'
import type { InkShape } from '../picture/find-shapes.ts'
import type { Place } from '../picture/mask-signs.ts'
import { strokeWidth } from '../picture/stroke-width.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import { sizeOf, withCase } from './letter-heights.ts'
import { withInkBoxes } from './row-boxes.ts'

/** Points of a pixel. */
export type Scale = number

/** A word's box reaches from the font's ascent to its descent, as PDFium's do: shares of the size around the baseline. */
const ascent = 0.92
const descent = 0.29
/** Strokes wider than this share of the size are bold; see strokeWidth. */
const boldStroke = 0.092
/** Of the words of a page so many are regular at least. */
const regularShare = 0.2
/** A check mark stands for itself: it was found by its shape, not guessed from a model; by its likeness to others, less so. A disc may have had a colour. */
const signConfidence = { outlined: 0.97, alike: 0.75, drawn: 0.75 } as const
const tick = '\u2713'

/**
 * Words with size, weight and confidence. Sizes are as measured, not yet those of the document.
 * @param picture the gray raster that was read
 */
export function wordsOfScan(
  recognised: readonly RecognisedWord[],
  picture: Raster,
  scale: Scale,
  pageNumber: number,
): Word[] {
  const words = withCase(
    withMaskHeights(withInkBoxes(withDashes(recognised).flatMap(withoutRules), picture), picture),
  )
  const strokes = words.map(
    ({ left, top, right, bottom, ...word }) =>
      strokeWidth(picture, left, top, right, bottom) / sizeOf({ left, top, right, bottom, ...word }),
  )
  // Scanners and low resolutions thicken all print alike; some of each page is regular, its labels where all values are bold.
  const regular = [...strokes].sort((a, b) => a - b)[Math.floor(strokes.length * regularShare)] ?? 0
  const least = Math.max(boldStroke, 1.25 * regular)
  return words.map((word, at) => {
    const size = sizeOf(word)
    return {
      text: word.text.normalize('NFC'),
      box: {
        page: pageNumber,
        x: word.left * scale,
        y: (word.baseline - ascent * size) * scale,
        width: (word.right - word.left) * scale,
        height: (ascent + descent) * size * scale,
      },
      size: size * scale,
      bold: (strokes[at] ?? 0) > least,
      baseline: word.baseline * scale,
      confidence: Math.max(0, Math.min(1, word.confidence / 100)),
    }
  })
}

/** Signs of months as words, standing on the line of the text beside them. `size`: of the page's usual print, in points; `by`: how they were found. */
export function wordsOfSigns(
  signs: readonly { shape: Place; text: string }[],
  by: keyof typeof signConfidence,
  size: number,
  scale: Scale,
  page: number,
): Word[] {
  return signs.map(({ shape: { left, top, right, bottom }, text }) => {
    const baseline = ((top + bottom) / 2) * scale + 0.36 * size
    return {
      text,
      box: {
        page,
        x: left * scale,
        y: top * scale,
        width: (right - left) * scale,
        height: (bottom - top) * scale,
      },
      size,
      bold: false,
      baseline,
      confidence: signConfidence[by],
    }
  })
}

/** Check marks as words. */
export const wordsOfTicks = (
  ticks: readonly Place[],
  by: keyof typeof signConfidence,
  size: number,
  scale: Scale,
  page: number,
): Word[] =>
  wordsOfSigns(
    ticks.map((shape) => ({ shape, text: tick })),
    by,
    size,
    scale,
    page,
  )

/** Drawn lines and squares as marks. */
export function marksOfScan(
  rules: readonly DrawnRule[],
  squares: readonly InkShape[],
  scale: Scale,
  page: number,
): Mark[] {
  const box = (of: { left: number; top: number; right: number; bottom: number }) => ({
    page,
    x: of.left * scale,
    y: of.top * scale,
    width: (of.right - of.left) * scale,
    height: (of.bottom - of.top) * scale,
  })
  return [
    ...rules.map((rule) => ({ kind: 'path' as const, box: box(rule), colour: grayColour(rule.gray) })),
    ...squares.map((square) => ({ kind: 'path' as const, box: box(square), colour: '#000000' })),
  ]
}

const grayColour = (gray: number) => `#${gray.toString(16).padStart(2, '0').repeat(3)}`

/**
 * The text as it is printed: table rules are read as '|' and '_'; a printed '|' between words is no higher than its
 * line.
 */
function withoutRules(word: RecognisedWord): RecognisedWord[] {
  const text = word.text
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/^[-\u2013\u2014]{2,}$/, '-')
    // 'Open/Never late': no English word has a narrow stroke between a small letter and a capital.
    .replace(/([a-z])[ilI|](?=[A-Z])/g, '$1/')
    .replace(/^[_~|]+(?=[^_~|])|(?<=[^_~|])[_~|]+$/g, '')
  const high = word.bottom - word.top > 1.3 * word.lineHeight
  if (text === '' || /^[_~=]+$/.test(text) || (/^[|Il![\]]+$/.test(text) && high) || isDrawn(word)) return []
  return [text === word.text ? word : { ...word, text }]
}

/** What is so low, as a share of its line's height, has no letter in it, however it was read: the lowest have half of it. */
const lowerThanLetters = 0.2
/** Of a rating and of figures the place may be wrong, and the letters right. */
const ofDash = /^(?=.*[a-z])[a-z=]{2,3}$/
/** Nobody may take it for certain that nothing is said. */
const disputed = 50
const sureOfLetters = 60
/** Heights of a line between two pieces of one drawn line. */
const besideDash = 3

const isFlat = ({ top, bottom, left, right, lineHeight, text }: RecognisedWord): boolean =>
  /\p{L}/u.test(text) && bottom - top <= lowerThanLetters * lineHeight && right - left > 2 * (bottom - top)

/** Dashes that were read as letters as high as they are: 'he', 'p='. Two of them beside each other are what is left of a drawn line. */
function withDashes(words: readonly RecognisedWord[]): RecognisedWord[] {
  const flat = words.filter(isFlat)
  const isAlone = (word: RecognisedWord) =>
    flat.every(
      (other) =>
        other === word ||
        Math.abs(other.baseline - word.baseline) > word.lineHeight / 2 ||
        Math.max(other.left - word.right, word.left - other.right) > besideDash * word.lineHeight,
    )
  const isDash = (word: RecognisedWord) =>
    ofDash.test(word.text) && word.confidence < sureOfLetters && isFlat(word) && isAlone(word)
  return words.map((word) =>
    isDash(word) ? { ...word, text: '-', confidence: Math.min(word.confidence, disputed) } : word,
  )
}

/** Longer than the longest dash of its size, as a share of the line's height. */
const longerThanDash = 1.4
/** What was read of a drawn line is never surer. */
const guessed = 50

/** True for what was read of a drawn line or a shaded edge: a stroke that no dash is as long as, or strokes with guesses between them. */
function isDrawn({ text, confidence, left, right, lineHeight }: RecognisedWord): boolean {
  const strokes = text.replace(/[^-\u2013\u2014_~=]/g, '').length
  if (strokes === text.length) return right - left > longerThanDash * lineHeight * strokes
  return text.length >= 4 && confidence < guessed && !/\d/.test(text) && strokes * 5 >= text.length * 2
}
