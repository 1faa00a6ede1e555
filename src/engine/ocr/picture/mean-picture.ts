/** What the same print looks like at several places of a page, and how alike another place is to that. */
import type { Raster } from '../../read/render-region.ts'
import type { Place } from './mask-signs.ts'

/** Pixels of page around a mark that belong to its picture. */
const edge = 2

/** The middle of what is printed, in pixels. */
export interface Mark {
  x: number
  y: number
}

/** The mean picture of several marks, dark high. */
export interface Pattern {
  width: number
  height: number
  data: Float64Array
}

export const centreOf = ({ left, top, right, bottom }: Place): Mark => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** @param width and `height` of what is printed at each of the marks */
export function patternOf(page: Raster, marks: readonly Mark[], width: number, height: number): Pattern {
  const [columns, rows] = [width + 2 * edge, height + 2 * edge]
  const data = new Float64Array(columns * rows)
  for (const { x, y } of marks) {
    const [left, top] = [Math.round(x - columns / 2), Math.round(y - rows / 2)]
    for (let v = 0; v < rows; v++)
      for (let u = 0; u < columns; u++)
        data[v * columns + u] = (data[v * columns + u] ?? 0) + 255 - shadeAt(page, left + u, top + v)
  }
  return { width: columns, height: rows, data }
}

/** Where the page is most alike to the pattern around a place, and how much: -1 to 1. */
export function bestNear(page: Raster, pattern: Pattern, at: Mark, across: number, down: number) {
  let best = { ...at, likeness: -1 }
  for (let dy = -down; dy <= down; dy++)
    for (let dx = -across; dx <= across; dx++) {
      const [x, y] = [at.x + dx, at.y + dy]
      const likeness = likenessAt(
        page,
        pattern,
        Math.round(x - pattern.width / 2),
        Math.round(y - pattern.height / 2),
      )
      if (likeness > best.likeness) best = { x, y, likeness }
    }
  return best
}

/** Correlation of the page with the pattern: -1 to 1. */
function likenessAt(page: Raster, { width, height, data }: Pattern, left: number, top: number): number {
  const n = width * height
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const p = data[v * width + u] ?? 0
      const q = 255 - shadeAt(page, left + u, top + v)
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  const spread = Math.sqrt((n * aa - a * a) * (n * bb - b * b))
  return spread === 0 ? -1 : (n * ab - a * b) / spread
}

function shadeAt({ data, width, height }: Raster, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 255 : (data[y * width + x] ?? 255)
}
