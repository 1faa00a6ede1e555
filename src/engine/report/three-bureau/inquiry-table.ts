/** Tables of inquiries: of all bureaus in one, with the bureau that lists each, or one below each bureau's name. */
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import type { Bureau, Inquiry } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { bureauNamed } from './bureau-columns.ts'
import { listsByBureau } from './bureau-lists.ts'
import { isNothing, readDate, readText } from './cell-values.ts'
import { listedRows } from './listed-rows.ts'

const titles = {
  name: /^(creditor name|inquiry name|company)$/,
  business: /^(type of business|business type)$/,
  date: /^(date of inquiry|inquiry date|date)$/,
  bureau: /^(credit )?bureau$/,
  other: /^(address|request originator|description)$/,
}

interface Inquiries {
  /** Without ids. */
  inquiries: Omit<Inquiry, 'id'>[]
  unread: Line[]
}

/** @param hard also those of which no heading says their kind: monitoring services list what others see */
export function readInquiries(hard: readonly Line[], soft: readonly Line[]): Inquiries {
  const found: Inquiries = { inquiries: [], unread: [] }
  for (const [kind, lines] of [['hard', hard] as const, ['soft', soft] as const]) {
    const all = readTable(lines, kind, null)
    const each = listsByBureau(lines).map((list) => readTable(list.lines, kind, list.bureau))
    for (const table of all.inquiries.length > 0 || each.length === 0 ? [all] : each) {
      found.inquiries.push(...table.inquiries)
      found.unread.push(...table.unread)
    }
  }
  return found
}

/** @param below the bureau below whose name the table stands; null for the table of all */
function readTable(lines: readonly Line[], kind: Inquiry['kind'], below: Bureau | null): Inquiries {
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
