/** Personal information, one column a bureau. */
import type { Line, Word } from '../../read/positioned-text.ts'
import {
  type Bureau,
  bureaus,
  type PersonalInformation,
  type Printed,
  type PrintedDate,
} from '../credit-report.ts'
import { labelKeys } from '../label-keys.ts'
import { labelsOfPerson, personalLists } from '../labelled/personal-labels.ts'
import { takePersonal } from '../labelled/personal-rows.ts'
import { emptyPersonal } from '../new-tradeline.ts'
import { readDate, readText } from '../printed-values.ts'
import { type BureauColumns, bureauNamed, cellParts, columnsIn } from './bureau-columns.ts'
import { listsByBureau } from './bureau-lists.ts'
import type { BureauRow } from './bureau-row.ts'
import { itemsIn, wordsIn } from './cell-values.ts'
import { listedRows } from './listed-tables.ts'
import { lineOfRow, piecesOf } from './table-pieces.ts'

export interface BureauPerson {
  personal: PersonalInformation
  reportDate: Printed<PrintedDate> | null
}

const former = 'Former'
/** In this table a mere 'Date' is that of the bureau's file. */
const dates = ['Credit Report Date', 'Report Date', 'As of', 'Date', 'Drawn on', 'Pulled on', 'Retrieved on']
const labels = labelKeys([
  ...labelsOfPerson,
  ...dates,
  // Elsewhere it says of an address that it is an old one; left of a bureau's column it labels names.
  former,
  // Equifax heads each address with it.
  'Information Reported',
  'Age',
])

const subheading = /^(Identification|Contact Information)$/i
const employment = {
  company: /^company$/,
  status: /^status$/,
  other: /^(occupation|start date|end date|address)$/,
}

export function newPerson(): BureauPerson {
  return { personal: emptyPersonal(), reportDate: null }
}

/** Fills `people` from the section's lines. @returns the lines that were not understood */
export function readPersonalColumns(
  lines: readonly Line[],
  people: ReadonlyMap<Bureau, BureauPerson>,
): Line[] {
  const end = lines.findIndex(({ text }) => /^Employment History$/i.test(text))
  const unread = end === -1 ? [] : readEmployment(lines.slice(end + 1), people)
  let hasTable = false
  for (const piece of piecesOf(end === -1 ? lines : lines.slice(0, end), labels)) {
    if (piece.kind === 'columns') hasTable = true
    else if (piece.kind === 'row') {
      const isRead = bureaus.map((bureau) => addCell(piece.row, bureau, people.get(bureau) ?? newPerson()))
      if (isRead.includes(false)) unread.push(lineOfRow(piece.row))
    }
    // The sentence above the table introduces it.
    else if (piece.kind === 'text' && hasTable && !subheading.test(piece.line.text)) unread.push(piece.line)
  }
  return unread
}

/** A table below each bureau's name. */
function readEmployment(lines: readonly Line[], people: ReadonlyMap<Bureau, BureauPerson>): Line[] {
  return listsByBureau(lines).flatMap((list) => {
    // The first line of an entry fills the column of its status; a long name goes on below without it.
    const { rows, unread } = listedRows(list.lines, employment, ({ status }) => status.length > 0)
    const employers = rows.flatMap(({ company }) => readText(company) ?? [])
    people.get(list.bureau)?.personal.employers.push(...employers)
    return unread
  })
}

/** @returns false where the cell is not what its label announces */
function addCell(row: BureauRow, bureau: Bureau, person: BureauPerson): boolean {
  const cell = wordsIn(row, bureau)
  if (cell.length === 0) return true
  const { personal } = person
  const items = itemsIn(row, bureau)
  if (dates.includes(row.label)) {
    person.reportDate ??= readDate(cell)
    return person.reportDate !== null
  }
  // Where a line ends with a comma, the cell is a list with commas; elsewhere each line is an item ('SMITH, ANN').
  const isList = items.some((item) => item.at(-1)?.text.endsWith(','))
  const label = row.label === former ? 'Former Name' : row.label
  const lines = row.cells.get(bureau) ?? []
  const valueRows = personalLists[label] === 'addresses' ? lines : isList ? [items.flat()] : items
  const found = emptyPersonal()
  const unread = takePersonal({ ...row, label, valueRows }, found, isList)
  // The same name under 'Name' and 'Also Known As' is one name.
  for (const list of ['names', 'addresses', 'phones', 'employers'] as const)
    for (const each of found[list])
      if (!personal[list].some(({ value }) => value === each.value)) personal[list].push(each)
  personal.dob ??= found.dob
  personal.ssnLast4 ??= found.ssnLast4
  return unread.length === 0
}

/** What the bureau says of the file itself. Anything else is the consumer's own statement, whatever it speaks of. */
const notice =
  /^(consumer|subject|file|this (consumer|file))\b.*\b(deceased|frozen|freeze|alert)\b|^((initial|extended) )?(fraud|active duty) alert\b/i

/** Points by which a statement may begin left of its bureau's name. */
const edge = 2

/** Statements and notices beside or below each bureau's name, or in columns, into `people`. @returns the lines that were not understood */
export function readStatements(lines: readonly Line[], people: ReadonlyMap<Bureau, BureauPerson>): Line[] {
  const unread: Line[] = []
  const found = new Map<Bureau, Word[]>()
  let columns: BureauColumns | null = null
  let open: { bureau: Bureau; labelEnd: number } | null = null
  const add = (bureau: Bureau, words: readonly Word[]) =>
    found.set(bureau, [...(found.get(bureau) ?? []), ...words])
  for (const [at, line] of lines.entries()) {
    if (/^You currently have no\b/i.test(line.text)) continue
    const first = line.words[0]
    const named = first === undefined ? null : bureauNamed(first.text)
    const headed = columnsIn(line, lines.slice(at + 1))
    if (headed !== null) columns = headed
    else if (columns !== null) for (const [bureau, words] of cellParts(line, columns)) add(bureau, words)
    else if (named !== null && first !== undefined) {
      // Where the name stands alone, what is below it is the statement.
      const isAlone = line.words.length === 1
      open = { bureau: named, labelEnd: isAlone ? first.box.x - edge : first.box.x + first.box.width }
      add(named, line.words.slice(1))
    } else if (open !== null && line.box.x >= open.labelEnd) add(open.bureau, line.words)
    else if (open !== null) unread.push(line)
  }
  for (const [bureau, words] of found) {
    const value = readText(words)
    const personal = people.get(bureau)?.personal
    if (value === null || personal === undefined) continue
    if (notice.test(value.value)) personal.notices.push(value)
    else personal.statements.push(value)
  }
  return unread
}
