import type { Page } from '../read/positioned-text.ts'
import { isThin, withLineCount } from './best-reading.ts'
import { pagesOfColumns } from './pages-of-columns.ts'
import { mayLackEntries } from './proof/proven-part.ts'
import { readPlaced } from './read-placed.ts'
import type { ReportReading } from './report-refusal.ts'

/**
 * Two columns look like labels in two lanes: what cannot be read as that, or may lack entries, is read as columns, where these show as
 * many accounts, some of them beginning in the right one, and leave little unread.
 * @param read of columns it is told that their order is known where the pages were read as they are: parted, pages have lost the numbers
 * that tell it, and each other order would be a reading of its own
 */
export function readInColumns(
  pages: Page[],
  read: (pages: Page[], isOrderKnown: boolean) => ReportReading,
): ReportReading {
  const asPrinted = read(pages, false)
  const isRead = (reading: ReportReading, own: Page[]) =>
    reading.ok && !reading.reports.some((report) => isThin(report, own))
  const lacksNone = (reading: ReportReading) => reading.ok && !reading.reports.some(mayLackEntries)
  if (isRead(asPrinted, pages) && lacksNone(asPrinted)) return asPrinted
  const columns = pagesOfColumns(pages)
  if (columns === null) return asPrinted
  const parted = readPlaced(columns.placed, (own) => read(own, isRead(asPrinted, pages)))
  const tall = columns.placed.map(({ page }) => page)
  const isOfBoth =
    parted.ok &&
    parted.reports.every(({ accounts }) =>
      accounts.some(({ creditor }) => creditor.box.x >= columns.right - 1),
    )
  const isBetter = lacksNone(parted) || !isRead(asPrinted, pages)
  // A poor scan leaves lines unread either way: read right, a good part fewer of them.
  const isUnderstood =
    isRead(parted, tall) ||
    (!isRead(asPrinted, pages) && unreadShare(parted, tall) < clearlyFewer * unreadShare(asPrinted, pages))
  const showsAll = isUnderstood && accountsIn(parted) >= accountsIn(asPrinted)
  return isOfBoth && isBetter && showsAll ? parted : asPrinted
}

/** Of the unread share of the other reading. */
const clearlyFewer = 0.7

/** The share of its lines that a reading did not understand; all of them where it is none. */
function unreadShare(reading: ReportReading, pages: readonly Page[]): number {
  if (!reading.ok) return 1
  const covered = reading.reports.map((report) => withLineCount(report, pages).coverage)
  const unread = covered.reduce((sum, coverage) => sum + coverage.unread.length, 0)
  const lines = covered.reduce((sum, coverage) => sum + (coverage.lines ?? 0), 0)
  return lines === 0 ? 1 : unread / lines
}

export const accountsIn = (reading: ReportReading): number =>
  reading.ok ? reading.reports.reduce((sum, { accounts }) => sum + accounts.length, 0) : -1
