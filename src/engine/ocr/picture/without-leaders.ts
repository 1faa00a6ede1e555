/** Rows of dots that lead from a label to its value, and rules of dashes: recognition reads letters into them, and misreads what stands beside. */
import type { Raster } from '../../read/render-region.ts'
import { erasePlace } from './erase-place.ts'
import type { InkShape } from './find-shapes.ts'
import { isGrain } from './print-runs.ts'

/** Sizes of a dot and of a dash, as shares of an inch. */
const dot = { least: 0.008, most: 0.03 } as const
const dash = { thickest: 0.03, longest: 0.1 } as const
/** Dots that lead somewhere, and dashes that are a rule. Twelve months have a dash each. */
const fewestDots = 5
const fewestDashes = 20
/** More dots are no mask of a number, whatever they touch. */
const mostOfMask = 14
/** Distances from one to the next are the same, by so much of them, and no longer than that share of an inch. */
const uneven = 0.25
const farthest = 0.13
/** Pixels around a dot that are its shade. */
const edge = 2

interface WithoutLeaders {
  picture: Raster
  /** The patches of ink that are left. */
  shapes: InkShape[]
}

/**
 * The picture without leaders and rules of dashes. Dots that stand as close to figures as to each other hide figures: '601958650776....'.
 * @param shapes all patches of ink of the picture
 */
export function withoutLeaders(picture: Raster, shapes: readonly InkShape[], dpi: number): WithoutLeaders {
  if (isGrain(shapes)) return { picture, shapes: [...shapes] }
  const dots = shapes.filter((shape) => isDot(shape, dpi))
  const dashes = shapes.filter((shape) => isDash(shape, dpi))
  const taken = new Set([
    ...rowsIn(dots, dpi)
      .filter((row) => row.length >= fewestDots && (row.length > mostOfMask || !isMask(row, shapes)))
      .flat(),
    ...rowsIn(dashes, dpi)
      .filter((row) => row.length >= fewestDashes)
      .flat(),
  ])
  if (taken.size === 0) return { picture, shapes: [...shapes] }
  const own: Raster = { ...picture, data: picture.data.slice() }
  for (const shape of taken) erasePlace(own, shape, edge)
  return { picture: own, shapes: shapes.filter((shape) => !taken.has(shape)) }
}

const widthOf = ({ left, right }: InkShape): number => right - left
const heightOf = ({ top, bottom }: InkShape): number => bottom - top

const isDot = (shape: InkShape, dpi: number): boolean =>
  Math.max(widthOf(shape), heightOf(shape)) <= dot.most * dpi &&
  Math.min(widthOf(shape), heightOf(shape)) >= dot.least * dpi

const isDash = (shape: InkShape, dpi: number): boolean =>
  heightOf(shape) <= dash.thickest * dpi &&
  widthOf(shape) <= dash.longest * dpi &&
  widthOf(shape) > heightOf(shape)

/** Marks on one line, each as far from the next as the next from the one behind it. */
function rowsIn(marks: readonly InkShape[], dpi: number): InkShape[][] {
  const foot = edge
  const lines: InkShape[][] = []
  for (const mark of [...marks].sort((a, b) => a.bottom - b.bottom)) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    if (
      line &&
      before &&
      mark.bottom - before.bottom <= 1 &&
      mark.bottom - (line[0]?.bottom ?? 0) <= 2 * foot
    )
      line.push(mark)
    else lines.push([mark])
  }
  return lines.flatMap((line) => {
    const rows: InkShape[][] = []
    for (const mark of line.sort((a, b) => a.left - b.left)) {
      const row = rows.at(-1)
      const [before, earlier] = [row?.at(-1), row?.at(-2)]
      const step = before === undefined ? Number.POSITIVE_INFINITY : mark.left - before.left
      const usual = before === undefined || earlier === undefined ? step : before.left - earlier.left
      if (row && step <= farthest * dpi && Math.abs(step - usual) <= Math.max(2, uneven * usual))
        row.push(mark)
      else rows.push([mark])
    }
    return rows
  })
}

/** Whether the row stands as close to print on its line as its dots to each other. */
function isMask(row: readonly InkShape[], shapes: readonly InkShape[]): boolean {
  const [first, second, last] = [row[0], row[1], row.at(-1)]
  if (first === undefined || second === undefined || last === undefined) return false
  const near = 1.2 * (second.left - first.right) + 1
  return shapes.some((shape) => {
    if (row.includes(shape) || shape.top > first.top || shape.bottom < first.top) return false
    const before = first.left - shape.right
    const behind = shape.left - last.right
    return (before >= 0 && before <= near) || (behind >= 0 && behind <= near)
  })
}
