/** The thin lines that tables draw between their rows. */
import type { Box, Line, Mark } from '../../read/positioned-text.ts'

/** Shapes of one page by its number. */
export type MarksOf = (page: number) => readonly Mark[]

/**
 * True when a rule is drawn between two successive lines; over a page break, when one is drawn below the first or
 * above the second.
 */
export function isRuleBetween(before: Line | undefined, line: Line, marksOf: MarksOf): boolean {
  if (before === undefined) return true
  const top = middleOf(before.box)
  const bottom = middleOf(line.box)
  if (before.box.page === line.box.page) {
    return marksOf(line.box.page).some(({ box }) => isRule(box, line) && box.y > top && box.y < bottom)
  }
  return (
    marksOf(before.box.page).some(({ box }) => isRule(box, before) && box.y > top) ||
    marksOf(line.box.page).some(({ box }) => isRule(box, line) && box.y < bottom)
  )
}

/** Flat, and running under the beginning of the line. */
function isRule(box: Box, line: Line): boolean {
  return box.height < 2 && box.width > 20 && box.x < line.box.x + 2 && box.x + box.width > line.box.x + 10
}

function middleOf({ y, height }: Box): number {
  return y + height / 2
}

/** Lines in groups that no rule divides. */
export function ruledGroups(lines: readonly Line[], marksOf: MarksOf): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group === undefined || isRuleBetween(group.at(-1), line, marksOf)) groups.push([line])
    else group.push(line)
  }
  return groups
}
