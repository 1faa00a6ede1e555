import { expect, it } from 'vitest'
import { withoutPages } from '../../../test/support/hard-files/dropped-pages.ts'
import { samplePages } from '../../../test/support/sample-pages.ts'
import type { Page } from '../read/positioned-text.ts'
import { readInColumns } from './read-in-columns.ts'
import { reportsOf } from './read-report.ts'
import type { ReportReading } from './report-refusal.ts'

/** What is said of the order each time that pages are read: first as they are, then parted into columns. */
function toldOfOrder(pages: Page[], asPrinted: ReportReading): boolean[] {
  const told: boolean[] = []
  readInColumns(pages, (_, isOrderKnown) => {
    told.push(isOrderKnown)
    return asPrinted
  })
  return told
}

it('looks for no other order of columns whose pages were read in theirs, and for one where nothing was read', async () => {
  const pages = withoutPages(await samplePages(['set-5', 'equifax.pdf']), [6])
  const reading = reportsOf(pages)
  expect(reading.ok).toBe(true)
  expect(toldOfOrder(pages, reading)).toEqual([false, true])
  const nothing = reportsOf([{ ...pages[0], words: [] } as Page])
  expect(nothing.ok).toBe(false)
  expect(toldOfOrder(pages, nothing)).toEqual([false, false])
})
