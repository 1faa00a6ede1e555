/**
 * Account numbers whose row of stars was read as letters, on a page where another number's row was read: the same signs are printed, so that its picture
 * is found where the columns of numbers stand: 'det bobo LAAAH | 2', which is '**********1362'; and '7114 eek', which is '7114****'.
 */
import type { Raster } from '../../read/render-region.ts'
import { findShapes } from '../picture/find-shapes.ts'
import { countSigns, type Place } from '../picture/mask-signs.ts'
import { bestNear, centreOf, type Pattern, patternOf } from '../picture/mean-picture.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { readFigures, textOf } from './number-places.ts'

/** Nobody may take for certain what the picture of another number tells. */
const disputed = 50
/** A number that was read less surely is no pattern. */
const sure = 50
/** How alike two rows of the same signs are: some 0.9, to letters 0.5. */
const alike = 0.8
/** Pixels by which the row may stand beside where its column and its line are. */
const aside = 6
/** A page of accounts has some ten numbers; more places than these stand at one edge of no page. */
const mostPlaces = 120
const mostLooks = 20
/** Of the height of a figure: smaller patches of ink are signs. */
const figureHeight = 0.8

const behindMask = /^([*X\u2022])\1{2,}(\d{3,6})$/
const beforeMask = /^(\d{4,})([*X])\2{2,}$/

/** A number that was read, and where its signs stand. */
interface MaskedNumber {
  word: RecognisedWord
  signs: string
  figures: number
  isBehind: boolean
  /** Of the signs, and of the figures beside them. */
  mask: Place
  beside: Place
  pattern: Pattern
}

/**
 * The words with each such number.
 * @param picture the gray raster that was read
 */
export async function withMasksAlike(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const numbers = words.flatMap((word) => numberOf(word, picture) ?? [])
  if (numbers.length === 0) return [...words]
  const changed = new Map<RecognisedWord, RecognisedWord | null>()
  let [places, looks] = [0, 0]
  for (const word of words) {
    if (changed.has(word) || isNumber(word.text)) continue
    for (const number of numbers) {
      if (!isInColumn(word, number.word) || places === mostPlaces) continue
      places += 1
      const moved = moveTo(word, number, picture)
      if (moved === null || looks === mostLooks) continue
      looks += 1
      const place = shifted(number.beside, moved)
      const figures = await figuresAt(place, number.figures, words, picture, recogniser)
      if (figures === null) continue
      const whole = shifted(number.word, moved)
      const text = number.isBehind ? number.signs + figures : figures + number.signs
      for (const other of words) if (isWithin(other, whole)) changed.set(other, null)
      const baseline = number.word.baseline + moved.y
      const confidence = Math.min(disputed, number.word.confidence)
      changed.set(word, { ...number.word, ...whole, baseline, text, confidence })
      break
    }
  }
  return words.flatMap((word) => {
    const other = changed.get(word)
    return other === undefined ? [word] : other === null ? [] : [other]
  })
}

const isNumber = (text: string): boolean => behindMask.test(text) || beforeMask.test(text)

function numberOf(word: RecognisedWord, picture: Raster): MaskedNumber | null {
  const [, sign, behind] = behindMask.exec(word.text) ?? []
  const [, before] = beforeMask.exec(word.text) ?? []
  const figures = behind ?? before
  if (figures === undefined || word.confidence < sure) return null
  const signs = word.text.replace(figures, '')
  const isBehind = sign !== undefined
  const edge = edgeOf(word, figures.length, signs.length, isBehind, picture)
  if (edge === null) return null
  const mask = isBehind ? { ...onItsLine(word), right: edge } : { ...onItsLine(word), left: edge }
  const beside = isBehind ? { ...onItsLine(word), left: edge } : { ...onItsLine(word), right: edge }
  const pattern = patternOf(picture, [centreOf(mask)], mask.right - mask.left, mask.bottom - mask.top)
  return { word, signs, figures: figures.length, isBehind, mask, beside, pattern }
}

const onItsLine = ({ left, right, top, bottom, baseline, lineHeight }: RecognisedWord): Place => ({
  left,
  right,
  top: Math.max(top, Math.round(baseline - 0.9 * Math.min(lineHeight, bottom - top))),
  bottom: Math.min(bottom, Math.round(baseline + 0.15 * Math.min(lineHeight, bottom - top))),
})

/** Where the signs end and the figures begin, or the other way round: by the patches of ink of small signs, else by the row that repeats. */
function edgeOf(
  word: RecognisedWord,
  figures: number,
  signs: number,
  isBehind: boolean,
  picture: Raster,
): number | null {
  const shapes = shapesIn(picture, onItsLine(word))
  const tallest = Math.max(0, ...shapes.map(({ top, bottom }) => bottom - top))
  const isTall = shapes.map(({ top, bottom }) => bottom - top >= figureHeight * tallest)
  const own = isBehind ? shapes.slice(-figures) : shapes.slice(0, figures)
  const others = isBehind ? isTall.slice(0, -figures) : isTall.slice(figures)
  const areApart = own.length === figures && others.length > 0 && !others.includes(true)
  const isWhole = (isBehind ? isTall.slice(-figures) : isTall.slice(0, figures)).every((tall) => tall)
  if (areApart && isWhole) return isBehind ? (own[0]?.left ?? 0) - 1 : (own.at(-1)?.right ?? 0) + 1
  const row = countSigns(picture, word, isBehind ? 'left' : 'right')
  if (row?.count !== signs) return null
  return isBehind ? word.left + row.length + 1 : word.right - row.length - 1
}

/** Patches of ink of a part of the picture, left to right, in its pixels. */
function shapesIn({ data, width }: Raster, { left, top, right, bottom }: Place): Place[] {
  const own = { width: right - left, height: bottom - top, channels: 1 as const }
  const part = new Uint8Array(own.width * own.height)
  for (let y = 0; y < own.height; y++)
    part.set(data.subarray((top + y) * width + left, (top + y) * width + right), y * own.width)
  return findShapes({ ...own, data: part }, Number.POSITIVE_INFINITY)
    .filter((shape) => Math.max(shape.right - shape.left, shape.bottom - shape.top) > 2)
    .map((shape) => ({
      left: shape.left + left,
      right: shape.right + left,
      top: shape.top + top,
      bottom: shape.bottom + top,
    }))
    .sort((a, b) => a.left - b.left)
}

/** Begins where the number begins, on another line. */
function isInColumn(word: RecognisedWord, number: RecognisedWord): boolean {
  const height = number.bottom - number.top
  return Math.abs(word.left - number.left) < aside && Math.abs(word.baseline - number.baseline) > 0.5 * height
}

interface Step {
  x: number
  y: number
}

/** How far from the number its signs stand again beside or in the word; null where they do not. */
function moveTo(
  word: RecognisedWord,
  { word: own, mask, pattern }: MaskedNumber,
  picture: Raster,
): Step | null {
  const [from, down] = [centreOf(mask), Math.round(word.baseline - own.baseline)]
  const seen = bestNear(picture, pattern, { x: from.x, y: from.y + down }, aside, aside)
  return seen.likeness < alike ? null : { x: Math.round(seen.x - from.x), y: Math.round(seen.y - from.y) }
}

const shifted = ({ left, right, top, bottom }: Place, { x, y }: Step) => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})

/** As many figures as the other number has: as they were read there, else as nothing but figures. */
async function figuresAt(
  place: Place,
  count: number,
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<string | null> {
  const seen = textOf(await readFigures(recogniser, picture, place))
  if (/^\d+$/.test(seen) && seen.length === count) return seen
  const read = textOf(words.filter((word) => isWithin(word, place)))
  return /^\d+$/.test(read) && read.length === count ? read : null
}

function isWithin({ left, right, top, bottom }: Place, place: Place): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const height = place.bottom - place.top
  return x > place.left && x < place.right && y > place.top - 0.5 * height && y < place.bottom + 0.5 * height
}
