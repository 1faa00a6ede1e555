import type { Raster } from '../read/render-region.ts'
import { alikeTicks } from './alike-ticks.ts'
import { findShapes, type InkShape } from './find-shapes.ts'
import type { Place } from './mask-signs.ts'
import { isSolidSquare, isTick } from './tick-shape.ts'

export interface CleanPicture {
  /** The page without what is not letters. */
  text: Raster
  ticks: InkShape[]
  /** Check marks by what they look like, whose outline is another. */
  alikeTicks: Place[]
  squares: InkShape[]
}

/** Pixels around a shape that go with it: the shades of its edge. */
const edge = 2

/**
 * Takes check marks, filled squares and frames out of a gray raster, because character recognition reads letters into
 * them and then misreads what stands beside. Check marks are given back: a payment history is made of them.
 * @param shapes all patches of ink of the raster, where they are known already
 */
export function cleanPicture(
  raster: Raster,
  dpi: number,
  shapes: readonly InkShape[] = findShapes(raster, Number.POSITIVE_INFINITY),
): CleanPicture {
  const text: Raster = { ...raster, data: raster.data.slice() }
  const { outlined: ticks, alike } = alikeTicks(
    raster,
    shapes,
    shapes.filter((shape) => isTick(shape, dpi)),
  )
  const squares = shapes.filter((shape) => isSolidSquare(shape, dpi))
  for (const shape of [...ticks, ...squares, ...shapes.filter((each) => isFrame(each, dpi))])
    erase(text, shape)
  for (const place of alike) erasePlace(text, place)
  return { text, ticks, alikeTicks: alike, squares }
}

/** A line, or lines around cells: long, and with little ink for the room it takes. */
function isFrame({ left, top, right, bottom, ink }: InkShape, dpi: number): boolean {
  const width = right - left
  const height = bottom - top
  if (Math.max(width, height) < dpi / 3) return false
  return Math.min(width, height) <= dpi / 30 || ink < 0.1 * width * height
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

function erasePlace({ data, width, height }: Raster, { left, top, right, bottom }: Place): void {
  for (let y = Math.max(0, top - edge); y < Math.min(height, bottom + edge); y++)
    data.fill(255, y * width + Math.max(0, left - edge), y * width + Math.min(width, right + edge))
}
