/** Account numbers masked with discs before their last figures: '••••9148', read as 'ee049148' or '©9148'. */
import type { Raster } from '../read/render-region.ts'
import { findShapes, type InkShape } from './find-shapes.ts'
import type { Place } from './mask-signs.ts'
import { readFigures, textOf } from './number-places.ts'
import type { RecognisedWord, TextRecogniser } from './text-recogniser.ts'

/** What recognition makes of such a number: something before figures, or figures alone that are more than are printed. */
const perhaps = /^(?!\d{1,2}[/:.]).{1,8}\d{3,5}$/
/** Height of a disc and of its middle above the foot, as shares of the figures' height: a dot stands lower, a noughts' middle is as high. */
const size = { least: 0.2, most: 0.55 } as const
const middle = { least: 0.28, most: 0.68 } as const
/** A disc is as wide as high, and fills its place, but for the shades of its edge. */
const round = 0.3
const filled = 0.6
const fewest = 3
const most = 14
const fewestFigures = 3
/** Figures of a word that was read less surely are looked at again, without the discs. */
const sure = 85
/** A page of accounts has some twenty of these. */
const mostLooks = 40
/** What the picture says is not what was read; what was read anew, nobody may take for certain. */
const counted = 75
const disputed = 50

/**
 * The words with each number that has discs before its figures as its picture shows it.
 * @param picture the gray raster that was read
 */
export async function withLeadingDiscs(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const own: RecognisedWord[] = []
  let looks = 0
  for (const word of words) {
    const seen = perhaps.test(word.text) ? discsBefore(word, picture) : null
    if (seen === null) {
      own.push(word)
      continue
    }
    const { discs, figures, place } = seen
    const ending = word.text.slice(-figures)
    const isSure = /^\d+$/.test(ending) && word.confidence >= sure
    if (!isSure) looks += 1
    const text = isSure || looks > mostLooks ? ending : textOf(await readFigures(recogniser, picture, place))
    if (/^\d+$/.test(text) && text.length === figures)
      own.push({
        ...word,
        text: `${'•'.repeat(discs)}${text}`,
        left: seen.left,
        confidence: text === ending ? counted : disputed,
      })
    else own.push(word)
  }
  return own
}

interface MaskedByDiscs {
  discs: number
  figures: number
  /** Where the first disc begins, and where the figures stand. */
  left: number
  place: Place
}

function discsBefore(word: RecognisedWord, picture: Raster): MaskedByDiscs | null {
  const height = word.lineHeight || word.bottom - word.top
  const shapes = shapesIn(picture, {
    left: Math.max(0, word.left - Math.round(height)),
    top: Math.max(0, Math.round(word.baseline - height)),
    right: Math.min(picture.width, word.right + 2),
    bottom: Math.min(picture.height, Math.round(word.baseline + 0.25 * height)),
  })
  const tallest = Math.max(0, ...shapes.map(({ top, bottom }) => bottom - top))
  const isFigure = ({ top, bottom }: InkShape) => bottom - top >= 0.8 * tallest
  const first = shapes.findIndex(isFigure)
  const figures = shapes.slice(first)
  if (first < fewest || figures.length < fewestFigures || !figures.every(isFigure)) return null
  const foot = figures[0]?.bottom ?? 0
  const discs = shapes.slice(0, first).filter((shape) => isDisc(shape, tallest, foot))
  if (discs.length !== first || discs.length > most || !areEven(discs)) return null
  const [left, from] = [discs[0]?.left ?? word.left, (discs.at(-1)?.right ?? word.left) + 1]
  return {
    discs: discs.length,
    figures: figures.length,
    left,
    place: { left: from, top: word.top, right: word.right, bottom: word.bottom },
  }
}

function isDisc({ left, top, right, bottom, ink }: InkShape, tallest: number, foot: number): boolean {
  const [across, down] = [right - left, bottom - top]
  const above = (foot - (top + bottom) / 2) / tallest
  return (
    down >= size.least * tallest &&
    down <= size.most * tallest &&
    Math.abs(across - down) <= Math.max(1, round * down) &&
    ink >= filled * across * down &&
    above >= middle.least &&
    above <= middle.most
  )
}

function areEven(discs: readonly InkShape[]): boolean {
  const steps = discs.slice(1).map(({ left }, at) => left - (discs[at]?.left ?? 0))
  return Math.max(...steps) - Math.min(...steps) <= 2
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
