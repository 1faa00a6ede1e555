/** Bankruptcies and other records of courts: court and docket above a table of labels. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PublicRecord, UnreadLine } from '../credit-report.ts'
import { unreadLine } from '../equifax-acr/unread-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { withoutExplanations } from '../transunion-acr/paragraphs.ts'
import { readRecordType } from '../transunion-acr/record-type.ts'
import { readDate, readText } from '../transunion-acr/value-readers.ts'
import type { WrapStyle } from '../transunion-acr/wrapped-text.ts'
import { type NamedEntry, namedEntriesOf } from './named-entries.ts'
import { asPair } from './read-account.ts'

const removal = [
  'Estimated month and year this item will be removed',
  'Estimated month and year that this item will be removed',
]
const labels = labelKeys([
  'Address',
  'Phone',
  'Type',
  'Date Filed',
  'Court Type',
  'Date Updated',
  'Date Paid',
  'Date Reported',
  'Date Effective',
  'Docket Number',
  'Plaintiff',
  'Plaintiff Attorney',
  'Responsibility',
  'Amount',
  'Assets',
  'Liabilities',
  'Remarks',
  ...removal,
])
const explanations =
  /^(This section includes public record|Public records? (items|information)|Discharged Chapter|Bankruptcy remains|None\.?$|No public records)/i

export function readPublicRecords(
  lines: Line[],
  style: WrapStyle,
): { records: Omit<PublicRecord, 'id'>[]; unread: UnreadLine[] } {
  const { entries, before } = namedEntriesOf(withoutExplanations(lines, explanations), labels)
  const records: Omit<PublicRecord, 'id'>[] = []
  const unread = before.map(unreadLine)
  for (const entry of entries) {
    const { record, stray } = readEntry(entry, style)
    if (record !== null) records.push(record)
    unread.push(...stray.map(unreadLine))
  }
  return { records, unread }
}

function readEntry(
  { name, rows }: NamedEntry,
  style: WrapStyle,
): { record: Omit<PublicRecord, 'id'> | null; stray: Line[] } {
  const { fields, stray } = readLabelledRows(rows, labels)
  const rowsOf = (...names: string[]) =>
    fields
      .filter(({ label }) => label !== null && names.includes(label))
      .flatMap((field) => asPair(field).value)
  const type = readRecordType(rowsOf('Type'), style)
  if (type === null) return { record: null, stray: [name, ...rows] }
  // 'US BKPT CT MIDDLE DIST 2593620': the docket is what has digits at the end.
  const cut = name.words.findLastIndex(({ text }) => !/\d/.test(text)) + 1
  const part = (from: number, to: number): Printed<string> | null => {
    const own = name.words.slice(from, to)
    const text = own.map((word) => word.text).join(' ')
    return text === '' ? null : printed(text.replace(/^#|\s*(Docket)?\s*#$/i, ''), text, own)
  }
  const record: Omit<PublicRecord, 'id'> = {
    bureau: 'TransUnion',
    type: type.type,
    court: part(0, cut),
    reference: readText(rowsOf('Docket Number'), style) ?? part(cut, name.words.length),
    filed: readDate(rowsOf('Date Filed'), style),
    resolved: readDate(rowsOf('Date Paid'), style),
    status: type.status,
    removalDate: readDate(rowsOf(...removal), style),
  }
  return { record, stray }
}
