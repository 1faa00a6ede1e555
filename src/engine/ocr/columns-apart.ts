/** Two columns of text whose rows do not stand level: read across, the rows of one run into those of the other. */
import type { Raster } from '../read/render-region.ts'
import { inkBelow } from './find-shapes.ts'

/** Where the white between the columns is looked for, as shares of the page's width. */
const middle = { from: 0.35, to: 0.65 } as const
/** Least white between two columns, as a share of the page's width. */
const leastGutter = 0.012
/** Headings over both columns cross it: at most so much of the rows that have ink. */
const mostCrossing = 0.06
/** What else may stand in it, as a share of those rows. */
const strayInk = 0.015
/** Rows of print are at least so high, as a share of the page's height; lower ones are dots and rules. */
const leastRow = 0.0025
/** Rows of a table stand level, within this share of their height. */
const level = 0.3
/** So many rows, and so much of all that stand beside others, do not stand level. */
const fewestAslant = 8
const shareAslant = 0.25

/** Pixels above and below the ink in the white that go with it. */
const beside = 3

interface Band {
  top: number
  bottom: number
}

/**
 * The page as two pictures of its size: the left column with whatever stands across both, and the right column. Null for a page
 * that is read across: of one column, or of a table, whose rows stand level.
 */
export function columnsApart(page: Raster): [Raster, Raster] | null {
  const gutter = gutterOf(page)
  if (gutter === null) return null
  const { left, right } = gutter
  const at = Math.round((left + right) / 2)
  const isPrint = ({ top, bottom }: Band) => bottom - top >= leastRow * page.height
  const crossing = bandsOf(page, left, right).filter(isPrint)
  const printed = bandsOf(page, 0, page.width)
  const whole = crossing.map((band) => wholeRow(band, printed, 8 * leastRow * page.height))
  const isAcross = ({ top, bottom }: Band) => whole.some((band) => top < band.bottom && bottom > band.top)
  const rows = (from: number, to: number) =>
    bandsOf(page, from, to).filter(
      (band) => band.bottom - band.top >= leastRow * page.height && !isAcross(band),
    )
  const [lefts, rights] = [rows(0, at), rows(at, page.width)]
  const pairs = lefts.flatMap((row) => {
    const others = rights.filter(({ top, bottom }) => top < row.bottom && bottom > row.top)
    return others.length === 0 ? [] : [others.some((other) => isLevel(row, other))]
  })
  const aslant = pairs.filter((isOne) => !isOne).length
  if (aslant < fewestAslant || aslant < shareAslant * pairs.length) return null
  const isWhole = (y: number) => whole.some(({ top, bottom }) => y >= top && y < bottom)
  return [
    kept(page, (y) => [0, isWhole(y) ? page.width : at]),
    kept(page, (y) => [isWhole(y) ? page.width : at, page.width]),
  ]
}

function isLevel(row: Band, other: Band): boolean {
  const height = Math.min(row.bottom - row.top, other.bottom - other.top)
  return Math.min(Math.abs(row.bottom - other.bottom), Math.abs(row.top - other.top)) <= level * height
}

/** The widest white in the middle of the page that few rows of print cross. */
function gutterOf({ data, width, height }: Raster): { left: number; right: number } | null {
  const inked = new Uint32Array(width)
  let rows = 0
  for (let y = 0; y < height; y++) {
    let hasInk = false
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 255) >= inkBelow) continue
      inked[x] = (inked[x] ?? 0) + 1
      hasInk = true
    }
    if (hasInk) rows += 1
  }
  const from = Math.round(middle.from * width)
  const between = inked.subarray(from, Math.round(middle.to * width))
  const least = between.reduce((low, each) => Math.min(low, each), rows)
  if (least > mostCrossing * rows) return null
  let best = { left: from, right: from }
  let left = from
  for (const [at, ink] of between.entries()) {
    if (ink > least + strayInk * rows) left = from + at + 1
    else if (from + at + 1 - left > best.right - best.left) best = { left, right: from + at + 1 }
  }
  return best.right - best.left >= leastGutter * width ? best : null
}

/** Rows that have ink between two columns of pixels, joined. */
function bandsOf({ data, width, height }: Raster, from: number, to: number): Band[] {
  const bands: Band[] = []
  let isOpen = false
  for (let y = 0; y < height; y++) {
    let hasInk = false
    for (let x = from; x < to && !hasInk; x++) hasInk = (data[y * width + x] ?? 255) < inkBelow
    const last = bands.at(-1)
    if (hasInk && isOpen && last !== undefined) last.bottom = y + 1
    else if (hasInk) bands.push({ top: y, bottom: y + 1 })
    isOpen = hasInk
  }
  return bands
}

/** The whole row of print of which some letters stand in the white; rows that run into each other are higher than any. */
function wholeRow(band: Band, printed: readonly Band[], highest: number): Band {
  const rows = printed.filter(
    ({ top, bottom }) => top < band.bottom && bottom > band.top && bottom - top <= highest,
  )
  return {
    top: Math.min(band.top - beside, ...rows.map(({ top }) => top)),
    bottom: Math.max(band.bottom + beside, ...rows.map(({ bottom }) => bottom)),
  }
}

function kept(page: Raster, between: (y: number) => [number, number]): Raster {
  const { data, width, height } = page
  const own = new Uint8Array(data.length).fill(255)
  for (let y = 0; y < height; y++) {
    const [from, to] = between(y)
    if (to > from) own.set(data.subarray(y * width + from, y * width + to), y * width + from)
  }
  return { ...page, data: own }
}
