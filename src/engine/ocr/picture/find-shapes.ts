import type { Raster } from '../../read/render-region.ts'

/** A connected patch of ink, in pixels; `right` and `bottom` are just outside. */
export interface InkShape {
  left: number
  top: number
  right: number
  bottom: number
  /** Dark pixels. */
  ink: number
  /** Its runs of dark pixels: y, first x, x after the last, three numbers a run. */
  runs: number[]
}

/** Darker than this is ink: light table rules and shaded cells are not. */
export const inkBelow = 170

/**
 * The connected patches of ink of a gray raster (pixels that touch, also corner to corner), of any size up to `most`
 * pixels wide and high; larger ones (frames, pictures) are left out.
 * @param below what is darker is ink
 */
export function findShapes(raster: Raster, most: number, below: number = inkBelow): InkShape[] {
  const parents: number[] = []
  const runs = runsOf(raster, parents, below)
  const shapes: InkShape[] = []
  const known: (InkShape | undefined)[] = new Array(parents.length)
  for (let i = 0; i < runs.length; i += 4) {
    const [y, start, end] = [runs[i] ?? 0, runs[i + 1] ?? 0, runs[i + 2] ?? 0]
    const root = rootOf(parents, runs[i + 3] ?? 0)
    const shape = known[root]
    if (shape === undefined) {
      const first = {
        left: start,
        right: end,
        top: y,
        bottom: y + 1,
        ink: end - start,
        runs: [y, start, end],
      }
      known[root] = first
      shapes.push(first)
      continue
    }
    if (start < shape.left) shape.left = start
    if (end > shape.right) shape.right = end
    shape.bottom = y + 1
    shape.ink += end - start
    shape.runs.push(y, start, end)
  }
  return shapes.filter(({ left, top, right, bottom }) => right - left <= most && bottom - top <= most)
}

/**
 * The runs of dark pixels, row by row: y, first x, x after the last and group, four numbers a run in one list, because a
 * page has tens of thousands of them.
 * @param parents is filled: of each group one that it touches, itself for the last
 */
function runsOf({ data, width, height }: Raster, parents: number[], below: number): number[] {
  const runs: number[] = []
  let above = 0
  for (let y = 0; y < height; y++) {
    const here = runs.length
    const row = y * width
    for (let x = 0; x < width; x++) {
      if ((data[row + x] ?? 255) >= below) continue
      const start = x
      while (x < width && (data[row + x] ?? 255) < below) x += 1
      while (above < here && (runs[above + 2] ?? 0) < start) above += 4
      runs.push(y, start, x, groupOf(runs, above, here, x, parents))
    }
    above = here
  }
  return runs
}

/** The group of a run that ends at `end`: that of all runs of the row above, from `above` on, that it touches. */
function groupOf(
  runs: readonly number[],
  above: number,
  here: number,
  end: number,
  parents: number[],
): number {
  let group = -1
  for (let i = above; i < here && (runs[i + 1] ?? 0) <= end; i += 4) {
    const root = rootOf(parents, runs[i + 3] ?? 0)
    if (group < 0) group = root
    else if (root !== group) parents[root] = group
  }
  if (group >= 0) return group
  parents.push(parents.length)
  return parents.length - 1
}

function rootOf(parents: number[], group: number): number {
  let root = group
  while ((parents[root] ?? root) !== root) root = parents[root] ?? root
  parents[group] = root
  return root
}
