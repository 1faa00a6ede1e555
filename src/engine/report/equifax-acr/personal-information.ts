/** Names, addresses and the other particulars by which the bureau knows the consumer. */

import type { Line, Word } from '../../read/positioned-text.ts'
import { columnParagraphs } from '../column-paragraphs.ts'
import type { PersonalInformation, Printed, UnreadLine } from '../credit-report.ts'
import { emptyPersonal } from '../fields/empty-personal.ts'
import { textOf } from '../fields/field-values.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { type LabelledLines, labelledLines } from './personal-lanes.ts'

export interface PersonalReading {
  personal: PersonalInformation
  unread: UnreadLine[]
}

const nothing = /^(None|None reported|No .*(on file|reported|found))\.?$/i
const endOfAddress = /\b[A-Z]{2},? \d{5}(-\d{4})?$/

/** @param lines of the section Personal Information */
export function readPersonalInformation(lines: readonly Line[]): PersonalReading {
  const reading: PersonalReading = { personal: emptyPersonal(), unread: [] }
  for (const group of labelledLines(lines)) {
    const spoken = group.lines.filter((words) => !nothing.test(textOf(words)))
    readGroup({ ...group, lines: spoken }, reading)
  }
  return reading
}

function readGroup({ label, lines, right }: LabelledLines, { personal, unread }: PersonalReading): void {
  if (label === null) {
    const [name, ...address] = lines
    // Only the first column has lines above its first label: the name and the current address.
    if (name !== undefined && personal.names.length === 0) {
      personal.names.push(textIn(name))
      personal.addresses.push(...addressesIn(address))
    } else unread.push(...unreadWords(lines.flat()))
  } else if (label.includes('Name') || label === 'Also Known As')
    personal.names.push(...paragraphsIn(lines, right))
  else if (label.includes('Address')) personal.addresses.push(...addressesIn(lines))
  else if (label.includes('Phone')) personal.phones.push(...phonesIn(lines))
  else if (label.startsWith('Employment')) personal.employers.push(...paragraphsIn(lines, right))
  else if (label === 'Consumer File Notices') personal.notices.push(...paragraphsIn(lines, right))
  else if (label === 'Consumer Statement') personal.statements.push(...paragraphsIn(lines, right))
  else unread.push(...unreadWords(readIdentity(label, lines, personal)))
}

/** @returns the words that are neither a number nor a date */
function readIdentity(label: string, [value = [], ...more]: Word[][], personal: PersonalInformation): Word[] {
  const raw = textOf(value)
  if (label === 'Social Security Number') {
    const last4 = /^[X*\d-]*?(\d{4})$/i.exec(raw.replace(/\s/g, ''))?.[1]
    if (last4 === undefined) return [...value, ...more.flat()]
    personal.ssnLast4 = printed(last4, raw, value)
  } else {
    const date = parsePrintedDate(raw)
    if (date === null) return [...value, ...more.flat()]
    personal.dob = printed(date, raw, value)
  }
  return more.flat()
}

function textIn(words: readonly Word[]): Printed<string> {
  return printed(textOf(words), textOf(words), words)
}

/** An address goes on until its postal code; without any postal code each line is one. */
function addressesIn(lines: readonly Word[][]): Printed<string>[] {
  if (!lines.some((words) => endOfAddress.test(textOf(words)))) return lines.map(textIn)
  const addresses: Word[][] = [[]]
  for (const words of lines) {
    addresses.at(-1)?.push(...words)
    if (endOfAddress.test(textOf(words))) addresses.push([])
  }
  return addresses.filter((words) => words.length > 0).map(textIn)
}

function phonesIn(lines: readonly Word[][]): Printed<string>[] {
  return lines.flatMap((words) => {
    const phones: Word[][] = []
    for (const word of words) {
      // '(480) 555-0161' is two words.
      if (/^\(?\d{3}\)?$/.test(phones.at(-1)?.at(-1)?.text ?? '')) phones.at(-1)?.push(word)
      else if (/\d/.test(word.text)) phones.push([word])
    }
    return phones.map(textIn)
  })
}

const paragraphsIn = (lines: readonly Word[][], right: number): Printed<string>[] =>
  columnParagraphs(lines, right).map(textIn)
