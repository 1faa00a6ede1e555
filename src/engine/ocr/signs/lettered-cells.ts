/**
 * Cells and badges in a colour with letters in them: 'RPO' in white on black, '30' in white on an orange disc, '90' in black on gray. Character recognition takes
 * the whole for a picture, or reads its edges as brackets.
 */
import type { Raster } from '../../read/render-region.ts'
import { turnToPaper } from '../picture/dark-bars.ts'
import { type InkShape, inkBelow } from '../picture/find-shapes.ts'

/** Inches: as high as a line of print with room above and below it; a dark bar is longer. */
const width = { least: 1 / 10, most: 1 / 2 } as const
const height = { least: 1 / 13, most: 1 / 5 } as const
/** No letter in one piece is so many times as wide as high. */
const stretched = 1.2
/** Share of the place inside its outline that is no lighter than the cell itself. */
const filled = 0.55
/** A row reaches at least so far across as in an ellipse of the cell's size, by this share: words in bold whose letters touch reach less far. */
const across = 0.85
/** Share of its rows above and below the letters that are whole: the tops of letters that touch have gaps. */
const rim = 0.14
/** Share of such a row that may be lighter. */
const broken = 0.03
/** Shades between a cell and the letters in it, and the share of its place that they take. */
const contrast = 45
const lettered = { least: 0.04, most: 0.5 } as const

/** Makes the cell paper and its letters dark, in place, where the shape is such a cell. */
export function readLetteredCell(text: Raster, shape: InkShape, dpi: number): void {
  const [wide, high] = [shape.right - shape.left, shape.bottom - shape.top]
  if (wide < width.least * dpi || wide > width.most * dpi || wide < stretched * high) return
  if (high < height.least * dpi || high > height.most * dpi) return
  const shade = rimShade(text, shape)
  const rows = rowsOf(text, shape, Math.max(inkBelow, shade + contrast / 2))
  if (!hasFormOfCell(rows, wide)) return
  const { lighter, darker } = lettersIn(text, shape, rows, shade)
  if (lighter >= lettered.least && lighter <= lettered.most && lighter > darker) turnToPaper(text, shape)
  else if (darker >= lettered.least && darker <= lettered.most) makePaper(text, shape, shade)
}

interface Row {
  /** Its outermost pixels; `end` is just outside. */
  start: number
  end: number
  pixels: number
}

/** Whole above and below its letters, and without the corners that letters leave. */
function hasFormOfCell(rows: readonly Row[], wide: number): boolean {
  const area = rows.reduce((sum, { start, end }) => sum + end - start, 0)
  if (rows.reduce((sum, { pixels }) => sum + pixels, 0) < filled * area) return false
  const edge = Math.ceil(rim * rows.length)
  return rows.every(({ start, end, pixels }, at) => {
    // The outermost row of a cell that does not lie quite level has a part of it.
    if (at === 0 || at === rows.length - 1) return true
    const up = (2 * (at + 0.5)) / rows.length - 1
    if (end - start < across * wide * Math.sqrt(1 - up * up) - blurred) return false
    return (at >= edge && at < rows.length - edge) || pixels >= (1 - broken) * (end - start) - 1
  })
}

/** The pixels of each row of the shape's place that are as dark as the cell or darker. */
function rowsOf({ data, width }: Raster, { left, top, right, bottom }: InkShape, lightest: number): Row[] {
  return Array.from({ length: bottom - top }, (_, at) => {
    const row = { start: right, end: left, pixels: 0 }
    for (let x = left; x < right; x++) {
      if ((data[(top + at) * width + x] ?? 255) > lightest) continue
      row.start = Math.min(row.start, x)
      row.end = x + 1
      row.pixels += 1
    }
    return row
  })
}

/** The middle shade above and below the letters. */
function rimShade({ data, width }: Raster, { left, top, right, bottom }: InkShape): number {
  const inset = Math.round((right - left) / 4)
  const shades: number[] = []
  for (const y of [top + blurred, bottom - 1 - blurred])
    for (let x = left + inset; x < right - inset; x++) shades.push(data[y * width + x] ?? 255)
  shades.sort((a, b) => a - b)
  return shades[Math.floor(shades.length / 2)] ?? 0
}

/** Which shares of the inside of a cell are clearly lighter and darker than it. */
function lettersIn({ data, width }: Raster, { top }: InkShape, rows: readonly Row[], shade: number) {
  let [lighter, darker, all] = [0, 0, 0]
  for (const [at, { start, end }] of rows.entries()) {
    if (at < blurred || at >= rows.length - blurred) continue
    for (let x = start + blurred; x < end - blurred; x++) {
      const own = data[(top + at) * width + x] ?? 255
      all += 1
      if (own > shade + contrast) lighter += 1
      if (own < shade - contrast) darker += 1
    }
  }
  return { lighter: lighter / Math.max(1, all), darker: darker / Math.max(1, all) }
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
