import type { Raster } from '../../read/render-region.ts'
import type { Place } from './mask-signs.ts'

/** Makes a place of the picture white, with so many pixels around it. */
export function erasePlace(
  { data, width, height }: Raster,
  { left, top, right, bottom }: Place,
  edge: number,
): void {
  for (let y = Math.max(0, top - edge); y < Math.min(height, bottom + edge); y++)
    data.fill(255, y * width + Math.max(0, left - edge), y * width + Math.min(width, right + edge))
}
