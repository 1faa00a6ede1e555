/** Headings in light letters on a dark bar: character recognition takes the bar for a picture and reads nothing in it. */
import type { Raster } from '../read/render-region.ts'
import type { InkShape } from './find-shapes.ts'

/** Inches: a bar is longer than a word and as high as a line of print; a dark picture is higher. */
const leastWidth = 0.5
const height = { least: 1 / 10, most: 1 / 2 } as const
/** Share of its place that is dark; letters take less than the rest. */
const dark = 0.6

export function isDarkBar({ left, top, right, bottom, ink }: InkShape, dpi: number): boolean {
  const [wide, high] = [right - left, bottom - top]
  if (wide < leastWidth * dpi || high < height.least * dpi || high > height.most * dpi) return false
  return wide >= 2 * high && ink >= dark * wide * high
}

/** Makes the letters of a bar dark and the bar itself paper, in place. */
export function turnToPaper({ data, width }: Raster, { left, top, right, bottom, runs }: InkShape): void {
  const bar = shadeOf(data, width, runs)
  const most = Math.max(1, 255 - bar)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * width + x
      const light = Math.max(0, (data[at] ?? 255) - bar) / most
      data[at] = Math.round(255 * (1 - light))
    }
  // What lies around rounded corners is paper, and no letter.
  for (let y = top; y < bottom; y++) {
    const [first, last] = edgesOf(runs, y, left, right)
    data.fill(255, y * width + left, y * width + first)
    data.fill(255, y * width + last, y * width + right)
  }
}

/** The middle shade of the shape's ink. */
function shadeOf(data: Raster['data'], width: number, runs: readonly number[]): number {
  const counts = new Uint32Array(256)
  let all = 0
  for (let i = 0; i < runs.length; i += 3)
    for (let x = runs[i + 1] ?? 0; x < (runs[i + 2] ?? 0); x++) {
      const shade = data[(runs[i] ?? 0) * width + x] ?? 255
      counts[shade] = (counts[shade] ?? 0) + 1
      all += 1
    }
  let sum = 0
  for (const [shade, count] of counts.entries()) {
    sum += count
    if (sum * 2 >= all) return shade
  }
  return 0
}

/** Where the ink of one row begins and ends. */
function edgesOf(runs: readonly number[], y: number, left: number, right: number): [number, number] {
  let [first, last] = [right, left]
  for (let i = 0; i < runs.length; i += 3) {
    if (runs[i] !== y) continue
    first = Math.min(first, runs[i + 1] ?? right)
    last = Math.max(last, runs[i + 2] ?? left)
  }
  return first > last ? [right, right] : [first, last]
}
