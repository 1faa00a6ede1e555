/** Personal information, one column a bureau. */

import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau, PersonalInformation, Printed, PrintedDate } from '../credit-report.ts'
import { bureaus } from '../credit-report.ts'
import { emptyPersonal } from '../fields/empty-personal.ts'
import { printed } from '../printed-values.ts'
import { itemsIn, readDate, readText, textOf, wordsIn } from './cell-values.ts'
import { type BureauRow, lineOfRow, piecesOf } from './table-pieces.ts'

export interface BureauPerson {
  personal: PersonalInformation
  reportDate: Printed<PrintedDate> | null
}

type Part = 'none' | 'date' | 'name' | 'names' | 'dob' | 'ssn' | 'addresses' | 'employers' | 'phones'

const parts = new Map<string, Part>([
  ['creditreportdate', 'date'],
  ['reportdate', 'date'],
  ['name', 'name'],
  ['names', 'names'],
  ['alsoknownas', 'names'],
  ['aka', 'names'],
  ['former', 'names'],
  ['formername', 'names'],
  ['formerlyknownas', 'names'],
  ['dateofbirth', 'dob'],
  ['socialsecuritynumber', 'ssn'],
  ['ssn', 'ssn'],
  ['currentaddress', 'addresses'],
  ['currentaddresses', 'addresses'],
  ['previousaddress', 'addresses'],
  ['previousaddresses', 'addresses'],
  ['employer', 'employers'],
  ['employers', 'employers'],
  ['address', 'addresses'],
  ['phone', 'phones'],
  ['phonenumbers', 'phones'],
  // Equifax heads each address with these.
  ['informationreported', 'none'],
  ['status', 'none'],
  ['datereported', 'none'],
  ['age', 'none'],
])

export function newPerson(): BureauPerson {
  return {
    personal: emptyPersonal(),
    reportDate: null,
  }
}

/** Fills `people` from the section's lines. @returns the lines that were not understood */
export function readPersonalColumns(
  lines: readonly Line[],
  people: ReadonlyMap<Bureau, BureauPerson>,
): Line[] {
  const unread: Line[] = []
  let hasTable = false
  for (const piece of piecesOf(lines, new Set(parts.keys()))) {
    if (piece.kind === 'columns') hasTable = true
    else if (piece.kind === 'row') addRow(piece.row, people, unread)
    // The sentence above the table introduces it.
    else if (piece.kind === 'text' && hasTable) unread.push(piece.line)
  }
  return unread
}

function addRow(row: BureauRow, people: ReadonlyMap<Bureau, BureauPerson>, unread: Line[]): void {
  const part = parts.get(row.key)
  for (const bureau of bureaus) {
    const person = people.get(bureau)
    const cell = wordsIn(row, bureau)
    if (person === undefined || cell.length === 0) continue
    const { personal } = person
    const items = () => listIn(itemsIn(row, bureau)).flatMap((item) => readText(item) ?? [])
    if (part === 'date') person.reportDate ??= readDate(cell)
    else if (part === 'dob') personal.dob ??= readDate(cell)
    else if (part === 'ssn') personal.ssnLast4 ??= lastFourOf(cell)
    else if (part === 'name' || part === 'names') addNew(personal.names, items())
    else if (part === 'employers') addNew(personal.employers, items())
    else if (part === 'phones') addNew(personal.phones, items())
    else if (part === 'addresses') addNew(personal.addresses, addressesIn(itemsIn(row, bureau)))
    if ((part === 'date' && person.reportDate === null) || (part === 'dob' && personal.dob === null)) {
      unread.push(lineOfRow(row))
    }
  }
}

/** Where a line ends with a comma, the cell is a list with commas; elsewhere each line is an item ('SMITH, ANN'). */
function listIn(items: readonly Word[][]): Word[][] {
  if (!items.some((item) => item.at(-1)?.text.endsWith(','))) return [...items]
  const parts: Word[][] = [[]]
  for (const word of items.flat()) {
    parts.at(-1)?.push(word.text.endsWith(',') ? { ...word, text: word.text.slice(0, -1) } : word)
    if (word.text.endsWith(',')) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

function lastFourOf(cell: readonly Word[]): Printed<string> | null {
  const digits = /(\d{4})$/.exec(textOf(cell))?.[1]
  return digits === undefined ? null : printed(digits, textOf(cell), cell)
}

/** The same name under 'Name' and 'Also Known As' is one name. */
function addNew(known: Printed<string>[], found: readonly Printed<string>[]): void {
  for (const each of found) {
    if (!known.some(({ value }) => value === each.value)) known.push(each)
  }
}

const postalCode = /^\d{5}(-\d{4})?$/
const endsWithPostalCode = /(^|\b[A-Z]{2},? )\d{5}(-\d{4})?$/i
const dateBelow = /^((reported|updated):? ?)?\d{1,2}\/(\d{1,2}\/)?\d{2,4}$/i

/** The code may stand on a line of its own below. */
const city = /^[A-Z][A-Z .'-]+, [A-Z]{2}( \d{5}(-\d{4})?)?$/i

/** A street that fills its line is no sentence that goes on: the city on the lines below it stands behind a comma. */
function addressText(item: readonly Word[]): string {
  const breaks = item.flatMap((word, at) =>
    at > 0 && word.box.y - (item[at - 1]?.box.y ?? 0) > 0.5 * word.size ? [at] : [],
  )
  const from = breaks.find((at) => city.test(textOf(item.slice(at)))) ?? 0
  const street = textOf(item.slice(0, from))
  return from > 0 && !street.includes(',') ? `${street}, ${textOf(item.slice(from))}` : textOf(item)
}

/** Street, town and postal code on lines of their own, as one address up to each postal code. */
export function addressesIn(items: readonly (readonly Word[])[]): Printed<string>[] {
  const addresses: Printed<string>[] = []
  let open: { text: string; words: Word[] } | null = null
  for (const item of items) {
    const text = addressText(item)
    if (open === null && dateBelow.test(text)) continue
    open =
      open === null
        ? { text, words: [...item] }
        : {
            text: `${open.text}${postalCode.test(text) ? ' ' : ', '}${text}`,
            words: [...open.words, ...item],
          }
    // A street may begin with five digits; only a code behind a state, or on a later line, ends an address.
    if (endsWithPostalCode.test(text) && (open.words.length > item.length || !postalCode.test(text))) {
      addresses.push(printed(open.text, open.text, open.words))
      open = null
    }
  }
  if (open !== null) addresses.push(printed(open.text, open.text, open.words))
  return addresses
}
