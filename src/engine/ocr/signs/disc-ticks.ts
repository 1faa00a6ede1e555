/**
 * Months that are rated with a white check in a disc, as apps and sites of bureaus print them: character recognition reads '\u00a9', 'O' or '[/]' for each. Told by
 * their round outline, because many of them look alike and stand in rows, and because what is white in them has the form of a check mark.
 */
import type { Raster } from '../../read/render-region.ts'
import { findShapes, type InkShape } from '../picture/find-shapes.ts'
import { bestNear, centreOf, type Pattern, patternOf } from '../picture/mean-picture.ts'
import { signLines } from './sign-places.ts'
import { type DrawnSign, filledRoundOf } from './sign-shapes.ts'
import { isTick } from './tick-shape.ts'

/** Fewer are no history of payments. */
const fewest = 6
/** Pixels by which they differ in size. */
const rounding = 2
/** Signs of a row or column stand no further from the next, in sizes. */
const apartInLine = 8
/** How alike each is to the mean picture of all. */
const alike = 0.83
/** The check is looked at so much larger, as its strokes are hardly wider than a pixel. */
const larger = 4
/** Share of the disc's radius within which the check stands. */
const inside = 0.88

/**
 * The discs of the page that hold a white check.
 * @param page gray and level
 * @param shapes all patches of ink of the page
 */
export function discTicks(page: Raster, shapes: readonly InkShape[], dpi: number): InkShape[] {
  const rounds = shapes.flatMap((shape) => filledRoundOf(page, shape, dpi) ?? [])
  if (rounds.length < fewest) return []
  const size = middleOf(rounds.map((round) => round.size))
  const sized = rounds.filter((round) => Math.abs(round.size - size) <= rounding)
  const lined = [...new Set(linesOf(sized).flat())]
  const own = alikeOf(page, lined)
  const pattern = meanOf(page, own)
  return own.length >= fewest && pattern !== null && hasCheck(pattern, dpi)
    ? own.map(({ shape }) => shape)
    : []
}

const linesOf = (signs: readonly DrawnSign[]): DrawnSign[][] => [
  ...signLines(signs, 'x', 'y', apartInLine),
  ...signLines(signs, 'y', 'x', apartInLine),
]

function alikeOf(page: Raster, signs: readonly DrawnSign[]): DrawnSign[] {
  const pattern = meanOf(page, signs)
  if (pattern === null) return []
  return signs.filter(({ shape }) => bestNear(page, pattern, centreOf(shape), 1, 1).likeness >= alike)
}

function meanOf(page: Raster, signs: readonly DrawnSign[]): Pattern | null {
  if (signs.length === 0) return null
  const width = middleOf(signs.map(({ shape }) => shape.right - shape.left))
  const height = middleOf(signs.map(({ shape }) => shape.bottom - shape.top))
  return patternOf(
    page,
    signs.map(({ shape }) => centreOf(shape)),
    width,
    height,
  )
}

/** Whether what is white within the disc is a check mark. */
function hasCheck(disc: Pattern, dpi: number): boolean {
  const white = whiteWithin(disc)
  const shades = [...white.data].filter((shade) => shade < 255).sort((a, b) => a - b)
  const [lightest, darkest] = [shades[0] ?? 255, shades.at(-1) ?? 255]
  const pieces = findShapes(white, Number.POSITIVE_INFINITY, (lightest + darkest) / 2)
  const largest = pieces.sort((a, b) => b.ink - a.ink)[0]
  return largest !== undefined && isTick(largest, larger * dpi)
}

/** The inside of the disc, larger, with dark for white; all around it is paper. */
function whiteWithin({ width, height, data }: Pattern): Raster {
  const darkest = Math.max(...data)
  const [columns, rows] = [width * larger, height * larger]
  const [x, y] = [columns / 2, rows / 2]
  const radius = (inside * (Math.min(columns, rows) - 4 * larger)) / 2
  const own = new Uint8Array(columns * rows).fill(255)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) > radius) continue
      const ink = inkAt(data, width, height, (column + 0.5) / larger - 0.5, (row + 0.5) / larger - 0.5)
      own[row * columns + column] = Math.min(254, Math.round((254 * ink) / darkest))
    }
  return { width: columns, height: rows, channels: 1, data: own }
}

/** Between the middles of four pixels. */
function inkAt(data: Float64Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [across, down] = [Math.max(0, x - left), Math.max(0, y - top)]
  const at = (column: number, row: number) => data[row * width + column] ?? 0
  const above = at(left, top) * (1 - across) + at(right, top) * across
  const below = at(left, bottom) * (1 - across) + at(right, bottom) * across
  return above * (1 - down) + below * down
}

function middleOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
