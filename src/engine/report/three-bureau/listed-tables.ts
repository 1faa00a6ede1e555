/** Tables with a row an entry under a line of titles: inquiries, creditors' addresses, employers. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import type { Bureau, Inquiry, Printed } from '../credit-report.ts'
import { isNothing, readDate, readText, textOf } from '../printed-values.ts'
import { type Column, headingOf, rowsOf } from '../table-rows.ts'
import { bureauNamed } from './bureau-columns.ts'
import { listsByBureau } from './bureau-lists.ts'

/** The words of an entry in the columns that are asked for; a column without words has none. */
type ListedRow<Name extends string> = Record<Name, Word[]>

/**
 * The entries under each line of titles, which comes again on every page. What stands above the first introduces them.
 * @param titles of all columns of the table in small letters
 * @param begins true for the cells of a line that begins an entry; other lines go on with the entry above
 */
export function listedRows<Name extends string>(
  lines: readonly Line[],
  titles: Readonly<Record<Name, RegExp>>,
  begins: (row: ListedRow<Name>) => boolean,
): { rows: ListedRow<Name>[]; unread: Line[] } {
  const entries = Object.entries<RegExp>(titles) as [Name, RegExp][]
  const any = new RegExp(entries.map(([, { source }]) => source).join('|'))
  const result: { rows: ListedRow<Name>[]; unread: Line[] } = { rows: [], unread: [] }
  const heads = lines.flatMap((line, at) => {
    const columns = headingOf(line, [any])
    return columns === null ? [] : [{ at, columns }]
  })
  for (const [table, { at, columns }] of heads.entries()) {
    const named = (cells: ReadonlyMap<string, Word[]>) =>
      Object.fromEntries(
        entries.map(([name, title]) => [name, [...cells].find(([key]) => title.test(key))?.[1] ?? []]),
      ) as ListedRow<Name>
    const below = lines.slice(at + 1, heads[table + 1]?.at)
    const own = below.slice(0, endOf(below))
    const places = overCells(columns, own, cellsIn(lines[at] ?? lineOf([])))
    const { rows, stray } = rowsOf(own, places, (cells) => begins(named(cells)))
    result.rows.push(...rows.map(named))
    result.unread.push(...stray, ...below.slice(own.length))
  }
  return result
}

/**
 * Titles set in the middle of their columns stand further right than what is below them: the columns begin where that does. In a row
 * that lacks a cell the others tell whose they are by their middle.
 */
function overCells(columns: readonly Column[], lines: readonly Line[], titles: readonly Line[]): Column[] {
  const rows = lines.map((line) => cellsIn(line))
  return columns.map((column, at) => {
    const own = rows.flatMap((cells) =>
      cells.filter((cell, index) =>
        cells.length === columns.length ? index === at : isMidBelow(cell, titles[at]),
      ),
    )
    return { ...column, left: Math.min(column.left, ...own.map(({ box }) => box.x)) }
  })
}

const isMidBelow = ({ box }: Line, title: Line | undefined): boolean =>
  title !== undefined && Math.abs(2 * box.x + box.width - 2 * title.box.x - title.box.width) < 2

/** Further below the line above it than this many of the table's own distances, a line goes on with no row. */
const mostGap = 1.8
const fewestGaps = 2

/** Index of the first line that stands far below the others of its page: a heading that nobody knows, and what it heads. */
function endOf(lines: readonly Line[]): number {
  let [widest, seen] = [0, 0]
  for (const [at, { box }] of lines.entries()) {
    const above = lines[at - 1]?.box
    if (above === undefined || above.page !== box.page) continue
    const gap = box.y - above.y
    if (seen >= fewestGaps && gap > mostGap * widest) return at
    widest = Math.max(widest, gap)
    seen += 1
  }
  return lines.length
}

/** Tables of inquiries: of all bureaus in one, with the bureau that lists each, or one below each bureau's name. */
const titles = {
  name: /^(creditor name|inquiry name|company)$/,
  business: /^(type of business|business type)$/,
  date: /^(date of inquiry|inquiry date|date)$/,
  bureau: /^(credit )?bureau$/,
  other: /^(address|request originator|description)$/,
}

interface Inquiries {
  /** Without ids. */
  inquiries: Omit<Inquiry, 'id'>[]
  unread: Line[]
}

/** @param hard also those of which no heading says their kind: monitoring services list what others see */
export function readInquiries(hard: readonly Line[], soft: readonly Line[]): Inquiries {
  const found: Inquiries = { inquiries: [], unread: [] }
  for (const [kind, lines] of [['hard', hard] as const, ['soft', soft] as const]) {
    const all = readTable(lines, kind, null)
    const each = listsByBureau(lines).map((list) => readTable(list.lines, kind, list.bureau))
    for (const table of all.inquiries.length > 0 || each.length === 0 ? [all] : each) {
      found.inquiries.push(...table.inquiries)
      found.unread.push(...table.unread)
    }
  }
  return found
}

/** @param below the bureau below whose name the table stands; null for the table of all */
function readTable(lines: readonly Line[], kind: Inquiry['kind'], below: Bureau | null): Inquiries {
  const { rows, unread } = listedRows(lines, titles, ({ bureau, date }) =>
    below === null ? bureauNamed(textOf(bureau)) !== null : readDate(date) !== null,
  )
  // Without a line of titles a row says by its cells what they are.
  const inquiries: Omit<Inquiry, 'id'>[] = []
  for (const line of rows.length === 0 ? lines : []) {
    const inquiry = inRow(line, kind, below)
    if (inquiry !== null) inquiries.push(inquiry)
    else if (line.words.length > 1 && bureauNamed(line.words.at(-1)?.text ?? '') !== null) unread.push(line)
  }
  for (const row of rows) {
    const bureau = below ?? bureauNamed(textOf(row.bureau))
    const name = readText(row.name)
    const date = readDate(row.date)
    if (bureau !== null && name !== null && date !== null) inquiries.push({ bureau, name, date, kind })
    else unread.push(lineOf(Object.values(row).flat()))
  }
  return { inquiries, unread: unread.filter(({ text }) => !isNothing(text)) }
}

/** 'TARN AND SONS   11/04/2024   TransUnion': a name, and behind it a day and the bureau that lists it; below a bureau's name 'TARN AND SONS — 4 Nov 2024' is of that one. */
function inRow({ words }: Line, kind: Inquiry['kind'], below: Bureau | null): Omit<Inquiry, 'id'> | null {
  const bureau = below ?? bureauNamed(words.at(-1)?.text ?? '')
  const own = below === null ? words.slice(0, -1) : words
  const at = own.findIndex((_, from) => from > 0 && readDate(own.slice(from)) !== null)
  const date = at < 0 ? null : readDate(own.slice(at))
  if (bureau === null || date === null) return null
  const isDash = /^[-\u2013\u2014]$/.test(own[at - 1]?.text ?? '')
  // What business the company is in may stand in a cell of its own.
  const name = readText(cellsIn(lineOf(own.slice(0, isDash ? at - 1 : at)))[0]?.words ?? [])
  return name === null ? null : { bureau, name, date, kind }
}

/** Addresses and telephone numbers of the creditors, as the service lists them behind the report. */
export interface CreditorContact {
  name: string
  address: Printed<string> | null
  phone: Printed<string> | null
}

const contactTitles = { name: /^creditor name$/, address: /^address$/, phone: /^phone number$/ }

export function readCreditorContacts(lines: readonly Line[]): {
  contacts: CreditorContact[]
  unread: Line[]
} {
  const { rows, unread } = listedRows(lines, contactTitles, ({ phone }) => phone.length > 0)
  const contacts = rows
    .map((row) => ({ name: textOf(row.name), address: readText(row.address), phone: readText(row.phone) }))
    .filter(({ name }) => !isNothing(name))
  return { contacts, unread }
}
