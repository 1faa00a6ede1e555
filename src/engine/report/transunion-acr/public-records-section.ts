/** Bankruptcies and other records of courts: a heading with court and docket, then a label/value table. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Printed, PublicRecord, UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { keyOf, labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { printed } from '../printed-values.ts'
import { beginsWithLabel } from './begins-with-label.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { readTable, unknownIn, wordsFor } from './read-table.ts'
import { readRecordType } from './record-type.ts'
import { readDate, readText, wordsIn } from './value-readers.ts'
import type { WrapStyle } from './wrapped-text.ts'

const first = ['Court name', 'Address', 'Phone', 'Type']
const names = [
  ...first,
  'Date Filed',
  'Court Type',
  'Date Updated',
  'Date Paid',
  'Date Reported',
  'Date Effective',
  'Plaintiff',
  'Plaintiff Attorney',
  'Responsibility',
  'Docket Number',
  'Amount',
  'Assets',
  'Liabilities',
  'Remarks',
  'Estimated month and year this item will be removed',
  'Estimated month and year that this item will be removed',
]
const keys = labelKeys(names)
const firstLabels: ReadonlySet<string> = new Set(first.map(keyOf))
const labels: ReadonlySet<string> = new Set(names.map(keyOf))
const explanations =
  /^(This section includes public record|Public records? (items|information)|Discharged Chapter|Bankruptcy remains|None\.?$|No public records)/i

export interface PublicRecordSection {
  /** Without ids. */
  records: Omit<PublicRecord, 'id'>[]
  unread: UnreadLine[]
}

export function readPublicRecordSection(lines: Line[], style: WrapStyle): PublicRecordSection {
  const rows = withoutExplanations(lines, explanations)
  const { fields } = readLabelledRows(rows, keys)
  const lefts = fields.flatMap(({ labelWords, valueRows }) => {
    const [label, value] = [labelWords[0], valueRows[0]?.[0]]
    return label && value && value.box.x > label.box.x + 4 ? [value.box.x] : []
  })
  const valueX = lefts.length === 0 ? null : Math.min(...lefts)
  const starts = rows.flatMap((_, at) => (isTitle(rows, at, valueX) ? [at] : []))
  const section: PublicRecordSection = {
    records: [],
    unread: unreadLines(rows.slice(0, starts[0] ?? rows.length)),
  }
  for (const [at, start] of starts.entries()) readBlock(rows.slice(start, starts[at + 1]), style, section)
  return section
}

/** A title stands at the left, is no label nor the end of one, and has the first row of a table below it. */
function isTitle(rows: Line[], at: number, valueX: number | null): boolean {
  const line = rows[at]
  const below = rows[at + 1]
  if (line === undefined || below === undefined || !beginsWithLabel(below, firstLabels)) return false
  if (beginsWithLabel(line, labels) || (valueX !== null && line.box.x >= valueX - 3)) return false
  if (segmentsOf(line).length > 1) return false
  // Where values stand below their labels, this is the value of the label above.
  const above = rows[at - 1]
  if (valueX === null && above !== undefined && beginsWithLabel(above, labels)) return false
  const key = keyOf(line.text)
  return ![...labels].some((label) => label.endsWith(key))
}

function readBlock([title, ...rows]: Line[], style: WrapStyle, section: PublicRecordSection): void {
  if (title === undefined) return
  const { fields, stray } = readTable(rows, keys, style)
  const type = readRecordType(wordsFor(fields, 'Type'))
  if (type === null) {
    section.unread.push(...unreadLines([title, ...rows]))
    return
  }
  const named = readText(wordsFor(fields, 'Court name'))
  const heading = splitTitle(title, named?.value ?? null)
  section.records.push({
    bureau: 'TransUnion',
    type: type.type,
    court: named ?? heading.court,
    reference: readText(wordsFor(fields, 'Docket Number')) ?? heading.reference,
    filed: readDate(wordsFor(fields, 'Date Filed')),
    resolved: readDate(wordsFor(fields, 'Date Paid')),
    status: type.status,
    removalDate: readDate(wordsFor(fields, ...names.filter((name) => name.startsWith('Estimated month')))),
  })
  section.unread.push(...unreadLines(stray), ...unknownIn(fields).flatMap(unreadWords))
}

/** 'US BKPT CT MIDDLE DIST 2593620': the docket is the last word with a digit. */
function splitTitle(title: Line, court: string | null) {
  const words = wordsIn([title])
  const courtLength = court === null ? null : court.split(' ').length
  const isNamed = court !== null && title.text.startsWith(court)
  const cut =
    isNamed && courtLength !== null ? courtLength : words.findLastIndex(({ text }) => !/\d/.test(text)) + 1
  const part = (from: number, to: number): Printed<string> | null => {
    const own = words.slice(from, to)
    const text = own.map((word) => word.text).join(' ')
    return text === '' ? null : printed(text, text, own)
  }
  return { court: part(0, cut), reference: part(cut, words.length) }
}
