import type { Raster } from '../read/render-region.ts'

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
 */
export function findShapes(raster: Raster, most: number): InkShape[] {
  const open: { group: number; start: number; end: number }[][] = [[], []]
  const parents: number[] = []
  const rootOf = (group: number): number => {
    let root = group
    while ((parents[root] ?? root) !== root) root = parents[root] ?? root
    parents[group] = root
    return root
  }
  const runs: { y: number; start: number; end: number; group: number }[] = []
  for (let y = 0; y < raster.height; y++) {
    const above = open[(y + 1) % 2] ?? []
    const here: { group: number; start: number; end: number }[] = []
    let from = 0
    for (const { start, end } of runsOfRow(raster, y)) {
      let group = -1
      while ((above[from]?.end ?? Number.POSITIVE_INFINITY) < start) from += 1
      for (let i = from; i < above.length; i++) {
        const other = above[i]
        if (other === undefined || other.start > end) break
        const root = rootOf(other.group)
        if (group < 0) group = root
        else if (root !== group) parents[root] = group
      }
      if (group < 0) {
        group = parents.length
        parents.push(group)
      }
      here.push({ group, start, end })
      runs.push({ y, start, end, group })
    }
    open[y % 2] = here
  }
  const shapes = new Map<number, InkShape>()
  for (const { y, start, end, group } of runs) addRun(shapes, rootOf(group), y, start, end)
  return [...shapes.values()].filter(
    ({ left, top, right, bottom }) => right - left <= most && bottom - top <= most,
  )
}

function addRun(shapes: Map<number, InkShape>, group: number, y: number, start: number, end: number): void {
  const shape = shapes.get(group)
  if (shape === undefined) {
    shapes.set(group, {
      left: start,
      right: end,
      top: y,
      bottom: y + 1,
      ink: end - start,
      runs: [y, start, end],
    })
    return
  }
  shape.left = Math.min(shape.left, start)
  shape.right = Math.max(shape.right, end)
  shape.bottom = y + 1
  shape.ink += end - start
  shape.runs.push(y, start, end)
}

function* runsOfRow({ data, width }: Raster, y: number): Generator<{ start: number; end: number }> {
  const row = y * width
  for (let x = 0; x < width; x++) {
    if ((data[row + x] ?? 255) >= inkBelow) continue
    const start = x
    while (x < width && (data[row + x] ?? 255) < inkBelow) x += 1
    yield { start, end: x }
  }
}
