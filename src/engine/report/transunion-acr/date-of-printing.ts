import type { Page, Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

/** Part of the page's height, at its head and at its foot, that the browser prints its own lines into. */
const margin = 0.06
const time = /^\d{1,2}:\d{2}(:\d{2})?$/

/**
 * The day on which the browser printed the first page ('11/7/26, 9:41 AM'), for a file without 'Date Created'.
 * The disclosure is made while the person waits, so this is its date in all but rare cases: confidence 0.5.
 * A day in the margin that neither has the time behind it nor stands there on most pages may be a value of an account that
 * goes on over the page's end.
 */
export function dateOfPrinting(pages: Page[]): Printed<PrintedDate> | null {
  const [page, ...others] = pages
  if (page === undefined) return null
  for (const [at, word] of page.words.entries()) {
    if (!isInMargin(word, page)) continue
    const date = parsePrintedDate(word.text.replace(/,$/, ''))
    if (date?.length !== 10) continue
    const next = page.words[at + 1]
    const isTimed = next !== undefined && Math.abs(next.box.y - word.box.y) <= 2 && time.test(next.text)
    if (
      isTimed ||
      (others.length > 0 && 2 * others.filter((other) => prints(other, word)).length >= others.length)
    )
      return { ...printed(date, word.text, [word]), confidence: 0.5 }
  }
  return null
}

const prints = (page: Page, { text, box }: Word): boolean =>
  page.words.some((word) => word.text === text && Math.abs(word.box.y - box.y) <= 2)

function isInMargin({ box }: Word, { height }: Page): boolean {
  return box.y < height * margin || box.y + box.height > height * (1 - margin)
}
