/** Section 9: bankruptcies, and judgments and liens of older files. Labels as in layout facts 2.1. */
import type { Line } from '../../read/positioned-text.ts'
import type { PublicRecord, UnreadLine } from '../credit-report.ts'
import { readDate, readText } from '../fields/field-values.ts'
import { asLabelled } from '../fields/fill-fields.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { type RowField, readLabelledRows } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { type Entry, entriesOf } from './entries.ts'

const labels = labelKeys([
  'Reference Number',
  'Case Number',
  'Status',
  'Date Filed',
  'Type',
  'Verified Date',
  'Filer',
  'Court',
  'Liability',
  'Exempt Amount',
  'Asset Amount',
  'Prior Disposition',
  'Disposition',
  'Disposition Date',
  'Date Satisfied',
  'Date Released',
  'Plaintiff',
  'Defendant',
  'Amount',
  'Date Reported',
  'Comments',
])

export function readPublicRecords(lines: readonly Line[]): { records: PublicRecord[]; unread: UnreadLine[] } {
  const { entries, before } = entriesOf(lines, labels, ({ text }) =>
    /^(Bankruptcies|Bankruptcy|Judgments?|Liens?|Tax Liens?)$/i.test(text),
  )
  const records: PublicRecord[] = []
  const unread = before.map(unreadLine)
  for (const entry of entries) {
    const read = readEntry(entry)
    if (read.record !== null) {
      const id = `equifax-record-${String(records.length + 1).padStart(2, '0')}`
      records.push({ ...read.record, id })
    }
    unread.push(...read.unread)
  }
  return { records, unread }
}

function readEntry({ title, group, lines }: Entry): {
  record: Omit<PublicRecord, 'id'> | null
  unread: UnreadLine[]
} {
  const { fields, stray } = readLabelledRows(lines, labels)
  const text = (...names: string[]) => firstValue(fields, names, (field) => readText(asLabelled(field)).value)
  const date = (...names: string[]) => firstValue(fields, names, (field) => readDate(asLabelled(field)).value)
  const type = text('Type') ?? (group && printed(group.text, group.text, group.words))
  const reference = text('Reference Number', 'Case Number')
  const [court, filed] = [text('Court'), date('Date Filed')]
  if (type === null || (reference ?? court ?? filed) === null)
    return { record: null, unread: [...unreadWords(title), ...lines.map(unreadLine)] }
  const unknown = fields.filter(({ label }) => label === null)
  return {
    record: {
      bureau: 'Equifax',
      type,
      court,
      reference,
      filed,
      resolved: date('Verified Date', 'Date Satisfied', 'Date Released', 'Disposition Date'),
      status: text('Status', 'Disposition'),
      removalDate: null,
    },
    unread: [
      ...stray.map(unreadLine),
      ...unknown.flatMap(({ labelWords, valueRows }) => unreadWords([...labelWords, ...valueRows.flat()])),
    ],
  }
}

function firstValue<T>(
  fields: readonly RowField[],
  names: readonly string[],
  read: (field: RowField) => T | null,
): T | null {
  for (const name of names) {
    const field = fields.find((each) => each.label === name)
    const value = field === undefined ? null : read(field)
    if (value !== null) return value
  }
  return null
}
