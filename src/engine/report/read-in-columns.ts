import type { Page } from '../read/positioned-text.ts'
import { isThin } from './best-reading.ts'
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
  const showsAll = isRead(parted, tall) && accountsIn(parted) >= accountsIn(asPrinted)
  return isOfBoth && isBetter && showsAll ? parted : asPrinted
}

export const accountsIn = (reading: ReportReading): number =>
  reading.ok ? reading.reports.reduce((sum, { accounts }) => sum + accounts.length, 0) : -1
