import type { Line } from '../../read/positioned-text.ts'
import type { Printed, PublicRecord } from '../credit-report.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { type LabelledValue, readLanes, valueText } from './lanes.ts'
import { isBlank, isBold, plainText, sizeOf, textOf } from './report-lines.ts'
import { bodySize } from './sections.ts'

const labels = [
  'Type',
  'Record Type',
  'Reference Number',
  'Status',
  'Claim Amount',
  'Liability Amount',
  'Date Filed',
  'Date Resolved',
  'Responsibility',
  'On Record Until',
  'Status Updated',
  'Court',
  'Address',
  'Phone Number',
]
const subheading = /^(Record Details|Court Information|Public Record Info)$/i
const tag = /^(Potentially Negative|Closed)$/i

/** Public records: a heading (the court, or the kind of record), then rows of labels and values. */
export function readPublicRecords(lines: readonly Line[], unread: (line: Line) => void): PublicRecord[] {
  const body = bodySize(lines.length > 0 ? lines : [])
  const groups: { heading: Line[]; rows: Line[] }[] = []
  for (const line of lines) {
    const text = plainText(line)
    if (/^No public records? (reported|found)\.?$/i.test(text) || tag.test(text) || subheading.test(text))
      continue
    const isHeading = isBold(line) && sizeOf(line) > 1.15 * body
    const group = groups[groups.length - 1]
    if (isHeading && (!group || group.rows.length > 0)) groups.push({ heading: [line], rows: [] })
    else if (isHeading) group?.heading.push(line)
    else if (group) group.rows.push(line)
    else unread(line)
  }
  return groups.flatMap((group, i) => {
    const record = recordOf(group.heading, group.rows, String(i + 1).padStart(2, '0'), unread)
    if (!record) [...group.heading, ...group.rows].forEach(unread)
    return record ? [record] : []
  })
}

function recordOf(
  heading: readonly Line[],
  rows: readonly Line[],
  number: string,
  unread: (line: Line) => void,
): PublicRecord | null {
  const pairs = readLanes(rows, labels, unread)
  const text = (...names: string[]) => textValue(pairs.find((pair) => names.includes(pair.label)))
  const date = (name: string) => dateValue(pairs.find((pair) => pair.label === name))
  const words = heading.flatMap((line) => line.words)
  const title = printed(textOf(words), textOf(words), words)
  const court = text('Court')
  const type = text('Type', 'Record Type')
  if (pairs.length < 2 || (!type && !court)) return null
  return {
    bureau: 'Experian',
    id: `experian-record-${number}`,
    type: type ?? title,
    court: court ?? title,
    reference: text('Reference Number'),
    filed: date('Date Filed'),
    resolved: date('Date Resolved'),
    status: text('Status'),
    removalDate: date('On Record Until'),
  }
}

function textValue(pair: LabelledValue | undefined): Printed<string> | null {
  if (!pair || isBlank(valueText(pair))) return null
  return printed(valueText(pair), valueText(pair), pair.words)
}

function dateValue(pair: LabelledValue | undefined): Printed<string> | null {
  const date = pair ? parsePrintedDate(valueText(pair)) : null
  return pair && date ? printed(date, valueText(pair), pair.words) : null
}
