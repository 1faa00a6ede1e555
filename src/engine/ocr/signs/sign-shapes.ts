import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from '../picture/find-shapes.ts'

/** A sign that stands for a month without being a letter, in pixels. */
export interface DrawnSign {
  shape: InkShape
  kind: 'disc' | 'ring' | 'box'
  /** Of its middle, 0..255. */
  shade: number
  /** Mean of width and height. */
  size: number
  x: number
  y: number
}

/** Inches across: the dot of a letter and the bullet of a list are smaller. */
const across = { least: 1 / 22, most: 1 / 6 } as const
/** Pixels by which width and height may differ. */
const asHigh = 2
/** Share of its place by which an outline may differ from a circle: those of scanned signs do by up to 0.06, boxes and most letters by more. */
const offCircle = 0.1
/** Share of the middle that is ink: in a disc at least, in a ring at most. */
const filled = { disc: 0.95, ring: 0.05 } as const

/** The shape as a disc or ring; null where its outline is no circle, or its middle neither ink nor paper. An 'O' may be as round as a ring. */
export function roundOf(page: Raster, shape: InkShape, dpi: number): DrawnSign | null {
  if (!isCircle(shape, dpi)) return null
  const middle = middleOf(page, shape)
  const isDisc = middle.ink >= filled.disc
  if (!isDisc && middle.ink > filled.ring) return null
  return drawnSign(shape, isDisc ? 'disc' : 'ring', middle.shade)
}

/** The shape as a disc with something in it, be it white print; null where its outline is no circle, or where it is a disc or ring. */
export function filledRoundOf(page: Raster, shape: InkShape, dpi: number): DrawnSign | null {
  if (!isCircle(shape, dpi)) return null
  const middle = middleOf(page, shape)
  const isOther = middle.ink < filled.disc && middle.ink > filled.ring
  return isOther ? drawnSign(shape, 'disc', middle.shade) : null
}

function isCircle(shape: InkShape, dpi: number): boolean {
  const [width, height] = [shape.right - shape.left, shape.bottom - shape.top]
  if (Math.min(width, height) < across.least * dpi || Math.max(width, height) > across.most * dpi)
    return false
  return Math.abs(width - height) <= asHigh && offCircleOf(shape) <= offCircle
}

/** Inches of a cell that is filled with its colour. */
const cell = { width: { least: 1 / 20, most: 2 / 5 }, height: { least: 1 / 25, most: 1 / 4 } } as const
/** Share of it that is ink; its corners may be round. */
const filledCell = 0.88
/** A cell in black is a bullet or a bar. */
const darkest = 60
/** Shades by which the inside of a cell differs from its mean at most; what is printed in one differs by more. */
const even = 30

/** The shape as a cell that is filled with one shade of gray; null for what has anything printed in it, and for black. */
export function boxOf(page: Raster, shape: InkShape, dpi: number): DrawnSign | null {
  const [width, height] = [shape.right - shape.left, shape.bottom - shape.top]
  if (width < cell.width.least * dpi || width > cell.width.most * dpi) return null
  if (height < cell.height.least * dpi || height > cell.height.most * dpi) return null
  if (shape.ink < filledCell * width * height) return null
  const { shade } = middleOf(page, shape)
  return shade < darkest || !isEven(page, shape, shade) ? null : drawnSign(shape, 'box', shade)
}

/** Pixels of the edge of a cell, which a scan blurs. */
const blurred = 3

function isEven({ data, width }: Raster, { left, top, right, bottom }: InkShape, shade: number): boolean {
  for (let y = top + blurred; y < bottom - blurred; y++)
    for (let x = left + blurred; x < right - blurred; x++)
      if (Math.abs((data[y * width + x] ?? 255) - shade) > even) return false
  return true
}

const drawnSign = (shape: InkShape, kind: DrawnSign['kind'], shade: number): DrawnSign => ({
  shape,
  kind,
  shade,
  size: (shape.right - shape.left + shape.bottom - shape.top) / 2,
  x: (shape.left + shape.right) / 2,
  y: (shape.top + shape.bottom) / 2,
})

function offCircleOf({ left, top, right, bottom, runs }: InkShape): number {
  const rows = Array.from({ length: bottom - top }, (): [number, number] => [right, left])
  for (let i = 0; i < runs.length; i += 3) {
    const row = rows[(runs[i] ?? 0) - top]
    if (row === undefined) continue
    row[0] = Math.min(row[0], runs[i + 1] ?? 0)
    row[1] = Math.max(row[1], runs[i + 2] ?? 0)
  }
  const [width, height, x] = [right - left, bottom - top, (left + right) / 2]
  let off = 0
  for (const [at, [start, end]] of rows.entries()) {
    const up = (2 * (at + 0.5)) / height - 1
    const half = (width / 2) * Math.sqrt(Math.max(0, 1 - up * up))
    off += Math.abs(start - (x - half)) + Math.abs(end - (x + half))
  }
  return off / (width * height)
}

/** The middle half of the place, across and down: how much of it is in the shape, and its mean shade. */
function middleOf(page: Raster, { left, top, right, bottom, runs }: InkShape) {
  const [marginX, marginY] = [Math.round((right - left) / 4), Math.round((bottom - top) / 4)]
  const [x1, x2, y1, y2] = [left + marginX, right - marginX, top + marginY, bottom - marginY]
  let ink = 0
  for (let i = 0; i < runs.length; i += 3) {
    const y = runs[i] ?? 0
    if (y >= y1 && y < y2) ink += Math.max(0, Math.min(x2, runs[i + 2] ?? 0) - Math.max(x1, runs[i + 1] ?? 0))
  }
  let sum = 0
  for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) sum += page.data[y * page.width + x] ?? 255
  const area = (x2 - x1) * (y2 - y1)
  return { ink: ink / area, shade: sum / area }
}
