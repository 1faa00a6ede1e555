/**
 * Cells and badges in a colour with letters in them: 'RPO' in white on black, '30' in white on an orange disc, '90' in black on gray. Character recognition takes
 * the whole for a picture, or reads its edges as brackets.
 */
import type { Raster } from '../read/render-region.ts'
import { turnToPaper } from './dark-bars.ts'
import type { InkShape } from './find-shapes.ts'

/** Inches: as high as a line of print with room above and below it; a dark bar is longer. */
const width = { least: 1 / 10, most: 1 / 2 } as const
const height = { least: 1 / 13, most: 1 / 5 } as const
/** No letter in one piece is so many times as wide as high. */
const wide = 1.2
/** Share of the place inside its outline that is ink, and of the place around it that the outline takes: that of an ellipse is the least. */
const ink = 0.55
const outline = 0.75
/** Share of its rows above and below the letters, and of a row at either side of them. */
const rim = { rows: 0.1, columns: 0.06 } as const
/** Share of a row of the rim, and of all rows, in which noise may have made paper of it. */
const broken = 0.12
/** Shades between a cell and the letters in it, and the share of its place that they take. */
const contrast = 45
const lettered = { least: 0.04, most: 0.5 } as const

/** Makes the cell paper and its letters dark, in place, where the shape is such a cell. */
export function readLetteredCell(text: Raster, shape: InkShape, dpi: number): void {
  if (!hasFormOfCell(shape, dpi)) return
  const { shade, lighter, darker } = shadesIn(text, shape)
  if (lighter >= lettered.least && lighter <= lettered.most && lighter > darker) turnToPaper(text, shape)
  else if (darker >= lettered.least && darker <= lettered.most) makePaper(text, shape, shade)
}

function hasFormOfCell(shape: InkShape, dpi: number): boolean {
  const { left, top, right, bottom } = shape
  const [across, down] = [right - left, bottom - top]
  if (across < width.least * dpi || across > width.most * dpi || across < wide * down) return false
  if (down < height.least * dpi || down > height.most * dpi) return false
  const rows = rowsOf(shape)
  const area = rows.reduce((sum, { start, end }) => sum + end - start, 0)
  if (area < outline * across * down || shape.ink < ink * area) return false
  const edge = Math.max(2, Math.round(rim.rows * down))
  const whole = rows.filter(({ start, end, pixels, first, last }, at) =>
    at < edge || at >= rows.length - edge
      ? pixels >= (1 - broken) * (end - start)
      : first >= rim.columns * across && last >= rim.columns * across,
  )
  return whole.length >= (1 - broken) * rows.length
}

interface Row {
  /** Its outermost pixels; `end` is just outside. */
  start: number
  end: number
  pixels: number
  /** Lengths of its first and last run. */
  first: number
  last: number
}

function rowsOf({ left, top, right, bottom, runs }: InkShape): Row[] {
  const rows = Array.from(
    { length: bottom - top },
    (): Row => ({ start: right, end: left, pixels: 0, first: 0, last: 0 }),
  )
  for (let i = 0; i < runs.length; i += 3) {
    const row = rows[(runs[i] ?? 0) - top]
    const [start, end] = [runs[i + 1] ?? 0, runs[i + 2] ?? 0]
    if (row === undefined) continue
    row.pixels += end - start
    if (start < row.start) [row.start, row.first] = [start, end - start]
    if (end > row.end) [row.end, row.last] = [end, end - start]
  }
  return rows
}

/** The shade of the rim, and which shares of the cell are clearly lighter and darker. */
function shadesIn({ data, width }: Raster, shape: InkShape) {
  const rows = rowsOf(shape)
  const rimShades: number[] = []
  const edge = 2
  for (const at of [edge, rows.length - 1 - edge]) {
    const row = rows[at]
    if (row === undefined) continue
    for (let x = row.start + edge; x < row.end - edge; x++)
      rimShades.push(data[(shape.top + at) * width + x] ?? 255)
  }
  rimShades.sort((a, b) => a - b)
  const shade = rimShades[Math.floor(rimShades.length / 2)] ?? 0
  let [lighter, darker, all] = [0, 0, 0]
  for (const [at, { start, end }] of rows.entries())
    for (let x = start + edge; x < end - edge; x++) {
      if (at < edge || at >= rows.length - edge) continue
      const own = data[(shape.top + at) * width + x] ?? 255
      all += 1
      if (own > shade + contrast) lighter += 1
      if (own < shade - contrast) darker += 1
    }
  return { shade, lighter: lighter / Math.max(1, all), darker: darker / Math.max(1, all) }
}

/** Pixels around a cell that have the shades of its edge. */
const blurred = 2

/** Paper for what is as light as the cell, and its letters as dark as they are. */
function makePaper(
  { data, width: across }: Raster,
  { left, top, right, bottom }: InkShape,
  shade: number,
): void {
  for (let y = Math.max(0, top - blurred); y < Math.min(data.length / across, bottom + blurred); y++)
    for (let x = Math.max(0, left - blurred); x < Math.min(across, right + blurred); x++) {
      const at = y * across + x
      const isInside =
        x >= left + blurred && x < right - blurred && y >= top + blurred && y < bottom - blurred
      data[at] = isInside ? Math.min(255, Math.round((255 * (data[at] ?? 255)) / shade)) : 255
    }
}
