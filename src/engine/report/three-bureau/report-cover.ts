/** The cover of a report of three bureaus: its date, its number and whom it is about. */
import type { Line } from '../../read/positioned-text.ts'
import { type ReportHead, readHead } from '../labelled/report-head.ts'
import { readDate, readText } from './cell-values.ts'

/**
 * Behind labels ('Report Date: 10/25/2026', 'Reference # M00300126'); else 'Alex Testperson | September 01, 2026' below
 * the title, or the name above the date on a line of its own.
 */
export function readCover(cover: readonly Line[]): ReportHead {
  const head = readHead(cover, [])
  if (head.reportDate !== null) return head
  for (const [at, { words, box }] of cover.entries()) {
    const bar = words.findIndex(({ text }) => text === '|')
    const date = readDate(words.slice(bar + 1))
    if (date === null || date.value.length < 10 || box.page !== cover[0]?.box.page) continue
    const above = cover[at - 1]
    const named =
      bar > 0 ? words.slice(0, bar) : above === undefined || /report/i.test(above.text) ? [] : above.words
    return { ...head, reportDate: date, preparedFor: readText(named) }
  }
  return head
}
