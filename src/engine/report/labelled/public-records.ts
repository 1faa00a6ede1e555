/** Public records: a court or a kind of record, with rows of labels below it. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed, PublicRecord, UnreadLine } from '../credit-report.ts'
import { byLabel, labelKeys } from '../label-keys.ts'
import { hasLabelOf, type RowField, readLabelledRows } from '../labelled-rows.ts'
import { endsSentence, readDate, readText, saysNothing, unreadLine, unreadWords } from '../printed-values.ts'
import { foreseenRemoval } from './fill-account.ts'
import { isTag } from './name-lines.ts'
import { type NamedBlock, namedBlocks } from './named-blocks.ts'
import { withoutExplanations } from './running-text.ts'

/** What each label of a public record says. */
const said = byLabel([
  ['type', ['Record Type', 'Type']],
  ['reference', ['Reference Number', 'Reference #', 'Identification Number', 'Docket Number', 'Case Number']],
  ['court', ['Court', 'Court Name']],
  ['filed', ['Date Filed', 'Filed', 'Date Filed/Reported']],
  ['ended', ['Date Resolved', 'Date Paid', 'Closing Date', 'Disposition Date', 'Date Satisfied']],
  ['ended', ['Date Released', 'Released Date']],
  ['verified', ['Date Verified', 'Verified Date']],
  ['status', ['Status', 'Disposition']],
  ['details', ['Status Details']],
  ['removal', ['On Record Until', 'Estimated month and year this item will be removed']],
  ['removal', ['Estimated month and year that this item will be removed']],
  ['removal', ['Estimated date that this item will be removed']],
  ['not kept', ['Claim Amount', 'Liability Amount', 'Liability', 'Liabilities', 'Asset Amount', 'Assets']],
  ['not kept', ['Exempt Amount', 'Amount', 'Prior Disposition', 'Date Updated', 'Date Reported', 'Reported']],
  ['not kept', ['Date Effective', 'Status Updated', 'Court Type', 'Address', 'Phone Number', 'Phone']],
  ['not kept', ['Address Identification Number', 'Plaintiff', 'Plaintiff Attorney', 'Defendant']],
  ['not kept', ['Attorney', 'Filer', 'Responsibility', 'Designator', 'Industry', 'Remarks', 'Comments']],
] as const)
/** Of every row of a public record. */
export const recordLabels = labelKeys(Object.keys(said))
/** A type may say as well how the record ended: 'CHAPTER 7 BANKRUPTCY DISCHARGED'. */
const endOf =
  /\s+(DISCHARGED|DISMISSED(?:\/CLOSED)?|FILED|CLOSED|COMPLETED|CONVERTED|VOLUNTARY|INVOLUNTARY|RELEASED|SATISFIED|PAID|VACATED|WITHDRAWN|REVOKED)$/i
const subheading = /^(Record Details|Court Information|Public Record Info)$/i
const explanation = /^This section\b.{20,}/i
/** Equifax sets its records below their kinds, and the kinds also where it has no record. */
const groupHeading = /^(Bankruptcies|Bankruptcy|Judgments?|Liens?|Tax Liens?)$/i
/** A record of fewer known values is not read. */
const fewestValues = 2

export function readPublicRecords(lines: readonly Line[]): {
  records: Omit<PublicRecord, 'id' | 'bureau'>[]
  unread: UnreadLine[]
} {
  const told = withoutExplanations([...lines], explanation, (line) => hasLabelOf(line, recordLabels))
  const spoken = told.filter((line) => !saysNothing(line) && !endsSentence(line) && !isTag(line))
  const records: Omit<PublicRecord, 'id' | 'bureau'>[] = []
  const unread: UnreadLine[] = []
  for (const { kind, own } of groupsOf(spoken)) {
    const { blocks, before } = namedBlocks(own, {
      keys: recordLabels,
      isNameLabel: () => false,
      mayRepeat: (label) => /^(Address|Phone|Phone Number|Status Updated)$/.test(label),
      isRow: (line) => !subheading.test(line.text),
    })
    unread.push(...before.map(unreadLine))
    for (const block of blocks) {
      const read = recordOf(block, kind)
      if (read.record === null) unread.push(...unreadWords(block.words))
      else {
        records.push(read.record)
        unread.push(...read.stray.map(unreadLine))
      }
    }
  }
  return { records, unread }
}

/** The lines below each heading of a kind; the first ones have none above them. */
export function groupsOf(lines: readonly Line[]): { kind: Line | null; own: Line[] }[] {
  const groups: { kind: Line | null; own: Line[] }[] = [{ kind: null, own: [] }]
  // Farther right than the labels it is the rest of a value: 'Chapter 7' above 'Bankruptcy' in a narrow cell.
  const edge = Math.min(...lines.filter((line) => hasLabelOf(line, recordLabels)).map(({ box }) => box.x))
  for (const line of lines)
    if (groupHeading.test(line.text) && line.box.x <= edge + 4) groups.push({ kind: line, own: [] })
    else groups.at(-1)?.own.push(line)
  return groups
}

function recordOf(
  block: NamedBlock,
  group: Line | null,
): { record: Omit<PublicRecord, 'id' | 'bureau'> | null; stray: Line[] } {
  const rows = block.lines.filter(({ text }) => !subheading.test(text))
  const { fields, stray } = readLabelledRows(rows, recordLabels, true)
  // 'US BKPT CT MIDDLE DIST Docket #: 2593620': the number is what has digits at the end.
  const cut = block.name.findLastIndex(({ text }) => !/\d/.test(text)) + 1
  const name = readText(block.name.slice(0, cut).filter(({ text }) => !/^(Docket|#:?|#\d*)$/i.test(text)))
  const docket = readText([...block.name.slice(cut), ...block.number])
  const kind = group === null ? null : readText(group.words)
  return { record: recordFrom(fields, { name, docket, kind, endsWhenVerified: group !== null }), stray }
}

/** What is said of a record outside of its rows. */
export interface RecordHead {
  /** Above its rows: its court or its kind. */
  name: Printed<string> | null
  /** A number behind its name. */
  docket: Printed<string> | null
  /** The kind that a heading says, for a record whose rows do not say it. */
  kind: Printed<string> | null
  /** True where the day it was verified stands for its end when no other is printed. */
  endsWhenVerified: boolean
}

/** The record that the rows print; null where they print too little of one. */
export function recordFrom(
  fields: readonly RowField[],
  { name, docket, kind: headed, endsWhenVerified }: RecordHead,
): Omit<PublicRecord, 'id' | 'bureau'> | null {
  const words = (what: (typeof said)[string]): Word[] =>
    fields
      .find(({ label, valueRows }) => said[label ?? ''] === what && valueRows.length > 0)
      ?.valueRows.flat() ?? []
  const stated = readText(words('type')) ?? readText(chapterAmong(fields))
  const ended = stated === null ? null : (endOf.exec(stated.value)?.[1] ?? null)
  const type = stated === null ? headed : { ...stated, value: inTitleCase(stated.value.replace(endOf, '')) }
  const court = readText(words('court'))
  const kind = type ?? name
  const values = fields.filter(
    ({ label, valueRows }) => label !== null && readText(valueRows.flat()) !== null,
  )
  if (kind === null || values.length < fewestValues || (type === null && court === null)) return null
  return {
    type: kind,
    court: court ?? name,
    reference: readText(words('reference')) ?? docket,
    filed: readDate(words('filed')),
    resolved: readDate(words('ended')) ?? (endsWhenVerified ? readDate(words('verified')) : null),
    status:
      dispositionOf(readText(words('status')), kind.value) ??
      (ended === null || stated === null ? null : { ...stated, value: inTitleCase(ended) }),
    removalDate: readDate(words('removal')) ?? foreseenRemoval(words('details')),
  }
}

/** 'Chapter 7 Bankruptcy' tells itself by its form, behind whatever label it stands. */
function chapterAmong(fields: readonly RowField[]): Word[] {
  for (const row of fields.flatMap(({ valueRows }) => valueRows)) {
    const at = row.findIndex(
      ({ text }, index) =>
        /^chapter$/i.test(text) &&
        /^(7|11|12|13)$/.test(row[index + 1]?.text ?? '') &&
        /^bankruptcy$/i.test(row[index + 2]?.text ?? ''),
    )
    if (at !== -1) return row.slice(at, at + 3)
  }
  return []
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
