/** The inquiries of all bureaus in one table, each with the bureau that lists it. */
import type { Line } from '../../read/positioned-text.ts'
import type { Inquiry } from '../credit-report.ts'
import { bureauNamed } from './bureau-columns.ts'
import { isNothing, readDate, readText, textOf } from './cell-values.ts'
import { type Cells, entriesOf, lineOfCells } from './listed-entries.ts'

const inquiryColumns = [
  ['creditorname', 'inquiryname', 'company'],
  ['typeofbusiness', 'businesstype'],
  ['dateofinquiry', 'inquirydate', 'date'],
  ['creditbureau', 'bureau'],
] as const

/** Monitoring services list the inquiries that others see: hard ones. Without ids. */
export function readInquiryTable(lines: readonly Line[]): {
  inquiries: Omit<Inquiry, 'id'>[]
  unread: Line[]
} {
  const { entries, unread } = entriesOf(lines, inquiryColumns, (cells) => bureauIn(cells) !== null)
  const inquiries: Omit<Inquiry, 'id'>[] = []
  for (const cells of entries) {
    const bureau = bureauIn(cells)
    const name = readText(cells.get('creditorname') ?? [])
    const date = readDate(cells.get('dateofinquiry') ?? [])
    if (bureau !== null && name !== null && date !== null)
      inquiries.push({ bureau, name, date, kind: 'hard' })
    else unread.push(lineOfCells(cells))
  }
  return { inquiries, unread: unread.filter(({ text }) => !isNothing(text)) }
}

function bureauIn(cells: Cells) {
  return bureauNamed(textOf(cells.get('creditbureau') ?? []))
}
