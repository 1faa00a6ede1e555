import type { Raster } from '../../read/render-region.ts'
import { inkBelow } from './find-shapes.ts'

/**
 * The usual width of the upright strokes within a place of a gray raster, in pixels with the shades of their edges
 * counted as parts; 0 where there is no ink. Bold print has strokes of about 0.14 of its size, regular print 0.09.
 */
export function strokeWidth(
  raster: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const { data, width } = raster
  const widths: number[] = []
  // The middle half of the letters: above and below it are serifs and bows.
  const from = Math.round(top + (bottom - top) * 0.25)
  const to = Math.round(top + (bottom - top) * 0.75)
  const paper = paperAround(raster, left, from, right, to)
  for (let y = Math.max(0, from); y < Math.min(raster.height, to); y++) {
    let sum = 0
    let dark = false
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right); x++) {
      const gray = data[y * width + x] ?? 255
      if (gray < paper - 8) {
        sum += (paper - gray) / paper
        dark = dark || gray < inkBelow
        continue
      }
      if (dark) widths.push(sum)
      sum = 0
      dark = false
    }
    if (dark) widths.push(sum)
  }
  widths.sort((a, b) => a - b)
  return widths[Math.floor(widths.length * 0.4)] ?? 0
}

/** The lightest shade there, but for one pixel in ten: table headings stand on gray. */
function paperAround(
  { data, width }: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const counts = new Uint32Array(256)
  let pixels = 0
  for (let y = Math.max(0, top); y < bottom; y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const shade = data[y * width + x] ?? 255
      counts[shade] = (counts[shade] ?? 0) + 1
      pixels += 1
    }
  const darker = Math.floor(pixels * 0.9)
  let upTo = 0
  for (let shade = 0; shade < 256; shade++) {
    upTo += counts[shade] ?? 0
    if (upTo > darker) return shade
  }
  return 255
}
