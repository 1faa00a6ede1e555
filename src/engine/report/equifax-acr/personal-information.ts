/** Names, addresses and the other particulars by which the bureau knows the consumer. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { columnParagraphs } from '../column-paragraphs.ts'
import type { PersonalInformation, UnreadLine } from '../credit-report.ts'
import { emptyPersonal } from '../fields/empty-personal.ts'
import { textOf } from '../fields/field-values.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { personalLists, takePersonal } from '../labelled/personal-rows.ts'
import { labelledLines } from './personal-lanes.ts'

const nothing = /^(None|None reported|No .*(on file|reported|found))\.?$/i
const endOfAddress = /\b[A-Z]{2},? \d{5}(-\d{4})?$/

/** @param lines of the section Personal Information */
export function readPersonalInformation(lines: readonly Line[]): {
  personal: PersonalInformation
  unread: UnreadLine[]
} {
  const personal = emptyPersonal()
  const unread: UnreadLine[] = []
  const take = (label: string, valueRows: Word[][]) =>
    unread.push(...unreadWords(takePersonal({ label, labelWords: [], valueRows }, personal, false)))
  for (const { label, lines: all, right } of labelledLines(lines)) {
    const rows = all.filter((words) => !nothing.test(textOf(words)))
    const list = personalLists[label ?? '']
    // Only the first column has lines above its first label: the name and the current address.
    if (label === null && personal.names.length === 0) {
      take('Name', rows.slice(0, 1))
      take('Current Address', wholeAddresses(rows.slice(1)))
    } else if (label === null) unread.push(...unreadWords(rows.flat()))
    else if (list === 'addresses') take(label, wholeAddresses(rows))
    else if (list === 'phones') take(label, rows)
    else for (const text of columnParagraphs(rows, right)) take(label, [text])
  }
  return { personal, unread }
}

/** An address goes on until its postal code; without any postal code each line is one. */
function wholeAddresses(lines: readonly Word[][]): Word[][] {
  if (!lines.some((words) => endOfAddress.test(textOf(words)))) return [...lines]
  const addresses: Word[][] = [[]]
  for (const words of lines) {
    addresses.at(-1)?.push(...words)
    if (endOfAddress.test(textOf(words))) addresses.push([])
  }
  return addresses
}
