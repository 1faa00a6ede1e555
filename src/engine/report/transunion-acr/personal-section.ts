/** Names, addresses, numbers and employers of the section 'Personal Information'. */

import type { Line } from '../../read/positioned-text.ts'
import type { PersonalInformation, Printed, PrintedDate, UnreadLine } from '../credit-report.ts'
import { emptyPersonal } from '../fields/empty-personal.ts'
import { printed } from '../printed-values.ts'
import { labelKey } from './label-key.ts'
import { beginsWithLabel } from './lanes.ts'
import { rightOf } from './line-of.ts'
import { type Pair, readPairs } from './pairs.ts'
import { unreadLines, withoutExplanations } from './paragraphs.ts'
import { unreadPair } from './unread-pair.ts'
import { readDate, readText, wordsIn } from './value-readers.ts'
import type { WrapStyle } from './wrapped-text.ts'

type List = 'names' | 'addresses' | 'phones' | 'employers'

const lists = new Map<string, List>([
  ['name', 'names'],
  ['alsoknownas', 'names'],
  ['aka', 'names'],
  ['formername', 'names'],
  ['currentaddress', 'addresses'],
  ['otheraddress', 'addresses'],
  ['previousaddress', 'addresses'],
  ['phonenumber', 'phones'],
  ['employer', 'employers'],
  ['employername', 'employers'],
])
const notKept = ['Date Reported', 'Occupation', 'Date Verified', 'Date Hired', 'Location']
const labels: ReadonlySet<string> = new Set([
  ...lists.keys(),
  ...notKept.map(labelKey),
  'socialsecuritynumber',
  'dateofbirth',
  'creditreportdate',
])
const headings = /^(Addresses|Phone Numbers?|Employers?|Employment( Information)?|Names?)$/
const explanations =
  /^(You have been on our files since|Your SSN has been masked|SSN has been masked|Buy Now,? Pay Later\b.{20}|If you are experiencing)/

export interface PersonalSection {
  personal: PersonalInformation
  reportDate: Printed<PrintedDate> | null
  unread: UnreadLine[]
}

export function readPersonalSection(lines: Line[], style: WrapStyle): PersonalSection {
  const personal = emptyPersonal()
  const isLabelled = (line: Line) => beginsWithLabel(line, labels)
  const rows = withoutExplanations(lines, explanations, isLabelled).filter((line) => !isHeading(line))
  const table = readPairs(rows, labels)
  const unread = unreadLines(table.stray)
  const edge = Math.max(0, ...lines.map(rightOf))
  for (const pair of table.pairs) if (!take(personal, pair, style, edge)) unread.push(unreadPair(pair))
  const dateRow = table.pairs.find(({ key }) => key === 'creditreportdate')
  return { personal, reportDate: dateRow === undefined ? null : readDate(dateRow.value, style), unread }
}

/** 'Name' and 'Phone Number' are labels as well: as headings they stand alone and larger, without a value. */
function isHeading(line: Line): boolean {
  return headings.test(line.text) && !labels.has(labelKey(line.text))
}

function take(personal: PersonalInformation, pair: Pair, style: WrapStyle, edge: number): boolean {
  if (!pair.known) return false
  const list = lists.get(pair.key)
  if (list !== undefined) {
    // Several names stand below each other under one label; an address is one value.
    const values = list === 'names' || list === 'phones' ? valuesOf(pair.value, edge) : [pair.value]
    for (const rows of values) push(personal[list], readText(rows, style))
    return true
  }
  if (pair.key === 'dateofbirth') personal.dob ??= readDate(pair.value, style)
  else if (pair.key === 'socialsecuritynumber') personal.ssnLast4 ??= readLast4(pair.value, style)
  return true
}

/** Rows are values of their own unless the next word had no room left on the row above. */
function valuesOf(rows: Line[], edge: number): Line[][] {
  const values: Line[][] = []
  for (const row of rows) {
    const current = values.at(-1)
    const above = current?.at(-1)
    const word = row.words[0]
    const wrapped = above && word && rightOf(above) + word.box.width + 0.3 * word.size > edge
    if (current !== undefined && wrapped) current.push(row)
    else values.push([row])
  }
  return values
}

function readLast4(rows: Line[], style: WrapStyle): Printed<string> | null {
  const text = readText(rows, style)
  const last4 = text === null ? null : /(\d{4})$/.exec(text.value.replace(/\s/g, ''))?.[1]
  return text === null || last4 == null ? null : printed(last4, text.raw, wordsIn(rows))
}

function push(list: Printed<string>[], value: Printed<string> | null): void {
  if (value !== null) list.push(value)
}
