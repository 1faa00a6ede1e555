/** Check marks that noise, blur or a fold has given another outline: the same print stands in the columns around them. */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from '../picture/find-shapes.ts'
import type { Place } from '../picture/mask-signs.ts'
import { bestNear, centreOf, type Mark, patternOf } from '../picture/mean-picture.ts'

/** With fewer marks on it a page does not say how they look. */
const someTicks = 10
/** A column of a history has at least so many marks whose outline is right. */
const someInColumn = 3
/** Share by which the size of a mark may differ from the usual one. */
const sameSize = 0.3
/** How alike a place must be to the mean picture of the marks: those of a photo have 0.93 and more, figures and letters up to 0.72. */
const alike = 0.83
interface PageTicks {
  /** Marks by their outline that look like the others of the page: a part of a letter has the outline by chance. */
  outlined: InkShape[]
  /** Places that look like a mark though their outline is another. */
  alike: Place[]
}

/**
 * The check marks of a page, told by what most of them look like; where there are few, by their outline alone. Only where a column
 * of a payment history has such marks is anything else taken for one.
 * @param page gray and level, as the marks were found on it
 * @param shapes all patches of ink of the page
 * @param ticks those that are check marks by their outline
 */
export function alikeTicks(page: Raster, shapes: readonly InkShape[], ticks: readonly InkShape[]): PageTicks {
  const usual = usualOf(ticks)
  if (usual.length < someTicks) return { outlined: [...ticks], alike: [] }
  const width = middleOf(usual.map(({ left, right }) => right - left))
  const height = middleOf(usual.map(({ top, bottom }) => bottom - top))
  const pattern = patternOf(page, usual.map(centreOf), width, height)
  const outlined = ticks.filter(
    (tick) => !usual.includes(tick) || bestNear(page, pattern, centreOf(tick), 2, 2).likeness >= alike,
  )
  const marks = outlined.filter((tick) => usual.includes(tick)).map(centreOf)
  const known = outlined.map(centreOf)
  const isFree = ({ x, y }: Mark) =>
    !known.some((mark) => Math.abs(mark.x - x) < width && Math.abs(mark.y - y) < height / 2)
  const places: Place[] = []
  const look = (at: Mark) => {
    if (!isFree(at)) return
    const seen = bestNear(page, pattern, at, Math.ceil(width / 2), Math.ceil(height / 3))
    if (seen.likeness < alike || !isFree(seen)) return
    known.push(seen)
    const [left, top] = [Math.round(seen.x - width / 2), Math.round(seen.y - height / 2)]
    places.push({ left, top, right: left + width, bottom: top + height })
  }
  const rows = groupsOf(marks, 'y', height / 2)
  for (const column of groupsOf(marks, 'x', width)) {
    if (column.length < someInColumn) continue
    const xAt = (y: number) => nearest(column, 'y', y).x
    for (const row of rows) {
      const { y } = nearest(row, 'x', column[0]?.x ?? 0)
      look({ x: xAt(y), y })
    }
    for (const shape of shapes) {
      const at = centreOf(shape)
      const isAsLarge =
        Math.abs(shape.right - shape.left - width) < width / 2 &&
        Math.abs(shape.bottom - shape.top - height) < height / 2
      if (isAsLarge && Math.abs(at.x - xAt(at.y)) < width / 2) look(at)
    }
  }
  return { outlined, alike: places }
}

/** Of other places those that look like most of these signs and are as large. @param signs at least one */
export function placesAlike<T extends Place>(
  page: Raster,
  signs: readonly InkShape[],
  others: readonly T[],
): T[] {
  const usual = usualOf(signs)
  const width = middleOf(usual.map(({ left, right }) => right - left))
  const height = middleOf(usual.map(({ top, bottom }) => bottom - top))
  const pattern = patternOf(page, usual.map(centreOf), width, height)
  const isAsLarge = ({ left, top, right, bottom }: Place) =>
    Math.abs(right - left - width) <= Math.max(1, sameSize * width) &&
    Math.abs(bottom - top - height) <= Math.max(1, sameSize * height)
  return others.filter(
    (place) => isAsLarge(place) && bestNear(page, pattern, centreOf(place), 2, 2).likeness >= alike,
  )
}

/** Marks of the size that most have: the sign of a heading is drawn larger. */
function usualOf(ticks: readonly InkShape[]): InkShape[] {
  const middle = middleOf(ticks.map(({ left, right }) => right - left))
  return ticks.filter(({ left, right }) => Math.abs(right - left - middle) <= Math.max(1, sameSize * middle))
}

function middleOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Marks in groups of which each stands less than `most` from the next. */
function groupsOf(marks: readonly Mark[], axis: 'x' | 'y', most: number): Mark[][] {
  const groups: Mark[][] = []
  for (const mark of [...marks].sort((a, b) => a[axis] - b[axis])) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && mark[axis] - before[axis] < most) group.push(mark)
    else groups.push([mark])
  }
  return groups
}

/** Of a group that is not empty, the mark that is nearest to a place along one axis. */
function nearest(group: readonly Mark[], axis: 'x' | 'y', at: number): Mark {
  return group.reduce((best, each) => (Math.abs(each[axis] - at) < Math.abs(best[axis] - at) ? each : best))
}
