/**
 * Print that is lighter than the rest of its page: labels in gray above values in black. Character recognition takes one shade for the whole
 * page as the border between print and paper, and what is lighter than it is lost whole.
 */
import type { Raster } from '../../read/render-region.ts'
import { findShapes, type InkShape } from './find-shapes.ts'
import type { Place } from './mask-signs.ts'

/** No paper is darker than this where light print can be told from it. */
const leastPaper = 225
/** So much darker than the paper is light print, and so much its strokes are at least: the grain of paper and what shines through it are lighter. */
const contrast = { edge: 25, stroke: 40 } as const
/**
 * Words whose strokes are as dark as this are read as they are; a word is made darker whole or not at all, though some of its letters are darker. Of strokes
 * in a middle gray, as dark as what counts for ink, the blurred edges are lost, and with them thin letters.
 */
const dark = 155
/** Of a letter of light print nothing is as dark as this: it is a word in black, or a shaded cell with one. */
const black = 110
/** Share of a letter's pixels that are the core of its strokes, and of those that noise may have made black. */
const core = 0.15
const blackest = 0.01
/** Inches of a letter; letters that touch are wider. */
const letter = { lowest: 1 / 33, highest: 1 / 4, widest: 3 / 4 } as const
/** Mean length of the pieces that level lines cut out of a letter, as a share of its height: a shaded cell or a sign that is filled is cut into longer ones. */
const longestPiece = 0.55
/** Share of its place that a letter's ink takes at least: the corner of a frame takes less. */
const leastInk = 0.12
/** Letters of one word stand no further apart than this, and are no more unlike in height, as shares of the higher one. */
const near = { apart: 0.9, height: 0.4, overlap: 0.5 } as const
/** A word has so many letters, or is so many times as long as high. */
const word = { letters: 3, long: 2.2 } as const
/** What is shorter is a word beside one ('No. of Months'): no further from it than it is high, and no more shades lighter or darker. */
const beside = { apart: 1, shades: 20 } as const
/** So many letters in words make it the print of a page: fewer are stains. */
const fewest = 12
/** Strokes are made as dark as this. */
const ink = 60
/** So far from the paper is grain that stays as it is. */
const grain = 8
/** Pixels around a word that belong to its letters' edges; the dots of its letters stand higher. */
const edge = 3

/**
 * The picture with words of light print as dark as others; the same raster where there are none. What is not in a word of such letters
 * (rules, shading, grain, single stains) stays as it is.
 * @param raster gray and level
 */
export function withDarkPrint(raster: Raster, dpi: number): Raster {
  const paper = paperOf(raster)
  if (paper < leastPaper) return raster
  const shapes = findShapes(raster, letter.widest * dpi, paper - contrast.edge)
  const letters = shapes.flatMap((shape): LightLetter[] => {
    if (!hasFormOfLetter(shape, dpi)) return []
    const shade = shadeAt(raster, shape, core)
    // A shaded cell has the form of letters where words in black are cut out of it.
    if (shade > paper - contrast.stroke || shadeAt(raster, shape, blackest) < black) return []
    return [{ ...shape, shade }]
  })
  const rows = rowsOf(letters)
  const words = rows.filter(isWord)
  if (words.reduce((sum, { letters }) => sum + letters, 0) < fewest) return raster
  const short = rows.filter((row) => !isWord(row) && words.some((word) => standsBy(row, word)))
  const data = raster.data.slice()
  for (const each of [...words, ...short]) darken({ ...raster, data }, raster, each, paper)
  return { ...raster, data }
}

interface LightLetter extends InkShape {
  shade: number
}

interface LightWord extends Place {
  letters: number
  shade: number
}

/** The shade that most of the page has. */
function paperOf({ data }: Raster): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at++) {
    const shade = data[at] ?? 255
    counts[shade] = (counts[shade] ?? 0) + 1
  }
  return counts.indexOf(Math.max(...counts))
}

function hasFormOfLetter({ left, top, right, bottom, ink: pixels, runs }: InkShape, dpi: number): boolean {
  const [width, height] = [right - left, bottom - top]
  if (height < letter.lowest * dpi || height > letter.highest * dpi) return false
  const pieces = runs.length / 3
  return pixels / pieces <= longestPiece * height && pixels >= leastInk * width * height
}

/** The shade that so large a share of a shape's pixels has or is darker than. */
function shadeAt({ data, width }: Raster, { runs, ink: pixels }: InkShape, share: number): number {
  const counts = new Uint32Array(256)
  for (let i = 0; i < runs.length; i += 3)
    for (let x = runs[i + 1] ?? 0; x < (runs[i + 2] ?? 0); x++) {
      const shade = data[(runs[i] ?? 0) * width + x] ?? 255
      counts[shade] = (counts[shade] ?? 0) + 1
    }
  let sum = 0
  for (const [shade, count] of counts.entries()) {
    sum += count
    if (sum > share * pixels) return shade
  }
  return 255
}

/** Rows of letters beside each other, of one height and one shade or nearly so. */
function rowsOf(letters: readonly LightLetter[]): LightWord[] {
  const open: LightLetter[][] = []
  for (const each of [...letters].sort((a, b) => a.left - b.left)) {
    const row = open.find((letters) => {
      const last = letters.at(-1)
      return last !== undefined && isBeside(last, each)
    })
    if (row === undefined) open.push([each])
    else row.push(each)
  }
  return open.flatMap((row) => {
    const place = {
      left: Math.min(...row.map(({ left }) => left)),
      top: Math.min(...row.map(({ top }) => top)),
      right: Math.max(...row.map(({ right }) => right)),
      bottom: Math.max(...row.map(({ bottom }) => bottom)),
    }
    const shades = row.map(({ shade }) => shade).sort((a, b) => a - b)
    const shade = shades[Math.floor(shades.length / 2)] ?? 0
    return shade >= dark ? [{ ...place, letters: row.length, shade }] : []
  })
}

const isWord = ({ left, top, right, bottom, letters }: LightWord): boolean =>
  letters >= word.letters || right - left >= word.long * (bottom - top)

function standsBy(short: LightWord, whole: LightWord): boolean {
  const high = Math.max(short.bottom - short.top, whole.bottom - whole.top)
  const gap = Math.max(short.left - whole.right, whole.left - short.right)
  const [first, next] = short.left < whole.left ? [short, whole] : [whole, short]
  const isInLine = isBeside({ ...first, right: next.left }, next)
  return (
    gap >= 0 && gap <= beside.apart * high && isInLine && Math.abs(short.shade - whole.shade) <= beside.shades
  )
}

function isBeside(last: Place, next: Place): boolean {
  const [a, b] = [last.bottom - last.top, next.bottom - next.top]
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  return (
    next.left - last.right <= near.apart * high &&
    low >= near.height * high &&
    Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top) >= near.overlap * low
  )
}

/** What is darker than light print in the place, and its edge, stays as it is: a word in black that stands close. */
function darken(into: Raster, from: Raster, word: LightWord, paper: number): void {
  const { width, height } = from
  const times = (paper - ink) / (paper - word.shade)
  const above = Math.round((word.bottom - word.top) / 3)
  for (let y = Math.max(0, word.top - above); y < Math.min(height, word.bottom + edge); y++)
    for (let x = Math.max(0, word.left - edge); x < Math.min(width, word.right + edge); x++) {
      const shade = from.data[y * width + x] ?? 255
      if (shade < paper - grain && !isNearDark(from, x, y))
        into.data[y * width + x] = Math.max(0, Math.round(paper - (paper - shade) * times))
    }
}

function isNearDark({ data, width, height }: Raster, x: number, y: number): boolean {
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++)
      if ((data[v * width + u] ?? 255) < black) return true
  return false
}
