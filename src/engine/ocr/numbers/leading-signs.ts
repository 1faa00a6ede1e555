/** Account numbers masked with discs or stars before their last figures: '••••9148', read as 'ee049148'; '******3695', read as 'LAAAALS 1695'. */
import type { Raster } from '../../read/render-region.ts'
import { findShapes, type InkShape } from '../picture/find-shapes.ts'
import type { Place } from '../picture/mask-signs.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { readFigures, textOf } from './number-places.ts'

/** What recognition makes of such a number: figures, with something before them; or nothing that it is sure of. */
const perhaps = /^(?!\d{1,2}[/:.]).{0,8}\d{3,5}$/
const unsure = { confidence: 60, letters: 5 } as const
/** Height of a sign, as a share of the figures' height. */
const size = { least: 0.2, most: 0.62 } as const
/** Height of its middle above the foot: a dot stands lower, a dash is as high as a disc and wider; a star stands higher. */
const middle = { disc: 0.28, star: 0.62, most: 0.95 } as const
/** A sign is as wide as high, and a disc fills its place, but for the shades of its edge; a star has room between its points. */
const round = 0.35
const filled = { disc: 0.6, star: 0.25 } as const
/** Height of a line, in heights of the word's own box. */
const highest = 1.2
const fewest = 3
const most = 14
const fewestFigures = 3
/** Gap between two figures, as a share of their height: signs stand as close. */
const gap = 0.9
/** A page of accounts has some twenty of these. */
const mostLooks = 40
/** What the picture says is not what was read; what was read anew, nobody may take for certain. */
const counted = 75
const disputed = 50
/** Figures of a word that was read less surely are looked at again, without the signs. */
const sure = 85

/**
 * The words with each number that has such signs before its figures as its picture shows it.
 * @param picture the gray raster that was read
 */
export async function withLeadingSigns(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const changed = new Map<RecognisedWord, RecognisedWord | null>()
  let looks = 0
  for (const word of words) {
    const seen = mayBeMasked(word) ? signsBefore(word, picture) : null
    if (seen === null) continue
    const ending = word.text.slice(-seen.figures)
    const isSure = /^\d+$/.test(ending) && word.confidence >= sure
    if (!isSure) looks += 1
    const text =
      isSure || looks > mostLooks ? ending : textOf(await readFigures(recogniser, picture, seen.place))
    if (!/^\d+$/.test(text) || text.length !== seen.figures) continue
    for (const other of words) if (other !== word && isOver(other, word, seen)) changed.set(other, null)
    const confidence = text === ending ? counted : disputed
    changed.set(word, {
      ...word,
      text: `${seen.sign.repeat(seen.count)}${text}`,
      left: seen.left,
      confidence,
    })
  }
  return words.flatMap((word) => {
    const other = changed.get(word)
    return other === undefined ? [word] : other === null ? [] : [other]
  })
}

const mayBeMasked = ({ text, confidence }: RecognisedWord): boolean =>
  perhaps.test(text) || (confidence < unsure.confidence && text.length >= unsure.letters)

/** Whether a word was made of the signs. */
function isOver(other: RecognisedWord, word: RecognisedWord, { left, place }: MaskedNumber): boolean {
  const x = (other.left + other.right) / 2
  return (
    x > left && x < place.left && Math.abs(other.baseline - word.baseline) < 0.5 * (word.bottom - word.top)
  )
}

interface MaskedNumber {
  sign: '•' | '*'
  count: number
  figures: number
  /** Where the first sign begins, and where the figures stand. */
  left: number
  place: Place
}

function signsBefore(word: RecognisedWord, picture: Raster): MaskedNumber | null {
  // A line that a mask was read into is as high as two; the figures are not.
  const height = Math.min(word.lineHeight || Number.POSITIVE_INFINITY, highest * (word.bottom - word.top))
  const shapes = shapesIn(picture, {
    left: Math.max(0, Math.round(word.left - most * height)),
    top: Math.max(0, Math.round(word.baseline - height)),
    right: Math.min(picture.width, word.right + 2),
    bottom: Math.min(picture.height, Math.round(word.baseline + 0.25 * height)),
  })
  const tallest = Math.max(0, ...shapes.slice(-fewestFigures).map(({ top, bottom }) => bottom - top))
  const isFigure = ({ top, bottom }: InkShape) =>
    bottom - top >= 0.8 * tallest && bottom - top <= 1.2 * tallest
  const others = shapes.findLastIndex((shape) => !isFigure(shape))
  const figures = shapes.slice(others + 1)
  const [first] = figures
  if (first === undefined || figures.length < fewestFigures || figures.length > 5) return null
  const signs: InkShape[] = []
  let kind: '•' | '*' | null = null
  for (let at = others; at >= 0; at -= 1) {
    const shape = shapes[at]
    const next = signs[0] ?? first
    if (shape === undefined || next.left - shape.right > gap * tallest) break
    const own = kindOf(shape, tallest, first.bottom)
    if (own === null || (kind !== null && own !== kind)) return null
    kind = own
    signs.unshift(shape)
  }
  if (kind === null || signs.length < fewest || signs.length > most || !areEven(signs)) return null
  return {
    sign: kind,
    count: signs.length,
    figures: figures.length,
    left: signs[0]?.left ?? word.left,
    place: {
      left: (signs.at(-1)?.right ?? word.left) + 1,
      top: word.top,
      right: word.right,
      bottom: word.bottom,
    },
  }
}

function kindOf(
  { left, top, right, bottom, ink }: InkShape,
  tallest: number,
  foot: number,
): '•' | '*' | null {
  const [across, down] = [right - left, bottom - top]
  const above = (foot - (top + bottom) / 2) / tallest
  if (down < size.least * tallest || down > size.most * tallest) return null
  if (Math.abs(across - down) > Math.max(1, round * down) || above > middle.most) return null
  if (above >= middle.star) return ink >= filled.star * across * down ? '*' : null
  return above >= middle.disc && ink >= filled.disc * across * down ? '•' : null
}

function areEven(signs: readonly InkShape[]): boolean {
  const steps = signs.slice(1).map(({ left }, at) => left - (signs[at]?.left ?? 0))
  return Math.max(...steps) - Math.min(...steps) <= 3
}

/** Patches of ink in a part of the picture, left to right, in its pixels. */
function shapesIn({ data, width }: Raster, { left, top, right, bottom }: Place): InkShape[] {
  const own = { width: right - left, height: bottom - top, channels: 1 as const }
  const part = new Uint8Array(own.width * own.height)
  for (let y = 0; y < own.height; y++)
    part.set(data.subarray((top + y) * width + left, (top + y) * width + right), y * own.width)
  return findShapes({ ...own, data: part }, Number.POSITIVE_INFINITY)
    .filter((shape) => Math.max(shape.right - shape.left, shape.bottom - shape.top) > 2)
    .map((shape) => ({
      ...shape,
      left: shape.left + left,
      right: shape.right + left,
      top: shape.top + top,
      bottom: shape.bottom + top,
    }))
    .sort((a, b) => a.left - b.left)
}
