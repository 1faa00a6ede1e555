/** Names, addresses, numbers and employers, in labelled rows or in small tables. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { isOnOneLine } from '../boxes-in.ts'
import type { PersonalInformation, Printed, UnreadLine } from '../credit-report.ts'
import { hasLabelOf, labelsOf, type RowField, readLabelledRows } from '../labelled-rows.ts'
import { emptyPersonal } from '../new-tradeline.ts'
import { parted } from '../parted.ts'
import {
  isNothing,
  printed,
  readDate,
  readText,
  saysNothing,
  textOf,
  unreadLine,
  unreadWords,
} from '../printed-values.ts'
import { headingOf, rowsOf, type TableRow } from '../table-rows.ts'
import { addressesIn, withoutRest } from './personal-addresses.ts'
import {
  type PersonalList as List,
  personalOthers as others,
  personalLabels,
  personalLists,
} from './personal-labels.ts'
import { isAddressKind, isId, isPhoneKind, isRestOfId } from './personal-notes.ts'
import { columnParagraphs, withoutExplanations } from './running-text.ts'
import { mayBePhone, phonesIn, telephonesIn } from './telephones.ts'

const ofFormerName = /^(Former|Other|Also|AKA|Alias|Otros|También|You have also)/

/** True where each name stands in a row whose label is that of a former one: the head of the report prints the one the person has now. */
export function areFormerNames(names: readonly Printed<string>[], lines: readonly Line[]): boolean {
  const isFormer = (line: Line) => {
    const ofNames = labelsOf(line, personalLabels).filter((label) => personalLists[label] === 'names')
    return ofNames.length > 0 && ofNames.every((label) => ofFormerName.test(label))
  }
  const rows = lines.filter(isFormer)
  return names.length > 0 && names.every(({ box }) => rows.some((row) => isOnOneLine(box, row.box)))
}

/** A city's row: 'BOISE, ID 83709'. */
const withCode = /\b[A-Z]{2},? \d{5}(-\d{4})?$/
const titles = [
  /^((former )?address(es)?|company|employer( name)?|phones?|(tele)?phone numbers?)$/,
  /^(date reported|date verified|status)$/,
  /^(date hired|hire date|start date|occupation|position|location)$/,
]
const subheadings = /^(Identification|Contact Information|Employment History|Other Identification)$/i
const explanations =
  /^(Buy Now,? Pay Later\b.{20}|If you are experiencing|You have been on our files since|(Your|The) SSN (has been|is)|SSN has been masked)/i

/**
 * @param areLists true where one value may hold several names with commas between them, or several employers with semicolons
 * @param edge right edge that values break at, in points; null where each row is a value of its own
 */
export function readPersonal(
  lines: Line[],
  areLists = true,
  edge: number | null = null,
): { personal: PersonalInformation; unread: UnreadLine[] } {
  const personal = emptyPersonal()
  const unread: UnreadLine[] = []
  const isLabelled = (line: Line) => hasLabelOf(line, personalLabels)
  for (const { heading, lines: block } of blocksOf(withoutExplanations(lines, explanations, isLabelled))) {
    const [first] = block
    const columns = first === undefined ? null : headingOf(first, titles)
    if (columns === null) {
      const { fields, stray } = readLabelledRows(block, personalLabels, true)
      if (fields.length === 0 && /^Employment History$/i.test(heading)) {
        for (const { words } of stray) push(personal.employers, words)
        continue
      }
      const whole = edge === null ? fields : fields.map((field) => withWholeRows(field, edge))
      for (const field of withEmployers(whole))
        unread.push(...unreadWords(takePersonal(field, personal, areLists)))
      const left = takeMaskedNumber(personal, whole, stray)
      unread.push(...left.filter((line) => !saysNothing(line)).map(unreadLine))
      continue
    }
    const key = columns[0]?.title ?? ''
    const { rows, stray } = rowsOf(block.slice(1), columns, (cells, before) => beginsRow(cells, before, key))
    for (const row of rows)
      for (const [title, words] of row) {
        const list = listOf(title)
        if (list !== null) push(personal[list], words)
        // A telephone number may stand behind the address, in a column without a title.
        else for (const phone of telephonesIn(words)) push(personal.phones, phone)
      }
    unread.push(...stray.map(unreadLine))
  }
  return { personal, unread }
}

/** What a column's title says that stands below it. */
function listOf(title: string): List | null {
  if (/address/.test(title)) return 'addresses'
  if (/phone/.test(title)) return 'phones'
  return /^(company|employer)/.test(title) ? 'employers' : null
}

/** Several of these stand below each other under one label; anything else is one value. */
const inRows = /^(Names?|Also Known As|AKA|Former Name|Phone Numbers?)$/
const areSeveral = (label: string): boolean => inRows.test(label) || personalLists[label] === 'employers'

/** The rows of a value as one, unless several may stand there, each where the row above had room left. */
function withWholeRows(field: RowField, edge: number): RowField {
  const { label, valueRows } = field
  if (valueRows.length < 2) return field
  return {
    ...field,
    valueRows: areSeveral(label ?? '') ? columnParagraphs(valueRows, edge) : [valueRows.flat()],
  }
}

/** 'Employers' heads rows of their own in some prints: the 'Name' among these is no name of the person. */
function withEmployers(fields: readonly RowField[]): RowField[] {
  let isOfEmployer = false
  return fields.map((field) => {
    const { label, valueRows } = field
    const list = personalLists[label ?? '']
    if (list === 'employers') isOfEmployer = valueRows.length === 0
    else if (label !== 'Name' && others[label ?? ''] !== 'not kept') isOfEmployer = false
    return isOfEmployer && label === 'Name' ? { ...field, label: 'Employer Name' } : field
  })
}

/** @property heading the subheading that it stands below; '' without one */
interface Block {
  heading: string
  lines: Line[]
}

/** A table is a block of its own; it ends at a label with a colon. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [{ heading: '', lines: [] }]
  let inTable = false
  for (const line of lines) {
    if (subheadings.test(line.text)) {
      blocks.push({ heading: line.text, lines: [] })
      inTable = false
      continue
    }
    const isHeading = headingOf(line, titles) !== null
    if (isHeading || (inTable && hasLabelOf(line, personalLabels))) {
      // 'Addresses Reported:' above its table is only a title.
      const above = blocks.at(-1)?.lines
      if (isHeading && /Reported:?$/i.test(above?.at(-1)?.text ?? '')) above?.pop()
      blocks.push({ heading: '', lines: [] })
      inTable = isHeading
    }
    blocks.at(-1)?.lines.push(line)
  }
  return blocks.filter((block) => block.lines.length > 0)
}

function beginsRow(cells: TableRow, before: TableRow | undefined, key: string): boolean {
  if (!cells.has(key)) return false
  return before === undefined || cells.size > 1 || withCode.test(textOf(before.get(key) ?? []))
}

/**
 * Puts one row of personal data where it belongs.
 * @param areLists as for readPersonal
 * @returns the words that were not understood
 */
export function takePersonal(
  { label, labelWords, valueRows: allRows }: RowField,
  personal: PersonalInformation,
  areLists: boolean,
): Word[] {
  const valueRows = label === null ? allRows : allRows.filter((row) => !isNote(textOf(row), label))
  const words = valueRows.flat()
  if (label === null) return [...labelWords, ...words]
  const list = personalLists[label]
  if (list === 'addresses') {
    const rows = valueRows.map(withoutRest)
    for (const address of addressesIn(rows.map(({ own }) => own))) push(personal.addresses, address)
    return rows.flatMap(({ rest }) => rest)
  }
  if (list === 'phones') {
    const phones = phonesIn(words).filter((phone) => !isPhoneKind(textOf(phone)))
    for (const phone of phones.filter(mayBePhone)) push(personal.phones, phone)
    return phones.filter((phone) => !mayBePhone(phone) && !isNothing(textOf(phone))).flat()
  }
  if (list !== undefined)
    for (const row of wholeRows(valueRows))
      for (const one of areLists ? partsOfList(row, list) : [row]) push(personal[list], one)
  else if (others[label] === 'ssnLast4') {
    const last4 = /(\d{4})$/.exec(textOf(words).replace(/\s/g, ''))?.[1]
    if (last4 === undefined) return words
    personal.ssnLast4 ??= printed(last4, textOf(words), words)
  } else if (others[label] === 'dob') {
    const date = readDate(words)
    if (date === null) return words
    personal.dob ??= date
  } else if (others[label] === 'notices' || others[label] === 'statements') {
    if (!saysNothing({ text: textOf(words) })) push(personal[others[label]], words)
  }
  return []
}

/** A masked Social Security number in a row of its own is that of a label without a value, wherever below it it was set. @returns the other rows */
function takeMaskedNumber(
  personal: PersonalInformation,
  fields: readonly RowField[],
  stray: readonly Line[],
): readonly Line[] {
  const isOpen = fields.some(
    ({ label, valueRows }) => others[label ?? ''] === 'ssnLast4' && valueRows.length === 0,
  )
  const numbers = stray.filter(({ text }) => /^[X*]{3}-?[X*]{2}-?\d{4}$/i.test(text))
  const [number, ...more] = numbers
  if (!isOpen || personal.ssnLast4 !== null || number === undefined || more.length > 0) return stray
  personal.ssnLast4 = printed(number.text.slice(-4), number.text, number.words)
  return stray.filter((line) => line !== number)
}

/** What is said about the value above it: its number, or its kind. */
function isNote(text: string, label: string): boolean {
  const list = personalLists[label]
  if (list === 'phones') return isPhoneKind(text)
  if (list === undefined) return false
  return isId(text) || isRestOfId(text) || (list === 'addresses' && isAddressKind(text))
}

/** Rows of names, each whole: none is of one word, and none ends with a hyphen or with a word that goes on. */
const wholeRows = (rows: readonly Word[][]): Word[][] =>
  parted(
    rows,
    (row, above) => row.length > 1 && !/(-|^(of|the|and|&|de|del|la|y))$/i.test(above.at(-1)?.text ?? ''),
  ).map((part) => part.flat())

/** What follows a comma and is a part of the name before it: 'ANN LEE, JR'. */
const suffix = /^(jr|sr|i{2,3}|iv|esq)[.,;]?$/i

/**
 * 'ANN LEE, A LEE' and 'ANN LEE; A LEE' are two names. A comma stands inside an employer's name as well ('HARBOR MARINE, INC',
 * 'BOOKKEEPER, CITY CLINIC'), so that only semicolons part employers.
 */
function partsOfList(words: readonly Word[], list: 'names' | 'employers'): Word[][] {
  const isEnd = ({ text }: Word, next?: Word) =>
    text.endsWith(';') || (list === 'names' && text.endsWith(',') && !suffix.test(next?.text ?? ''))
  return parted(words, (word, before) => isEnd(before, word)).map((part) =>
    part.map((word, at) =>
      at === part.length - 1 && isEnd(word) ? { ...word, text: word.text.slice(0, -1) } : word,
    ),
  )
}

function push(list: Printed<string>[], words: readonly Word[]): void {
  const value = readText(words)
  if (value !== null) list.push(value)
}
