/** Which lines of a report stand between the beginning of an entry and the beginning of the next one. */
import { linesOf } from '../../read/lines.ts'
import type { Box, Line, Page } from '../../read/positioned-text.ts'
import { entriesOf, inReadingOrder, isBefore, isOnOneLine } from '../boxes-in.ts'
import type { CreditReport, UnreadLine } from '../credit-report.ts'

/** An entry and everything that the pages print from its first line on, up to the next entry or the end of a section. */
export interface ItemSpan {
  id: string
  lines: Line[]
  unread: UnreadLine[]
}

/**
 * The spans of the accounts of a report, in reading order. A span ends where the next entry begins; the last one of a
 * section, behind which another section may begin, where its own lines do.
 * @param report with the places of these pages
 * @param beside the other reports of the same file: where they stand side by side, a row may have no entry of this one
 */
export function spansOfAccounts(
  report: CreditReport,
  beside: readonly CreditReport[],
  pages: readonly Page[],
): ItemSpan[] {
  const own = entriesOf(report)
  const others = beside
    .flatMap(entriesOf)
    .filter(({ from }) => !own.some((start) => isOnOneLine(start.from, from)))
  const starts = [...own, ...others].sort((a, b) => inReadingOrder(a.from, b.from))
  const isAccount = new Set([report, ...beside].flatMap(({ accounts }) => accounts.map(({ id }) => id)))
  const spans = new Map<string, ItemSpan>(
    report.accounts.map(({ id }) => [id, { id, lines: [], unread: [] }]),
  )
  const spanAt = (box: Box): ItemSpan | undefined => {
    const at = starts.findLastIndex(({ from }) => isBefore(from, box))
    const start = starts[at]
    const span = start === undefined ? undefined : spans.get(start.id)
    const next = starts[at + 1]
    const isLast = next === undefined || !isAccount.has(next.id)
    return isLast && start !== undefined && !isBefore(box, start.to) ? undefined : span
  }
  for (const line of pages.flatMap(linesOf)) spanAt(line.box)?.lines.push(line)
  for (const line of report.coverage.unread) spanAt(line.box)?.unread.push(line)
  return [...spans.values()]
}
