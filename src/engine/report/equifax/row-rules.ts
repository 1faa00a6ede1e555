/** The thin lines that tables draw between their rows. */
import type { Box, Line, Mark } from '../../read/positioned-text.ts'
import { parted } from '../parted.ts'

/**
 * True when a rule is drawn between two successive lines; over a page break, when one is drawn below the first or
 * above the second.
 */
function isRuleBetween(before: Line, line: Line, marks: readonly Mark[]): boolean {
  const [top, bottom] = [middleOf(before.box), middleOf(line.box)]
  const isAt = (of: Line, from: number, to: number) =>
    marks.some(({ box }) => isRule(box, of) && box.y > from && box.y < to)
  if (before.box.page === line.box.page) return isAt(line, top, bottom)
  return isAt(before, top, Number.POSITIVE_INFINITY) || isAt(line, Number.NEGATIVE_INFINITY, bottom)
}

/** Flat, and running under the beginning of the line. */
function isRule(box: Box, line: Line): boolean {
  const isFlat = box.page === line.box.page && box.height < 2 && box.width > 20
  return isFlat && box.x < line.box.x + 2 && box.x + box.width > line.box.x + 10
}

const middleOf = ({ y, height }: Box): number => y + height / 2

/** Lines in groups that no rule divides. @param marks of all pages */
export function ruledGroups(lines: readonly Line[], marks: readonly Mark[]): Line[][] {
  return parted(lines, (line, before) => isRuleBetween(before, line, marks))
}
