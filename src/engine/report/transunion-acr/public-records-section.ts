/** Bankruptcies and other records of courts: a heading with court and docket, then a label/value table. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Printed, PublicRecord, UnreadLine } from '../credit-report.ts'
import { printed } from '../printed-values.ts'
import { labelKey } from './label-key.ts'
import { beginsWithLabel, findLanes } from './lanes.ts'
import { type Pair, readPairs } from './pairs.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { readRecordType } from './record-type.ts'
import { unreadPair } from './unread-pair.ts'
import { readDate, readText, wordsIn } from './value-readers.ts'
import { joinRows, type WrapStyle } from './wrapped-text.ts'

const firstLabels: ReadonlySet<string> = new Set(['Court name', 'Address', 'Phone', 'Type'].map(labelKey))
const labels: ReadonlySet<string> = new Set([
  ...firstLabels,
  ...[
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
  ].map(labelKey),
])
const explanations =
  /^(This section includes public record|Public records? (items|information)|Discharged Chapter|Bankruptcy remains|None\.?$|No public records)/i

export interface PublicRecordSection {
  /** Without ids. */
  records: Omit<PublicRecord, 'id'>[]
  unread: UnreadLine[]
}

export function readPublicRecordSection(lines: Line[], style: WrapStyle): PublicRecordSection {
  const rows = withoutExplanations(lines, explanations)
  const { valueX } = findLanes(rows, labels)
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
  const key = labelKey(line.text)
  return ![...labels].some((label) => label.endsWith(key))
}

function readBlock([title, ...rows]: Line[], style: WrapStyle, section: PublicRecordSection): void {
  if (title === undefined) return
  const { pairs, stray } = readPairs(rows, labels)
  const rowsOf = (...names: string[]) =>
    pairs.find(({ key }) => names.some((name) => labelKey(name) === key))?.value ?? []
  const type = readRecordType(rowsOf('Type'), style)
  if (type === null) {
    section.unread.push(...unreadLines([title, ...rows]))
    return
  }
  const named = readText(rowsOf('Court name'), style)
  const heading = splitTitle(title, named?.value ?? null, style)
  section.records.push({
    bureau: 'TransUnion',
    type: type.type,
    court: named ?? heading.court,
    reference: readText(rowsOf('Docket Number'), style) ?? heading.reference,
    filed: readDate(rowsOf('Date Filed'), style),
    resolved: readDate(rowsOf('Date Paid'), style),
    status: type.status,
    removalDate: readDate(
      pairs.find(({ key }) => key.startsWith('estimatedmonthandyear'))?.value ?? [],
      style,
    ),
  })
  section.unread.push(...unreadLines(stray), ...pairs.filter((pair: Pair) => !pair.known).map(unreadPair))
}

/** 'US BKPT CT MIDDLE DIST 2593620': the docket is the last word with a digit. */
function splitTitle(title: Line, court: string | null, style: WrapStyle) {
  const words = wordsIn([title])
  const courtLength = court === null ? null : court.split(' ').length
  const isNamed = court !== null && joinRows([title], style).startsWith(court)
  const cut =
    isNamed && courtLength !== null ? courtLength : words.findLastIndex(({ text }) => !/\d/.test(text)) + 1
  const part = (from: number, to: number): Printed<string> | null => {
    const own = words.slice(from, to)
    const text = own.map((word) => word.text).join(' ')
    return text === '' ? null : printed(text, text, own)
  }
  return { court: part(0, cut), reference: part(cut, words.length) }
}
