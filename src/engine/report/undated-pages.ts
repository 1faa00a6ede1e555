/** What stands for the date of a report whose first page is missing, which alone may have said it. */
import type { Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { dateOfPrinting } from './labelled/report-head.ts'
import type { PagesInOrder } from './page-order.ts'

export interface StandIn {
  /** The pages with a note at the words that every reader takes for the date. */
  pages: Page[]
  /** The reports read from them: the day is asked, not claimed. */
  asAsked(reports: readonly CreditReport[]): CreditReport[]
}

/** The day on which the browser printed the pages; null where page 1 is there, or no day of printing is. */
export function dayInstead({ pages, gaps }: Pick<PagesInOrder, 'pages' | 'gaps'>): StandIn | null {
  const [first, ...others] = pages
  if (first === undefined || !gaps.some((gap) => gap.pages.includes(1))) return null
  const day = dateOfPrinting(pages)
  if (day === null) return null
  const about = { meaning: 'reportDate', bureau: '' }
  const note = { box: day.box, words: day.raw, about }
  return {
    pages: [{ ...first, notes: [...(first.notes ?? []), note] }, ...others],
    // A day that was read of its own bureau, in a file of three, stays.
    asAsked: (reports) =>
      reports.map((report) =>
        report.reportDate.value === day.value ? { ...report, reportDate: day } : report,
      ),
  }
}
