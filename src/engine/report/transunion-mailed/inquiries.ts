/** Companies that looked at the file: name, location, dates, telephone. */
import type { Line } from '../../read/positioned-text.ts'
import type { Inquiry, UnreadLine } from '../credit-report.ts'
import { textOf } from '../equifax-acr/field-values.ts'
import { unreadLine } from '../equifax-acr/unread-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { withoutExplanations } from '../transunion-acr/paragraphs.ts'
import { namedEntriesOf } from './named-entries.ts'

const dates = 'Requested On'
const labels = labelKeys([
  dates,
  'Location',
  'Address',
  'Phone',
  'Phone Number',
  'Permissible Purpose',
  'Inquiry Type',
])
const explanations =
  /^(None\.?$|Regular inquiries are posted|The listing of a company.s inquiry|The companies listed below|Promotional inquiries|Account review inquiries|These inquiries|An inquiry)/i

/** '( PO BOX 21445, SIOUX FALLS, SD 57117, (800) 555-0182 )' between the name and the dates. */
const addressInBrackets = /^\( ?(?=.*\d).+\)$/

/** @param kind 'hard' for regular inquiries; promotional and account review inquiries are seen by the consumer only */
export function readInquiries(
  lines: Line[],
  kind: Inquiry['kind'],
): { inquiries: Omit<Inquiry, 'id'>[]; unread: UnreadLine[] } {
  const own = withoutExplanations(lines, explanations).filter(({ text }) => !addressInBrackets.test(text))
  const { entries, before } = namedEntriesOf(own, labels)
  const inquiries: Omit<Inquiry, 'id'>[] = []
  const unread = before.map(unreadLine)
  for (const { name, rows } of entries) {
    const { fields, stray } = readLabelledRows(rows, labels)
    const words = fields.filter(({ label }) => label === dates).flatMap(({ valueRows }) => valueRows.flat())
    const requested = words.flatMap((word) => {
      const raw = word.text.replace(/[,;]$/, '')
      const date = parsePrintedDate(raw)
      return date === null ? [] : [printed(date, raw, [word])]
    })
    if (requested.length === 0) unread.push(unreadLine(name), ...rows.map(unreadLine))
    else unread.push(...stray.map(unreadLine))
    for (const date of requested)
      inquiries.push({
        bureau: 'TransUnion',
        name: printed(textOf(name.words), name.text, name.words),
        date,
        kind,
      })
  }
  return { inquiries, unread }
}
