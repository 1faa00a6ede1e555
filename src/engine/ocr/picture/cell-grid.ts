/** The lines around the cells of a table, as one patch of ink: rows of ratings stand in such. */
import type { InkShape } from './find-shapes.ts'
import type { Place } from './mask-signs.ts'

/** Share of a grid's width that each of its rules has, and of the way between two rules that a post has. */
const rule = 0.9
const post = 0.95
/** Inches that a rule is thick at most. */
const thickest = 1 / 25
/** Share of its ink that is rules and posts: letters may touch them. */
const most = 0.6
/** Inches: cells are wider than they are high, and a line of print has room in each. */
const leastWidth = 1 / 3
const leastHeight = 1 / 16

/**
 * The rules and posts of a grid of cells; none where the shape is something else. What touches them, as a letter may, is not among them.
 * @param shape a connected patch of ink
 * @param dpi of its picture
 */
export function linesOfGrid(shape: InkShape, dpi: number): Place[] {
  const { left, top, right, bottom, ink, runs } = shape
  const [width, height] = [right - left, bottom - top]
  if (width < leastWidth * dpi || height < leastHeight * dpi) return []
  const rows = new Uint32Array(height)
  forRuns(runs, (y, start, end) => {
    rows[y - top] = (rows[y - top] ?? 0) + end - start
  })
  const rules = stretches(height, (y) => (rows[y] ?? 0) >= rule * width)
  // What is thicker is a bar, which may have light letters in it.
  if (rules.length < 2 || rules.some(({ from, to }) => to - from > thickest * dpi)) return []
  const lines = rules.map((each) => ({ left, right, top: top + each.from, bottom: top + each.to }))
  for (const [at, above] of rules.slice(0, -1).entries()) {
    const below = rules[at + 1]
    if (below === undefined || below.from - above.to < leastHeight * dpi * 0.6) continue
    const columns = new Uint32Array(width)
    forRuns(runs, (y, start, end) => {
      if (y - top < above.to || y - top >= below.from) return
      for (let x = start - left; x < end - left; x++) columns[x] = (columns[x] ?? 0) + 1
    })
    for (const { from, to } of stretches(width, (x) => (columns[x] ?? 0) >= post * (below.from - above.to)))
      lines.push({ left: left + from, right: left + to, top: top + above.to, bottom: top + below.from })
  }
  const covered = lines.reduce((sum, each) => sum + (each.right - each.left) * (each.bottom - each.top), 0)
  return covered >= most * ink ? lines : []
}

function forRuns(runs: readonly number[], each: (y: number, start: number, end: number) => void): void {
  for (let i = 0; i < runs.length; i += 3) each(runs[i] ?? 0, runs[i + 1] ?? 0, runs[i + 2] ?? 0)
}

/** Where something holds without a break; `to` is just outside. */
function stretches(length: number, holds: (at: number) => boolean): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  let from = -1
  for (let at = 0; at <= length; at++) {
    const is = at < length && holds(at)
    if (is && from < 0) from = at
    if (is || from < 0) continue
    found.push({ from, to: at })
    from = -1
  }
  return found
}
