/** Section 7: Identification, Contact Information and Employment History. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { PersonalInformation, Printed, UnreadLine } from '../credit-report.ts'
import { isExplanation } from '../equifax/explanations.ts'
import { textOf } from '../fields/field-values.ts'
import { unreadLine, unreadWords } from '../fields/unread-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { hasLabelOf, type RowField, readLabelledRows } from '../labelled-rows.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { headingOf, rowsOf, type TableRow } from '../table-rows.ts'

type List = 'names' | 'addresses' | 'phones' | 'employers'

const lists: Readonly<Record<string, List>> = {
  Name: 'names',
  'Formerly Known As': 'names',
  'Former Name': 'names',
  'Also Known As': 'names',
  'Other Name': 'names',
  'Current Address': 'addresses',
  'Former Address': 'addresses',
  'Previous Address': 'addresses',
  'Other Address': 'addresses',
  Address: 'addresses',
  'Phone Number': 'phones',
  'Telephone Number': 'phones',
  Phone: 'phones',
  Employer: 'employers',
  'Current Employer': 'employers',
  'Last Reported Employment': 'employers',
  Company: 'employers',
}
const birth = ['Date of Birth', 'Age or Date of Birth']
const number = 'Social Security Number'
const labels = labelKeys([
  ...Object.keys(lists),
  ...birth,
  number,
  'Occupation',
  'Status',
  'Date Reported',
  'Start Date',
  'Hire Date',
])
const headings =
  /^(Identification|Contact Information|Employment History|Other Identification|Personal Information)$/i
/** Heading rows of tables; the first title says what a row is. */
const tableTitles = [
  /^(former )?(address(es)?|company|employer|phone( number)?s?)$/,
  /^status$/,
  /^(date reported|start date|hire date|occupation)$/,
]
const nothing = /^([-\u2013\u2014]+|none|n\/a|not reported)\.?$/i

export function readPersonal(lines: readonly Line[]): {
  personal: PersonalInformation
  unread: UnreadLine[]
} {
  const personal: PersonalInformation = {
    names: [],
    addresses: [],
    ssnLast4: null,
    dob: null,
    phones: [],
    employers: [],
    statements: [],
    notices: [],
  }
  const unread: UnreadLine[] = []
  for (const block of blocksOf(lines)) {
    const [first] = block
    const columns = first === undefined ? null : headingOf(first, tableTitles)
    if (columns === null) unread.push(...readFields(block, personal))
    else {
      const [key = ''] = columns.map(({ title }) => title)
      const { rows, stray } = rowsOf(block.slice(1), columns, (cells, before) =>
        beginsRow(cells, before, key),
      )
      unread.push(...stray.map(unreadLine))
      const list: List = /address/.test(key) ? 'addresses' : /phone/.test(key) ? 'phones' : 'employers'
      for (const row of rows) {
        push(personal[list], row.get(key) ?? [])
        // The telephone number stands behind the address, in a column without a title.
        for (const [title, words] of row) if (title !== key) push(personal.phones, phoneIn(words))
      }
    }
  }
  return { personal, unread }
}

function phoneIn(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ text }) => /^\(\d{3}\)$/.test(text))
  const own = at === -1 ? [] : words.slice(at, at + 2)
  return /^\(\d{3}\) \d{3}-\d{4}$/.test(textOf(own)) ? own : []
}

/** A table is a block of its own; it ends at a subheading or at a label. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]]
  let inTable = false
  for (const line of lines) {
    if (headings.test(line.text)) {
      blocks.push([])
      inTable = false
    } else if (headingOf(line, tableTitles) !== null) {
      blocks.push([line])
      inTable = true
    } else if (!isExplanation(line)) {
      if (inTable && hasLabelOf(line, labels)) {
        blocks.push([])
        inTable = false
      }
      blocks.at(-1)?.push(line)
    }
  }
  return blocks.filter((block) => block.length > 0)
}

/** A line with other cells beside the first begins a row, unless the row above has none of them yet. */
function beginsRow(cells: TableRow, before: TableRow | undefined, key: string): boolean {
  const own = cells.get(key)
  if (own === undefined) return false
  const ended = /\b[A-Z]{2},? \d{5}(-\d{4})?$/.test(textOf(before?.get(key) ?? []))
  return before === undefined || cells.size > 1 || ended
}

function readFields(lines: readonly Line[], personal: PersonalInformation): UnreadLine[] {
  const { fields, stray } = readLabelledRows(lines, labels)
  const unread = stray.map(unreadLine)
  for (const field of fields) unread.push(...unreadWords(readField(field, personal)))
  return unread
}

/** @returns the words that were not understood */
function readField({ label, labelWords, valueRows }: RowField, personal: PersonalInformation): Word[] {
  const words = valueRows.flat()
  if (label === null) return [...labelWords, ...words]
  const list = lists[label]
  if (list === 'names') for (const row of valueRows) push(personal.names, row)
  else if (list !== undefined) push(personal[list], words)
  else if (label === number) {
    const last4 = /(\d{4})$/.exec(textOf(words).replace(/\s/g, ''))?.[1]
    if (last4 === undefined) return words
    personal.ssnLast4 ??= printed(last4, textOf(words), words)
  } else if (birth.includes(label)) {
    const date = parsePrintedDate(textOf(words))
    if (date === null) return words
    personal.dob ??= printed(date, textOf(words), words)
  }
  return []
}

function push(list: Printed<string>[], words: readonly Word[]): void {
  const text = textOf(words)
  if (text !== '' && !nothing.test(text)) list.push(printed(text, text, words))
}
