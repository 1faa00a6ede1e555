/** Headings in light letters on a dark bar: character recognition takes the bar for a picture and reads nothing in it. */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from './find-shapes.ts'
import type { Place } from './mask-signs.ts'

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
  whitenAround({ data, width }, { left, top, right, bottom }, runs)
}

/** Pixels of a bar's edge: where a photo has blurred it, it is lighter than the bar and would become a frame of ink. */
const edge = 2

/** What lies around the bar, as far as its edge is blurred: rounded corners, and an edge that is not quite level. */
function whitenAround(
  { data, width }: Pick<Raster, 'data' | 'width'>,
  place: Place,
  runs: readonly number[],
): void {
  const { left, top, right, bottom } = place
  const rows = new Map<number, [number, number]>()
  const columns = Array.from({ length: right - left }, (): [number, number] => [bottom, top])
  for (let i = 0; i < runs.length; i += 3) {
    const [y, start, end] = [runs[i] ?? 0, runs[i + 1] ?? 0, runs[i + 2] ?? 0]
    const row = rows.get(y) ?? [right, left]
    rows.set(y, [Math.min(row[0], start), Math.max(row[1], end)])
    for (let x = start; x < end; x++) {
      const column = columns[x - left]
      if (column === undefined) continue
      column[0] = Math.min(column[0], y)
      column[1] = Math.max(column[1], y + 1)
    }
  }
  const from = Math.max(0, left - edge)
  for (let y = Math.max(0, top - edge); y < Math.min(data.length / width, bottom + edge); y++) {
    const [first, last] = rows.get(y) ?? [right, right]
    for (let x = from; x < Math.min(width, right + edge); x++) {
      const [highest, lowest] = columns[x - left] ?? [bottom, top]
      const isWithin = x >= first + edge && x < last - edge && y >= highest + edge && y < lowest - edge
      if (!isWithin) data[y * width + x] = 255
    }
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
