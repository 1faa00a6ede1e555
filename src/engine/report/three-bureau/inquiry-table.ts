/** Tables of inquiries: of all bureaus in one, with the bureau that lists each, or one below each bureau's name. */
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import type { Bureau, Inquiry } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { bureauNamed } from './bureau-columns.ts'
import { isNothing, readDate, readText } from './cell-values.ts'
import { listedRows } from './listed-rows.ts'

const titles = {
  name: /^(creditor name|inquiry name|company)$/,
  business: /^(type of business|business type)$/,
  date: /^(date of inquiry|inquiry date|date)$/,
  bureau: /^(credit )?bureau$/,
  other: /^(address|request originator|description)$/,
}

/**
 * Inquiries without ids. Monitoring services list those that others see: hard ones.
 * @param below the bureau below whose name the table stands; null for the table of all
 */
export function readInquiryTable(
  lines: readonly Line[],
  kind: Inquiry['kind'] = 'hard',
  below: Bureau | null = null,
): { inquiries: Omit<Inquiry, 'id'>[]; unread: Line[] } {
  const { rows, unread } = listedRows(lines, titles, ({ bureau, date }) =>
    below === null ? bureauNamed(textOf(bureau)) !== null : readDate(date) !== null,
  )
  const inquiries: Omit<Inquiry, 'id'>[] = []
  for (const row of rows) {
    const bureau = below ?? bureauNamed(textOf(row.bureau))
    const name = readText(row.name)
    const date = readDate(row.date)
    if (bureau !== null && name !== null && date !== null) inquiries.push({ bureau, name, date, kind })
    else unread.push(lineOf(Object.values(row).flat()))
  }
  return { inquiries, unread: unread.filter(({ text }) => !isNothing(text)) }
}
