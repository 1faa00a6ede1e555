/**
 * Months whose cell is filled with a colour, without a word in it: character recognition reads 'EE' or '[FE' for a row of them. Told by their form, and because many
 * of one size stand side by side.
 */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from '../picture/find-shapes.ts'
import { besideKey, isBehind, type MonthSign, signLines } from './sign-places.ts'
import { boxOf, type DrawnSign } from './sign-shapes.ts'

/** Fewer cells are no history of payments. */
const fewest = 6
/** Pixels by which cells of one table differ in width or height. */
const rounding = 3
/** Cells of a row stand no further from the next, from middle to middle in sizes. */
const apartInRow = 2
/** How high the box of a key may be, as a share of a cell's height. */
const keyHeight = { least: 0.6, most: 1.6 } as const
/** Height of what is print behind the box of a key, as shares of the box, and share of its place that is ink: a cell with a stain in it is no print. */
const print = { least: 0.3, most: 1.5, ink: 0.8 } as const

/**
 * The filled cells of the page's months, where it has a key to them: a box of about their size before words. Shaded rows and bars have none.
 * @param page gray and level
 * @param shapes all patches of ink of the page
 */
export function boxSigns(page: Raster, shapes: readonly InkShape[], dpi: number): MonthSign[] {
  const boxes = shapes.flatMap((shape) => boxOf(page, shape, dpi) ?? [])
  if (boxes.length < fewest) return []
  const rows = signLines(boxes, 'y', 'x', apartInRow).flat()
  const usual = { width: middleOf(rows.map(widthOf)), height: middleOf(rows.map(heightOf)) }
  const cells = boxes.filter(
    (box) =>
      Math.abs(widthOf(box) - usual.width) <= rounding && Math.abs(heightOf(box) - usual.height) <= rounding,
  )
  const letters = shapes.filter(
    ({ left, top, right, bottom, ink }) =>
      bottom - top >= print.least * usual.height &&
      bottom - top <= print.most * usual.height &&
      ink <= print.ink * (right - left) * (bottom - top),
  )
  // The month before one with days in its cell has print behind it, too.
  const isOfKey = (box: DrawnSign) =>
    !rows.includes(box) &&
    heightOf(box) >= keyHeight.least * usual.height &&
    heightOf(box) <= keyHeight.most * usual.height &&
    letters.some((letter) => isBehind(box.shape, letter, besideKey * box.size))
  const key = boxes.filter((box) => isOfKey(box))
  const months = cells.filter((box) => !key.includes(box))
  if (key.length === 0 || months.length < fewest) return []
  return [
    ...months.map((box) => ({ ...box, isOfKey: false })),
    ...key.map((box) => ({ ...box, isOfKey: true })),
  ]
}

const widthOf = ({ shape }: DrawnSign): number => shape.right - shape.left
const heightOf = ({ shape }: DrawnSign): number => shape.bottom - shape.top

function middleOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
