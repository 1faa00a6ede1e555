/** Inquiries: a name above labels, or a name and a date in one row. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import type { Inquiry, UnreadLine } from '../credit-report.ts'
import { byLabel, labelKeys } from '../label-keys.ts'
import { hasLabelOf, readLabelledRows } from '../labelled-rows.ts'
import { parted } from '../parted.ts'
import { asPrinted, endsSentence, saysNothing, unreadLine, unreadWords } from '../printed-values.ts'
import { partsOfRow } from '../row-parts.ts'
import { isAddressLine } from './name-lines.ts'
import { namedBlocks } from './named-blocks.ts'
import { datesIn } from './report-head.ts'

type Found = Omit<Inquiry, 'id' | 'bureau' | 'kind'>

/** What each label of an inquiry says. */
const said = byLabel([
  ['date', ['Inquired on', 'Date of Inquiry', 'Date(s) of Inquiry', 'Inquiry Date', 'Inquiry Date(s)']],
  ['date', ['Date of Request', 'Requested On', 'Date Requested', 'Date']],
  [
    'date',
    [
      'Fecha de consulta',
      'Fecha de la consulta',
      'Consultado el',
      'Consultada el',
      'Solicitado el',
      'Solicitada el',
    ],
  ],
  ['name', ['Name', 'Company', 'Account Name', 'Company Name', 'Creditor Name', 'Nombre de la cuenta']],
  ['not kept', ['Address', 'Contact Info', 'Contact Information', 'Phone', 'Phone Number', 'Location']],
  ['not kept', ['Business Type', 'Type of Business', 'Comments', 'Comment', 'Permissible Purpose']],
  ['not kept', ['Type', 'Inquiry Type']],
  ['not kept', ['Address Identification Number', 'Scheduled to continue on record until']],
] as const)
const saysDate = (label: string | null): boolean => said[label ?? ''] === 'date'
const saysName = (label: string | null): boolean => said[label ?? ''] === 'name'
const dateKeys = labelKeys(Object.keys(said).filter(saysDate))
/** Of every row of an inquiry. */
export const inquiryLabels = labelKeys(Object.keys(said))
const explanation =
  /\b(scheduled to continue on record|Permissible purpose|Credit Granting|Unspecified\.)|^(Hard|Soft|Regular|Promotional|Account Review|The listing|The companies|An inquiry|These|The following|We make|Inquiries|Listed below|A hard|A soft)\b.{20,}/i
/** The heading row of a table of inquiries, which has no day: 'CREDITOR'S BUREAU   Date of request 08/03/2026' is none. */
const titles =
  /\b(Company|Creditor|Name|Inquirer)\b.*\b(Date|When)\b|\b(Date|When)\b.*\b(Company|Creditor|Name)\b/i

const areTitles = ({ text }: Line): boolean => titles.test(text) && !/\d/.test(text)

/** @returns nothing for a line that is understood and kept nowhere, such as the address of a company */
export function readInquiries(lines: readonly Line[]): { inquiries: Found[]; unread: UnreadLine[] } {
  const spoken = lines
    .filter(
      (line) =>
        !saysNothing(line) &&
        (hasLabelOf(line, dateKeys) || !(explanation.test(line.text) || endsSentence(line))),
    )
    .flatMap(nameAlone)
    .flatMap(oneBelowOther)
  return spoken.some((line) => hasLabelOf(line, dateKeys) && !areTitles(line))
    ? readBlocks(spoken)
    : readRows(spoken)
}

/** Several in a row, each name with its date right below: one below the other. */
function oneBelowOther(line: Line, at: number, lines: readonly Line[]): Line[] {
  const datesOf = (row: Line | undefined) => {
    const cells = row === undefined ? [] : cellsIn(row)
    return cells.length > 1 && cells.every((cell) => hasLabelOf(cell, dateKeys)) ? cells : []
  }
  if (datesOf(line).length > 0 && at > 0) return datesOf(lines[at - 1]).length > 0 ? [line] : []
  const [names, dates] = [cellsIn(line), datesOf(lines[at + 1])]
  const isAbove = (date: Line, column: number) => Math.abs((names[column]?.box.x ?? -9) - date.box.x) < 4
  if (dates.length === 0) return [line]
  return names.length === dates.length && dates.every(isAbove)
    ? dates.flatMap((date, column) => names.slice(column, column + 1).concat(date))
    : [line, ...lines.slice(at + 1, at + 2)]
}

/** 'HARBOR BANK    Date of Request: 06/22/2026' in one row: the name as a line of its own above its labels. */
function nameAlone(line: Line): Line[] {
  const [first, ...parts] = partsOfRow(line, inquiryLabels)
  const isNamed =
    first !== undefined &&
    first.label === null &&
    !first.isUnknownLabel &&
    first.value.length === 0 &&
    parts.some(({ label }) => saysDate(label))
  if (!isNamed || areTitles(line)) return [line]
  return [lineOf(first.words), lineOf(line.words.filter((word) => !first.words.includes(word)))]
}

function readBlocks(lines: readonly Line[]): { inquiries: Found[]; unread: UnreadLine[] } {
  const inquiries: Found[] = []
  const unread: UnreadLine[] = []
  const { blocks, before } = namedBlocks(lines, {
    keys: inquiryLabels,
    isNameLabel: saysName,
    mayRepeat: (label) => !saysDate(label),
    isRow: () => true,
  })
  for (const block of blocks) {
    const { fields, stray } = readLabelledRows(block.lines, inquiryLabels, true)
    const field = fields.find(({ label }) => saysDate(label))
    const { dates } = datesIn(field?.valueRows.flat() ?? [])
    const labelled = fields.find(({ label }) => saysName(label))?.valueRows.flat() ?? []
    const name = asPrinted(labelled.length > 0 ? labelled : block.name)
    if (name.value === '' || dates.length === 0) unread.push(...unreadWords(block.words))
    else {
      for (const date of dates) inquiries.push({ name, date })
      unread.push(...stray.filter((line) => !isAddressLine(line)).map(unreadLine))
    }
  }
  return { inquiries, unread: [...before.map(unreadLine), ...unread] }
}

/** A name with its days; several stand side by side in prints with more than one table a row. */
export interface DatedName {
  /** In the order in which they are read. */
  name: Word[]
  dates: Inquiry['date'][]
}

function readRows(lines: readonly Line[]): { inquiries: Found[]; unread: UnreadLine[] } {
  const unread: UnreadLine[] = []
  const rows: DatedName[] = []
  let above: DatedName[] = []
  for (const line of lines) {
    const named = datedNamesIn(line)
    const rest = named.length > 0 ? undefined : above.find((each) => isRestOfName(line, each, above))
    if (rest !== undefined) rest.name.push(...line.words)
    else if (named.length === 0 && !areTitles(line) && !isAddressLine(line)) unread.push(unreadLine(line))
    rows.push(...named)
    above = named
  }
  const inquiries = rows.flatMap(({ name, dates }) => dates.map((date) => ({ name: asPrinted(name), date })))
  return { inquiries, unread }
}

/** Each name with the days behind it, or before it where the row begins with one. What else stands between says another thing. */
export function datedNamesIn(line: Line): DatedName[] {
  const cells = cellsIn(line).map((cell) => ({ cell, ...datesIn(cell.words) }))
  type Cell = (typeof cells)[number]
  const isDate = ({ dates, rest }: Cell) => dates.length > 0 && rest.length === 0
  const isNameFirst = cells[0] !== undefined && cells[0].dates.length === 0
  const begins = (cell: Cell, before: Cell) => isDate(cell) !== isNameFirst && isDate(before) === isNameFirst
  return parted(cells, begins).flatMap((own) => {
    const name = own.find(({ dates }) => dates.length === 0)?.cell
    const dates = own.filter(isDate).flatMap((each) => each.dates)
    return name !== undefined && dates.length > 0 && /\p{L}{2}/u.test(name.text)
      ? [{ name: [...name.words], dates }]
      : []
  })
}

/** Right below a name that had no room left for its first word before what stands behind it. */
function isRestOfName(line: Line, { name, dates }: DatedName, row: readonly DatedName[]): boolean {
  const [first, begin, last] = [line.words[0], name[0], name.at(-1)]
  if (first === undefined || begin === undefined || last?.box.page !== line.box.page) return false
  const lefts = [...row.flatMap((each) => each.name[0]?.box.x ?? []), ...dates.map(({ box }) => box.x)]
  const edge = Math.min(...lefts.filter((left) => left > begin.box.x))
  const isBelow = Math.abs(first.box.x - begin.box.x) < 2 && line.box.y - last.box.y < 1.5 * first.size
  // A cell has some room of its own before the next one.
  return isBelow && last.box.x + last.box.width + first.box.width + 0.8 * first.size > edge
}
