/**
 * Cells whose lines do not stand level: a label of two lines beside a value of one. Recognition takes a page as rows that run across, and
 * reads such neighbours into each other: 'A ccoun th e Credit redit car card' of 'Account Type' and 'Credit card'.
 */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from './find-shapes.ts'
import { isGrain, type PrintRun, printRuns } from './print-runs.ts'

/** Feet of lines that far apart, in heights of their capitals, are neither one row nor two. */
const aslant = { least: 0.3, most: 1.25 } as const
/** A value and the two lines of its label; a stamp, or the number of a page beside its foot, is fewer. */
const fewestAslant = 3
/** Newspapers, and tables whose cells have up to three lines. */
const mostLayers = 4
/** Rows of one column are no farther apart, in heights of a capital. */
const farthest = 4
/** What is lower than so much of the usual print is a dash, an accent or grain: it stays where it is. */
const lowest = 0.6
/** Pixels around print that go with it: the shades of its edge. */
const edge = 2

/**
 * The page as pictures of its size, on each of which all runs of print stand in rows: what stands aslant to a run is on another one. Null for a
 * page whose rows are level as they are.
 * @param shapes all patches of ink of the page
 * @param dpi dots an inch
 */
export function levelLayers(page: Raster, shapes: readonly InkShape[], dpi: number): Raster[] | null {
  if (isGrain(shapes)) return null
  const all = printRuns(shapes, dpi)
  const least = lowest * usualHeight(all)
  const runs = all.filter(({ height }) => height >= least)
  const rivals = rivalsOf(runs)
  if ([...rivals.values()].filter((others) => others.length > 0).length < fewestAslant) return null
  const layers = layersOf(runs, rivals)
  const count = Math.max(...layers.values()) + 1
  const first: Raster = { ...page, data: page.data.slice() }
  const others = Array.from({ length: count - 1 }, (): Raster => ({ ...page, data: blank(page) }))
  for (const [run, layer] of layers) {
    const target = others[layer - 1]
    if (target !== undefined) move(first, target, page, run)
  }
  return [first, ...others]
}

/** Of the line that most letters stand on. */
function usualHeight(runs: readonly PrintRun[]): number {
  const heights = runs
    .flatMap(({ letters, height }) => new Array<number>(letters).fill(height))
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

const blank = ({ data }: Raster): Uint8Array => new Uint8Array(data.length).fill(255)

/** For each run those beside it that are on no row with it. */
function rivalsOf(runs: readonly PrintRun[]): Map<PrintRun, PrintRun[]> {
  const byFoot = [...runs].sort((a, b) => a.baseline - b.baseline)
  const tallest = Math.max(0, ...runs.map(({ height }) => height))
  const rivals = new Map(runs.map((run) => [run, [] as PrintRun[]]))
  for (const [at, run] of byFoot.entries()) {
    for (let next = at + 1; next < byFoot.length; next++) {
      const other = byFoot[next]
      if (other === undefined || other.baseline - run.baseline > aslant.most * tallest) break
      if (!isAslant(run, other)) continue
      rivals.get(run)?.push(other)
      rivals.get(other)?.push(run)
    }
  }
  return rivals
}

function isAslant(run: PrintRun, other: PrintRun): boolean {
  const height = Math.min(run.height, other.height)
  const apart = Math.abs(run.baseline - other.baseline)
  const isBeside = run.right <= other.left || other.right <= run.left
  return isBeside && apart > aslant.least * height && apart < aslant.most * height
}

/** Column by column, each run with its row or its column where it may stand there, else on the first layer that has none of its rivals. */
function layersOf(
  runs: readonly PrintRun[],
  rivals: ReadonlyMap<PrintRun, readonly PrintRun[]>,
): Map<PrintRun, number> {
  const layers = new Map<PrintRun, number>()
  const placed: PrintRun[] = []
  for (const run of [...runs].sort((a, b) => a.left - b.left)) {
    const taken = new Set((rivals.get(run) ?? []).map((other) => layers.get(other)))
    const own = [besideIn(placed, run), aboveIn(placed, run)]
      .map((other) => (other === undefined ? undefined : layers.get(other)))
      .find((layer) => layer !== undefined && !taken.has(layer))
    let layer = 0
    while (taken.has(layer) && layer < mostLayers - 1) layer += 1
    layers.set(run, own ?? layer)
    placed.push(run)
  }
  return layers
}

/** The run before this one on its row. */
function besideIn(placed: readonly PrintRun[], run: PrintRun): PrintRun | undefined {
  return placed.reduce<PrintRun | undefined>((nearest, other) => {
    const isLevel = Math.abs(other.baseline - run.baseline) <= aslant.least * run.height
    return isLevel && other.right <= run.left && other.right > (nearest?.right ?? 0) ? other : nearest
  }, undefined)
}

/** The run right above or below this one in its column. */
function aboveIn(placed: readonly PrintRun[], run: PrintRun): PrintRun | undefined {
  const apart = (other: PrintRun) => Math.abs(other.baseline - run.baseline)
  return placed.reduce<PrintRun | undefined>((nearest, other) => {
    const isOver = other.left < run.right && other.right > run.left
    return isOver && apart(other) < (nearest ? apart(nearest) : farthest * run.height) ? other : nearest
  }, undefined)
}

/** All that stands where the run does, with its edge, from the first picture to another one. */
function move(from: Raster, to: Raster, page: Raster, { left, top, right, bottom }: PrintRun): void {
  const [start, end] = [Math.max(0, left - edge), Math.min(page.width, right + edge)]
  for (let y = Math.max(0, top - edge); y < Math.min(page.height, bottom + edge); y++) {
    const row = y * page.width
    to.data.set(page.data.subarray(row + start, row + end), row + start)
    from.data.fill(255, row + start, row + end)
  }
}
