import type { Area, PlacedPiece, Rule, Sheet, Unit } from './sheet.ts'

/** What stands on one page, in points from the top left corner of what may be printed on. */
export interface CutPage {
  texts: PlacedPiece[]
  fills: Area[]
  rules: Rule[]
}

/** Cuts a sheet without an end into pages, between its units. Null when there are more than `most`. */
export function cutPages(sheet: Sheet, height: number, most: number): CutPage[] | null {
  const cuts = cutsOf(sheet.units, height, most)
  if (cuts === null) return null
  const pages = cuts.map(({ start, units }) => ({
    texts: units.flatMap(({ texts }) => texts.map((text) => ({ ...text, baseline: text.baseline - start }))),
    fills: [] as Area[],
    rules: [] as Rule[],
  }))
  const starts = cuts.map(({ start }) => start)
  const endOf = (page: number) => starts[page + 1] ?? Number.POSITIVE_INFINITY
  // Each looks for its own pages: pages that look through everything would take the time of both together.
  for (const area of sheet.fills)
    for (let at = Math.max(0, pagesBefore(starts, area.top) - 1); at < pages.length; at += 1) {
      const start = starts[at] ?? 0
      if (start >= area.bottom) break
      pages[at]?.fills.push(...clipped(area, start, Math.min(endOf(at), start + height)))
    }
  for (const rule of sheet.rules) {
    const at = pagesBefore(starts, rule.y) - 1
    const start = starts[at] ?? 0
    if (rule.y <= Math.min(endOf(at), start + height + 2))
      pages[at]?.rules.push({ ...rule, y: rule.y - start })
  }
  return pages
}

/** Where each page begins, and its units in the order of reading. */
function cutsOf(
  units: readonly Unit[],
  height: number,
  most: number,
): { start: number; units: Unit[] }[] | null {
  const order = units.map((unit, at) => ({ unit, at })).sort((a, b) => a.unit.bottom - b.unit.bottom)
  /** The highest top of this one and all that end below it. */
  const tops: number[] = []
  for (let at = order.length - 1, top = Number.POSITIVE_INFINITY; at >= 0; at -= 1) {
    top = Math.min(top, order[at]?.unit.top ?? top)
    tops[at] = top
  }
  const cuts: { start: number; units: Unit[] }[] = []
  for (let from = 0; from < order.length; ) {
    if (cuts.length === most) return null
    const start = tops[from] ?? 0
    // One that is higher than a page stands alone, and its end is lost: no row is kept together that is.
    let end = from + 1
    while (end < order.length && (order[end]?.unit.bottom ?? 0) <= start + height) end += 1
    const own = order.slice(from, end).sort((a, b) => a.at - b.at)
    cuts.push({ start, units: own.map(({ unit }) => unit) })
    from = end
  }
  return cuts
}

/** How many pages begin above this. */
function pagesBefore(starts: readonly number[], y: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < y) low = middle + 1
    else high = middle
  }
  return low
}

function clipped(area: Area, start: number, end: number): Area[] {
  const [top, bottom] = [Math.max(area.top, start), Math.min(area.bottom, end)]
  return top < bottom ? [{ ...area, top: top - start, bottom: bottom - start }] : []
}
