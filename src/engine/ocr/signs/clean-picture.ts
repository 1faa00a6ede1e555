import type { Raster } from '../../read/render-region.ts'
import { linesOfGrid } from '../picture/cell-grid.ts'
import { isDarkBar, turnToPaper } from '../picture/dark-bars.ts'
import { erasePlace } from '../picture/erase-place.ts'
import { findShapes, type InkShape } from '../picture/find-shapes.ts'
import { eraseLightPosts, eraseLightRules } from '../picture/light-rules.ts'
import type { Place } from '../picture/mask-signs.ts'
import { alikeTicks } from './alike-ticks.ts'
import { boxSigns } from './box-signs.ts'
import { discTicks } from './disc-ticks.ts'
import { readLetteredCell } from './lettered-cells.ts'
import { roundSigns } from './round-signs.ts'
import type { MonthSign } from './sign-places.ts'
import { isSolidSquare, isTick } from './tick-shape.ts'

export interface CleanPicture {
  /** The page without what is not letters. */
  text: Raster
  ticks: InkShape[]
  /** Check marks by what they look like, whose outline is another. */
  alikeTicks: Place[]
  squares: InkShape[]
  /** Discs, rings and filled cells of months. */
  months: MonthSign[]
}

/** Pixels around a shape that go with it: the shades of its edge. */
const edge = 2

/**
 * Takes check marks, discs, rings and filled cells of months, filled squares, frames and the lines of cells out of a gray raster, and makes dark bars and cells in a colour paper with dark letters, because character recognition reads letters into
 * them and then misreads what stands beside. Check marks are given back: a payment history is made of them.
 * @param shapes all patches of ink of the raster, where they are known already
 * @param isPhoto whose light rules are read as strokes, too
 */
export function cleanPicture(
  raster: Raster,
  dpi: number,
  shapes: readonly InkShape[] = findShapes(raster, Number.POSITIVE_INFINITY),
  isPhoto = false,
): CleanPicture {
  const text: Raster = { ...raster, data: raster.data.slice() }
  // While they are whole: frames are taken out by their dark pieces, and the light ones between them would stay.
  if (isPhoto) eraseLightRules(text, dpi)
  else eraseLightPosts(text, dpi)
  const { outlined: ticks, alike } = alikeTicks(
    raster,
    shapes,
    shapes.filter((shape) => isTick(shape, dpi) && standsAlone(shape, shapes)),
  )
  const inDiscs = discTicks(raster, shapes, dpi)
  const months = [...roundSigns(raster, shapes, dpi), ...boxSigns(raster, shapes, dpi)]
  const signs = months.map(({ shape }) => shape)
  const squares = shapes.filter((shape) => isSolidSquare(shape, dpi) && !signs.includes(shape))
  for (const shape of [
    ...ticks,
    ...inDiscs,
    ...squares,
    ...signs,
    ...shapes.filter((each) => isFrame(each, dpi)),
  ])
    erase(text, shape)
  for (const place of [...alike, ...inDiscs]) erasePlace(text, place, edge)
  for (const shape of shapes)
    if (isDarkBar(shape, dpi)) turnToPaper(text, shape)
    // Beside the signs of other months: elsewhere words in bold whose letters touch may look like one.
    else if (months.length > 0) readLetteredCell(text, shape, dpi)
  // Letters stand closer to the lines of their cell than an edge is wide.
  for (const shape of shapes) for (const line of linesOfGrid(shape, dpi)) erasePlace(text, line, 1)
  return { text, ticks, alikeTicks: [...alike, ...inDiscs], squares, months }
}

/** White to each side of a mark, as a share of its height: 'n/' in one piece has the outline of one, inside a word. */
const aside = 0.2

function standsAlone(mark: InkShape, shapes: readonly InkShape[]): boolean {
  const height = mark.bottom - mark.top
  const isLetterBeside = ({ left, top, right, bottom }: InkShape) =>
    bottom - top >= 0.4 * height &&
    bottom - top <= 2 * height &&
    Math.min(bottom, mark.bottom) - Math.max(top, mark.top) >= 0.4 * height &&
    left < mark.right + aside * height &&
    right > mark.left - aside * height
  return !shapes.some((shape) => shape !== mark && isLetterBeside(shape))
}

/** A line, or lines around cells: long, and with little ink for the room it takes. */
function isFrame({ left, top, right, bottom, ink }: InkShape, dpi: number): boolean {
  const width = right - left
  const height = bottom - top
  if (isPost(width, height, dpi)) return true
  if (Math.max(width, height) < dpi / 3) return false
  return Math.min(width, height) <= dpi / 30 || ink < 0.1 * width * height
}

/** A line between two cells of two lines of print: thinner and longer than the stroke of a letter. */
function isPost(width: number, height: number, dpi: number): boolean {
  return width <= dpi / 60 && height >= dpi / 5
}

function erase({ data, width, height }: Raster, { runs }: InkShape): void {
  for (let i = 0; i < runs.length; i += 3) {
    const y = runs[i] ?? 0
    const start = Math.max(0, (runs[i + 1] ?? 0) - edge)
    const end = Math.min(width, (runs[i + 2] ?? 0) + edge)
    for (let row = Math.max(0, y - edge); row <= Math.min(height - 1, y + edge); row++)
      data.fill(255, row * width + start, row * width + end)
  }
}
