import type { Raster } from '../../read/render-region.ts'
import { findShapes, type InkShape } from './find-shapes.ts'
import type { Place } from './mask-signs.ts'

/** The patches of ink in a part of a picture, in pixels of that part. */
export function shapesInPlace({ data, width, height }: Raster, place: Place): InkShape[] {
  const [left, top] = [Math.max(0, place.left), Math.max(0, place.top)]
  const columns = Math.max(0, Math.min(width, place.right) - left)
  const rows = Math.max(0, Math.min(height, place.bottom) - top)
  const part = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    const from = (top + y) * width + left
    part.set(data.subarray(from, from + columns), y * columns)
  }
  return findShapes({ width: columns, height: rows, channels: 1, data: part }, Number.POSITIVE_INFINITY)
}
