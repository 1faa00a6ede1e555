/** Running text in a column: which rows are one text that wrapped, and which are texts of their own. */
import type { Word } from '../read/positioned-text.ts'
import { parted } from './parted.ts'

/**
 * A row ends a text when the next row's first word would still have fitted behind it, or stands clearly farther below.
 * @param rows the words of each row, top to bottom
 * @param right right edge of the column, in points
 */
export function columnParagraphs(rows: readonly Word[][], right: number): Word[][] {
  const filled = rows.filter((row) => row.length > 0)
  return parted(filled, ([first], above) => endsText(above.at(-1), first, right)).map((part) => part.flat())
}

function endsText(before: Word | undefined, first: Word | undefined, right: number): boolean {
  if (before === undefined || first === undefined) return false
  const room = right - before.box.x - before.box.width - 0.3 * first.size
  // Over a page break no distance says anything; whether there was room still does.
  const isOnPage = before.box.page === first.box.page
  const gap = isOnPage ? first.box.y - before.box.y - before.box.height : 0
  return gap > first.size || room > first.box.width + 0.8 * first.size
}
