/** The Public Records section: bankruptcies, and judgments and liens in older files. */
import type { Line } from '../../read/positioned-text.ts'
import type { PublicRecord, UnreadLine } from '../credit-report.ts'
import type { LabelledField } from '../fields/field-values.ts'
import { readDate, readText } from '../fields/field-values.ts'
import { saysNothing } from '../fields/says-nothing.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { printed } from '../printed-values.ts'
import { labelBook } from './label-book.ts'
import { cellsOf } from './labelled-cells.ts'
import { repeatedBlocks } from './repeated-blocks.ts'

const labels = [
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
]
const book = labelBook(labels)

export interface PublicRecordsReading {
  records: PublicRecord[]
  unread: UnreadLine[]
}

/** A record without a type takes the name of its group; `resolved` is the date verified, satisfied or released. */
export function readPublicRecords(lines: readonly Line[]): PublicRecordsReading {
  const reading: PublicRecordsReading = { records: [], unread: [] }
  const spoken = lines.filter((line) => !saysNothing(line))
  const { blocks, before } = repeatedBlocks(spoken, book, ({ text }) =>
    /^(Bankruptcies|Bankruptcy|Judgments?|Liens?|Tax Liens?)$/i.test(text),
  )
  for (const line of before) {
    if (!/[a-z][^:]*\.$/.test(line.text)) reading.unread.push(unreadLine(line))
  }
  for (const { heading, lines: entry } of blocks) readRecord(entry, heading, reading)
  return reading
}

function readRecord(lines: readonly Line[], heading: Line | null, reading: PublicRecordsReading): void {
  const cells = cellsOf(lines, book)
  const fields = cells.flatMap((cell) => cell.fields)
  reading.unread.push(...unreadWords(cells.flatMap((cell) => cell.lead)))
  for (const field of fields) {
    if (field.label === null) reading.unread.push(...unreadWords([...field.labelWords, ...field.valueWords]))
  }
  const text = (...names: string[]) => firstValue(fields, names, (field) => readText(field).value)
  const date = (...names: string[]) => firstValue(fields, names, (field) => readDate(field).value)
  const type = text('Type') ?? (heading && printed(heading.text, heading.text, heading.words))
  const [reference, court, filed] = [
    text('Reference Number', 'Case Number'),
    text('Court'),
    date('Date Filed'),
  ]
  if (type === null || (reference ?? court ?? filed) === null) {
    reading.unread.push(...lines.map(unreadLine))
    return
  }
  reading.records.push({
    bureau: 'Equifax',
    id: `equifax-record-${String(reading.records.length + 1).padStart(2, '0')}`,
    type,
    court,
    reference,
    filed,
    resolved: date('Verified Date', 'Date Satisfied', 'Date Released', 'Disposition Date'),
    status: text('Status', 'Disposition'),
    removalDate: null,
  })
}

function firstValue<T>(
  fields: readonly LabelledField[],
  names: readonly string[],
  read: (field: LabelledField) => T | null,
): T | null {
  for (const name of names) {
    const field = fields.find((each) => each.label === name)
    const value = field === undefined ? null : read(field)
    if (value !== null) return value
  }
  return null
}
