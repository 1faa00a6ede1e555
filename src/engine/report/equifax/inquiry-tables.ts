/** Inquiries in tables: one with a column of types, or, in the older reports, one below each kind's heading. */
import type { Line, Mark, Word } from '../../read/positioned-text.ts'
import type { Inquiry } from '../credit-report.ts'
import { sharedHeadings } from '../labelled/heading-book.ts'
import { datedNamesIn } from '../labelled/inquiries.ts'
import type { InquiriesOfForm, LabelledForm } from '../labelled/labelled-form.ts'
import { isAddressLine } from '../labelled/name-lines.ts'
import { datesIn } from '../labelled/report-head.ts'
import { parted } from '../parted.ts'
import { asPrinted, dateAtStart, saysNothing, textOf, unreadLine, unreadWords } from '../printed-values.ts'
import { cellsOf, headingOf, rowsOf, type TableRow } from '../table-rows.ts'
import { listedRows } from '../three-bureau/listed-tables.ts'
import { isExplanation } from './account-line-kinds.ts'
import { ruledGroups } from './row-rules.ts'

type Kind = Inquiry['kind'] | null

const titles = {
  date: /^(date( of inquiry)?|inquiry date(\(s\))?)$/,
  company: /^(company( information)?|name of company)$/,
  originator: /^request originator$/,
  description: /^description$/,
}
const typed = { company: 'company', rest: 'type and dates' } as const

/** The sentence below a heading says which inquiries follow, whatever the heading is called. */
const isOfKind = /^Inquiries that (do|may) not (display|impact|appear)\b/i

/**
 * The reader of a report's sections of inquiries, one after another: a table may go on under a further heading without its
 * own head or kind. The kind of a section is that of its heading, where the still older report has one section a kind.
 */
export function inquiriesByKind(): NonNullable<LabelledForm['readInquiries']> {
  let head: Line[] = []
  let kind: Kind = null
  return (lines, kindOfSection) => {
    const reading: InquiriesOfForm = { inquiries: [], unread: [] }
    kind = kindOfSection ?? kind
    for (const [first, ...rest] of parted(
      lines,
      (line, _, part) => kindSaid(line) !== null || isSetOver(line, part),
    )) {
      if (first === undefined) continue
      // Below a heading that nobody knows the table begins anew: of which kind its rows are is not for a reader to say.
      const isUnknown = kindSaid(first) === null && first !== lines[0]
      kind = isUnknown ? null : (kindSaid(first) ?? kind)
      const own = kindSaid(first) === null ? [first, ...rest] : rest
      const table = [...head, ...own.filter((line) => !saysNothing(line))]
      const { rows, unread } = listedRows(table, titles, ({ date }) => beginsWithDate(date))
      head = table.filter(isHead).slice(-1)
      if (rows.length === 0 && addDatedRows(table, kind, reading)) continue
      const top = table.findIndex(isHead)
      const left = [...(top === -1 ? table : table.slice(0, top)), ...unread]
      reading.unread.push(...left.filter((line) => !isExplanation(line)).map(unreadLine))
      for (const row of rows) {
        const { dates, rest } = datesIn(row.date)
        const isRead = rest.length === 0 && addInquiries(row.company, dates, kind, reading)
        if (!isRead) reading.unread.push(...unreadWords(Object.values(row).flat()))
      }
    }
    return reading
  }
}

/**
 * 'ALLY FINANCIAL    07/14/2026' below a head whose titles run together, or below none: companies with their days in rows.
 * @returns false where no line is one
 */
function addDatedRows(lines: readonly Line[], kind: Kind, reading: InquiriesOfForm): boolean {
  const rows = lines.map((line) => ({ line, named: datedNamesIn(line) }))
  if (rows.every(({ named }) => named.length === 0)) return false
  for (const { line, named } of rows) {
    const areRead = named.map(({ name, dates }) => addInquiries(name, dates, kind, reading))
    const isUnderstood =
      areRead.length > 0 ? areRead.every((isRead) => isRead) : isHeader(line) || isHead(line)
    if (!isUnderstood && !isExplanation(line)) reading.unread.push(unreadLine(line))
  }
  return true
}

/** Some prints set the company first, others the date. */
const anyTitle = new RegExp(
  Object.values(titles)
    .map(({ source }) => source)
    .join('|'),
)

const isHead = (line: Line): boolean => headingOf(line, [anyTitle]) !== null

/** True for a line that heads no columns and is set bolder or larger than the rows above it. */
function isSetOver(line: Line, part: readonly Line[]): boolean {
  const [first] = line.words
  const [row] = part.find(({ words }) => beginsWithDate(words))?.words ?? []
  if (row === undefined || first === undefined || isHead(line)) return false
  return first.size > 1.12 * row.size || (first.bold && !row.bold)
}

const beginsWithDate = (words: readonly Word[]): boolean => dateAtStart(words, 7) !== null

/** The kind of inquiries that a heading, or the sentence below it, announces. */
function kindSaid({ text, words }: Line): Kind {
  if (isOfKind.test(text)) return 'soft'
  const name = words.length < 4 ? sharedHeadings.find(([pattern]) => pattern.test(text))?.[1] : undefined
  if (name === 'soft inquiries') return 'soft'
  return name === 'hard inquiries' ? 'hard' : null
}

/** Each date of an entry is an inquiry of its own. @returns false where it lacks a name, a date or a kind */
function addInquiries(
  company: readonly Word[] = [],
  dates: readonly Inquiry['date'][],
  kind: Kind,
  { inquiries }: InquiriesOfForm,
): boolean {
  const words = withoutPurpose(withoutAddress(company))
  const name = asPrinted(words)
  if (words.length === 0 || kind === null || dates.length === 0) return false
  inquiries.push(...dates.map((date) => ({ name, date, kind })))
  return true
}

/** 'AR - HARBOR BANK': the mailed file says before a name what its sentence above explains ('PRM - promotional; AM or AR - periodic review; ND - request by you'). */
function withoutPurpose(words: readonly Word[]): Word[] {
  const isCoded = /^(PRM|AM|AR|ND)$/.test(words[0]?.text ?? '') && /^[-\u2013]$/.test(words[1]?.text ?? '')
  return words.slice(isCoded ? 2 : 0)
}

/** The company's address stands in rows of its own below its name. */
function withoutAddress(words: readonly Word[]): Word[] {
  const cut = words.findIndex((word, at) => {
    const row = words.filter(
      ({ box }) => box.page === word.box.page && Math.abs(box.y - word.box.y) < 0.5 * word.size,
    )
    return at > 0 && row[0] === word && isContact(textOf(row))
  })
  return cut === -1 ? [...words] : words.slice(0, cut)
}

/** The company's address, or its telephone number below it. */
const isContact = (text: string): boolean =>
  isAddressLine({ text }) || /^(Tele)?phone:? \(?\d{3}\b/i.test(text)

/** The table of company and address, 'Hard' or 'Soft', and one or more dates. */
export function inquiriesByType(lines: readonly Line[], marks: readonly Mark[]): InquiriesOfForm {
  const reading: InquiriesOfForm = { inquiries: [], unread: [] }
  const columns = [
    { title: typed.company, left: Number.NEGATIVE_INFINITY },
    { title: typed.rest, left: leftOfTypes(lines) },
  ]
  const cellsIn = (line: Line) => cellsOf(line, columns)
  const top = lines.findIndex(isHeader)
  const table = lines.filter((line) => !isHeader(line) && !saysNothing(line))
  const first = table.findIndex((line) => {
    const { kind, dates } = typeAndDates(cellsIn(line))
    return top === -1 ? kind !== null || dates.length > 0 : lines.indexOf(line) > top
  })
  // The sentence between the heading and the table.
  const above = table.slice(0, first === -1 ? undefined : first)
  reading.unread.push(...above.filter(({ text }) => !/[a-z].*\.$/.test(text)).map(unreadLine))
  const own = table.slice(above.length)
  const starts = ruledStarts(own, cellsIn, marks) ?? typedStarts(own, cellsIn)
  const { rows } = rowsOf(own, columns, (cells, before, line) => {
    if (before === undefined) return true
    return starts?.has(line) ?? beginsEntry(before, cells)
  })
  for (const row of rows) {
    const { kind, dates, rest } = typeAndDates(row)
    const isRead = addInquiries(row.get(typed.company), dates, kind, reading)
    const words = new Set([...row.values()].flat())
    if (isRead) reading.unread.push(...unreadWords(rest))
    else
      reading.unread.push(...own.filter((line) => line.words.some((word) => words.has(word))).map(unreadLine))
  }
  return reading
}

type CellsIn = (line: Line) => TableRow

/** First line of every row, when rules part the table into rows with one type each; null when they do not. */
function ruledStarts(lines: readonly Line[], cellsIn: CellsIn, marks: readonly Mark[]): Set<Line> | null {
  const groups = ruledGroups(lines, marks)
  const hasOneType = (group: Line[]) =>
    group.filter((line) => typeAndDates(cellsIn(line)).kind !== null).length === 1
  return groups.every(hasOneType) ? new Set(groups.flatMap((group) => group.slice(0, 1))) : null
}

/**
 * The lines with a type, when it stands on the first line of each company, as it does when rows are aligned at the top. A table
 * aligned in the middle prints it beside the address or between two lines: null.
 */
function typedStarts(lines: readonly Line[], cellsIn: CellsIn): Set<Line> | null {
  const rows = lines.filter((line) => typeAndDates(cellsIn(line)).kind !== null)
  const first = rows.filter((line) => {
    const company = textOf(cellsIn(line).get(typed.company) ?? [])
    return company !== '' && !isAddressLine({ text: company })
  })
  return first.length > rows.length / 2 ? new Set(rows) : null
}

/** Without the type to go by: a company begins after an address, or where a second type would join the entry. */
function beginsEntry(before: TableRow, cells: TableRow): boolean {
  const [above = [], company = []] = [before.get(typed.company), cells.get(typed.company)]
  const isSecond = typeAndDates(before).kind !== null && typeAndDates(cells).kind !== null
  const isAddressed = withoutAddress(above).length < above.length
  return isSecond || (isAddressed && company.length > 0 && !isContact(textOf(company)))
}

function typeAndDates(row: TableRow): ReturnType<typeof datesIn> & { kind: Kind } {
  const words = row.get(typed.rest) ?? []
  const type = words.find((word) => typeOf(word) !== null)
  const { dates, rest } = datesIn(
    words.filter((word) => word !== type && !/^(Inquiry|[,;|])$/i.test(word.text)),
  )
  return { dates, rest, kind: type === undefined ? null : typeOf(type) }
}

function typeOf({ text }: Word): Kind {
  if (/^hard$/i.test(text)) return 'hard'
  return /^soft$/i.test(text) ? 'soft' : null
}

const isHeader = ({ text }: Line): boolean => /^Company Information\b/i.test(text)

/** Left edge of the type column: under the header's 'Inquiry Type', else where 'Hard' and 'Soft' stand. */
function leftOfTypes(lines: readonly Line[]): number {
  const header = lines.find(isHeader)?.words.find((word) => /^Inquiry$/i.test(word.text))
  if (header !== undefined) return header.box.x
  const types = lines.flatMap(({ words }) =>
    words.filter((word, at) => typeOf(word) !== null && beginsWithDate(words.slice(at + 1))),
  )
  return Math.min(...types.map((word) => word.box.x))
}
