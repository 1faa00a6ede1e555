import type { Area, PlacedPiece, Rule, Sheet } from './sheet.ts'

/** What stands on one page, in points from the top left corner of what may be printed on. */
export interface CutPage {
  texts: PlacedPiece[]
  fills: Area[]
  rules: Rule[]
}

/** Cuts a sheet without an end into pages, between its units. Null when there are more than `most`. */
export function cutPages(sheet: Sheet, height: number, most: number): CutPage[] | null {
  const pages: CutPage[] = []
  let rest = sheet.units
  for (let start = topOf(rest); rest.length > 0; start = topOf(rest)) {
    if (pages.length === most) return null
    const fitting = rest.filter(({ bottom }) => bottom <= start + height)
    // One that is higher than a page stands alone, and its end is lost: no row is kept together that is.
    const own = fitting.length > 0 ? fitting : rest.slice(0, 1)
    const taken = new Set(own)
    rest = rest.filter((unit) => !taken.has(unit))
    const end = rest.length > 0 ? topOf(rest) : Number.POSITIVE_INFINITY
    pages.push({
      texts: own.flatMap(({ texts }) => texts.map((text) => ({ ...text, baseline: text.baseline - start }))),
      fills: sheet.fills.flatMap((area) => clipped(area, start, Math.min(end, start + height))),
      rules: sheet.rules.flatMap((rule) =>
        rule.y > start && rule.y <= Math.min(end, start + height + 2) ? [{ ...rule, y: rule.y - start }] : [],
      ),
    })
  }
  return pages
}

function clipped(area: Area, start: number, end: number): Area[] {
  const [top, bottom] = [Math.max(area.top, start), Math.min(area.bottom, end)]
  return top < bottom ? [{ ...area, top: top - start, bottom: bottom - start }] : []
}

function topOf(units: Sheet['units']): number {
  return units.reduce((highest, { top }) => Math.min(highest, top), Number.POSITIVE_INFINITY)
}
