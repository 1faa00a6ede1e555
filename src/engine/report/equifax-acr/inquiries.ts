/** The Inquiries table: company and address, 'Hard' or 'Soft', and one or more dates. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Inquiry, PrintedDate } from '../credit-report.ts'
import type { MarksOf } from '../equifax/row-rules.ts'
import { ruledGroups } from '../equifax/row-rules.ts'
import { isAddress } from '../fields/address-lines.ts'
import { textOf } from '../fields/field-values.ts'
import { saysNothing } from '../fields/says-nothing.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import type { InquiriesOfForm } from '../labelled/labelled-form.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

interface Entry {
  name: Word[]
  /** True once an address line was seen: what follows it without an address is the next company. */
  addressed: boolean
  kind: Inquiry['kind'] | null
  dates: { word: Word; date: PrintedDate }[]
  lines: Line[]
}

/** Each date of an entry is an inquiry of its own. */
export function readInquiries(lines: readonly Line[], marksOf: MarksOf): InquiriesOfForm {
  const reading: InquiriesOfForm = { inquiries: [], unread: [] }
  const typeLeft = leftOfTypes(lines) - 4
  const typeFirst = typesStandFirst(lines, typeLeft)
  const ruled = ruledStarts(lines, typeLeft, marksOf)
  const entries: Entry[] = []
  const top = lines.findIndex(isHeader)
  for (const [at, line] of lines.entries()) {
    if (isHeader(line) || saysNothing(line)) continue
    const company = line.words.filter((word) => word.box.x < typeLeft)
    const found = readRest(restOf(line, typeLeft))
    const isAbove = top === -1 ? found.kind === null && found.dates.length === 0 : at < top
    if (entries.length === 0 && isAbove) {
      // The sentence between the heading and the table.
      if (!/[a-z].*\.$/.test(line.text)) reading.unread.push(unreadLine(line))
      continue
    }
    const begins =
      ruled?.has(line) ?? (typeFirst ? found.kind !== null : beginsEntry(entries.at(-1), company, found.kind))
    const entry = begins ? newEntry(entries) : (entries.at(-1) ?? newEntry(entries))
    const text = textOf(company)
    if (entry.name.length > 0 && isAddress(text)) entry.addressed = true
    else if (!entry.addressed) entry.name.push(...company)
    entry.kind ??= found.kind
    entry.dates.push(...found.dates)
    entry.lines.push(line)
    reading.unread.push(...unreadWords(found.unread))
  }
  for (const entry of entries) finish(entry, reading)
  return reading
}

/** First line of every row, when rules part the table into rows with one type each; null when they do not. */
function ruledStarts(lines: readonly Line[], typeLeft: number, marksOf: MarksOf): Set<Line> | null {
  const rows = lines.slice(lines.findIndex(isHeader) + 1).filter((line) => !isHeader(line))
  const groups = ruledGroups(rows, marksOf)
  const hasOneType = (group: Line[]) =>
    group.filter((line) => readRest(restOf(line, typeLeft)).kind !== null).length === 1
  return groups.every(hasOneType) ? new Set(groups.flatMap((group) => group.slice(0, 1))) : null
}

/**
 * True when the type stands on the first line of each company, as it does when rows are aligned at the top. A table
 * aligned in the middle prints it beside the address or between two lines.
 */
function typesStandFirst(lines: readonly Line[], typeLeft: number): boolean {
  const typed = lines.filter((line) => !isHeader(line) && readRest(restOf(line, typeLeft)).kind !== null)
  const first = typed.filter((line) => {
    const company = textOf(line.words.filter((word) => word.box.x < typeLeft))
    return company !== '' && !isAddress(company)
  })
  return first.length > typed.length / 2
}

/** Without the type to go by: a company begins after an address, or where a second type would join the entry. */
function beginsEntry(last: Entry | undefined, company: readonly Word[], kind: Entry['kind']): boolean {
  const second = kind !== null && last?.kind != null
  return last === undefined || second || (last.addressed && company.length > 0 && !isAddress(textOf(company)))
}

function newEntry(entries: Entry[]): Entry {
  const entry: Entry = { name: [], addressed: false, kind: null, dates: [], lines: [] }
  entries.push(entry)
  return entry
}

function restOf(line: Line, typeLeft: number): Word[] {
  return line.words.filter((word) => word.box.x >= typeLeft)
}

function finish({ name, kind, dates, lines }: Entry, reading: InquiriesOfForm): void {
  if (name.length === 0 || kind === null || dates.length === 0) {
    reading.unread.push(...lines.map(unreadLine))
    return
  }
  for (const { word, date } of dates) {
    reading.inquiries.push({
      name: printed(textOf(name), textOf(name), name),
      date: printed(date, word.text.replace(/[,;]$/, ''), [word]),
      kind,
    })
  }
}

function readRest(words: readonly Word[]): Pick<Entry, 'kind' | 'dates'> & { unread: Word[] } {
  const found: Pick<Entry, 'kind' | 'dates'> & { unread: Word[] } = { kind: null, dates: [], unread: [] }
  for (const word of words) {
    const date = parsePrintedDate(word.text.replace(/[,;]$/, ''))
    if (date !== null) found.dates.push({ word, date })
    else if (kindOf(word) !== null && found.kind === null) found.kind = kindOf(word)
    else if (!/^(Inquiry|[,;|])$/i.test(word.text)) found.unread.push(word)
  }
  return found
}

function kindOf({ text }: Word): Inquiry['kind'] | null {
  if (/^hard$/i.test(text)) return 'hard'
  return /^soft$/i.test(text) ? 'soft' : null
}

function isHeader({ text }: Line): boolean {
  return /^Company Information\b/i.test(text)
}

/** Left edge of the type column: under the header's 'Inquiry Type', else where 'Hard' and 'Soft' stand. */
function leftOfTypes(lines: readonly Line[]): number {
  const header = lines.find(isHeader)?.words.find((word) => /^Inquiry$/i.test(word.text))
  if (header !== undefined) return header.box.x
  const types = lines.flatMap(({ words }) =>
    words.filter(
      (word, at) => kindOf(word) !== null && /^\d{2}\/\d{2}\/\d{4},?$/.test(words[at + 1]?.text ?? ''),
    ),
  )
  return Math.min(...types.map((word) => word.box.x))
}
