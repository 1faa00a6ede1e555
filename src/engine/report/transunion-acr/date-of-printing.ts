import type { Page } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

/** Part of the page's height that the browser prints its own line into. */
const margin = 0.06

/**
 * The day on which the browser printed the first page ('11/7/26, 9:41 AM'), for a file without 'Date Created'.
 * The disclosure is made while the person waits, so this is its date in all but rare cases: confidence 0.5.
 */
export function dateOfPrinting(pages: Page[]): Printed<PrintedDate> | null {
  const page = pages[0]
  for (const word of page?.words ?? []) {
    if (page === undefined || word.box.y > page.height * margin) continue
    const date = parsePrintedDate(word.text.replace(/,$/, ''))
    if (date?.length === 10) return { ...printed(date, word.text, [word]), confidence: 0.5 }
  }
  return null
}
