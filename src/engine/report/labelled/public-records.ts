/** Public records: a court or a kind of record, with rows of labels below it. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed, PublicRecord, UnreadLine } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { endsSentence, saysNothing } from '../fields/says-nothing.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { foreseenRemoval } from './foreseen-removal.ts'
import { isTag } from './name-lines.ts'
import { type NamedBlock, namedBlocks } from './named-blocks.ts'

const removal = [
  'Estimated month and year this item will be removed',
  'Estimated month and year that this item will be removed',
  'Estimated date that this item will be removed',
]
/** A type may say as well how the record ended: 'CHAPTER 7 BANKRUPTCY DISCHARGED'. */
const endOf =
  /\s+(DISCHARGED|DISMISSED(?:\/CLOSED)?|FILED|CLOSED|COMPLETED|CONVERTED|VOLUNTARY|INVOLUNTARY|RELEASED|SATISFIED|PAID|VACATED|WITHDRAWN|REVOKED)$/i
/** Of every row of a public record. */
export const recordLabels = labelKeys([
  'Record Type',
  'Type',
  'Reference Number',
  'Identification Number',
  'Docket Number',
  'Case Number',
  'Status',
  'Status Details',
  'Claim Amount',
  'Liability Amount',
  'Date Filed',
  'Filed',
  'Date Resolved',
  'Date Updated',
  'Date Reported',
  'Date Effective',
  'Court Type',
  'Plaintiff Attorney',
  'Amount',
  'Assets',
  'Liabilities',
  'Remarks',
  ...removal,
  'Date Paid',
  'Responsibility',
  'On Record Until',
  'Status Updated',
  'Court',
  'Court Name',
  'Address',
  'Address Identification Number',
  'Phone Number',
  'Phone',
  'Plaintiff',
])
const subheading = /^(Record Details|Court Information|Public Record Info)$/i
/** A record of fewer known values is not read. */
const fewestValues = 2

export function readPublicRecords(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id' | 'bureau'>[]
  unread: UnreadLine[]
} {
  const spoken = lines.filter((line) => !saysNothing(line) && !endsSentence(line) && !isTag(line))
  const { blocks, before } = namedBlocks(spoken, {
    keys: recordLabels,
    isNameLabel: () => false,
    mayRepeat: (label) => /^(Address|Phone|Phone Number|Status Updated)$/.test(label),
    isRow: (line) => !subheading.test(line.text),
  })
  const records: Omit<PublicRecord, 'id' | 'bureau'>[] = []
  const unread = before.map(unreadLine)
  for (const block of blocks) {
    const read = recordOf(block)
    if (read.record === null) unread.push(...unreadWords(block.words))
    else {
      records.push(read.record)
      unread.push(...read.stray.map(unreadLine))
    }
  }
  return { records, unread }
}

function recordOf(block: NamedBlock): { record: Omit<PublicRecord, 'id' | 'bureau'> | null; stray: Line[] } {
  const rows = block.lines.filter(({ text }) => !subheading.test(text))
  const { fields, stray } = readLabelledRows(rows, recordLabels, true)
  const words = (...labels: string[]): Word[] =>
    fields
      .find(({ label, valueRows }) => labels.includes(label ?? '') && valueRows.length > 0)
      ?.valueRows.flat() ?? []
  // 'US BKPT CT MIDDLE DIST Docket #: 2593620': the number is what has digits at the end.
  const cut = block.name.findLastIndex(({ text }) => !/\d/.test(text)) + 1
  const name = textValue(block.name.slice(0, cut).filter(({ text }) => !/^(Docket|#:?|#\d*)$/i.test(text)))
  const docket = textValue([...block.name.slice(cut), ...block.number])
  const stated = textValue(words('Record Type', 'Type'))
  const ended = stated === null ? null : (endOf.exec(stated.value)?.[1] ?? null)
  const type = stated === null ? null : { ...stated, value: inTitleCase(stated.value.replace(endOf, '')) }
  const court = textValue(words('Court', 'Court Name'))
  const kind = type ?? name
  const values = fields.filter(
    ({ label, valueRows }) => label !== null && textValue(valueRows.flat()) !== null,
  )
  if (kind === null || values.length < fewestValues || (type === null && court === null))
    return { record: null, stray }
  const record = {
    type: kind,
    court: court ?? name,
    reference:
      textValue(words('Reference Number', 'Identification Number', 'Docket Number', 'Case Number')) ?? docket,
    filed: dateValue(words('Date Filed', 'Filed')),
    resolved: dateValue(words('Date Resolved', 'Date Paid')),
    status:
      dispositionOf(textValue(words('Status')), kind.value) ??
      (ended === null || stated === null ? null : { ...stated, value: inTitleCase(ended) }),
    removalDate: dateValue(words('On Record Until', ...removal)) ?? foreseenRemoval(words('Status Details')),
  }
  return { record, stray }
}

/** Title case for a text in capitals, as the other bureaus print it. */
const inTitleCase = (text: string): string =>
  text === text.toUpperCase() || /^[a-z]+$/i.test(text)
    ? text.toLowerCase().replace(/(^|[\s/-])[a-z]/g, (start) => start.toUpperCase())
    : text

/** 'Chapter 13 Bankruptcy - discharged.' says the kind of the record again: what is left is how it ended. */
function dispositionOf(status: Printed<string> | null, kind: string): Printed<string> | null {
  const [head = '', tail = ''] = status?.value.split(/ [-\u2013] /) ?? []
  if (status === null || tail === '' || head.toLowerCase() !== kind.toLowerCase()) return status
  const own = tail.replace(/\.$/, '')
  return { ...status, value: `${own.charAt(0).toUpperCase()}${own.slice(1)}` }
}

function textValue(words: readonly Word[]): Printed<string> | null {
  const text = textOf(words)
  return text === '' || /^[-\u2013\u2014]+$/.test(text) ? null : printed(text, text, words)
}

function dateValue(words: readonly Word[]): Printed<string> | null {
  const date = parsePrintedDate(textOf(words))
  return date === null ? null : printed(date, textOf(words), words)
}
