/** 'Comments | Contact' below an account: what was noted on the left, the creditor's address on the right. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { printed } from '../printed-values.ts'
import { readText } from '../three-bureau/cell-values.ts'

export interface RemarksAndContact {
  remarks: Printed<string>[]
  address: Printed<string> | null
  phone: Printed<string> | null
}

/** '(800) 5550100-null': the area code and seven digits; the extension may be the word 'null'. */
const telephone = /^(\(\d{3}\) ?\d{3}-?\d{4})(-\w+)?$/

/** @param lines with the line that heads the two lanes; without it nothing is read, for the lanes are not known */
export function readRemarksAndContact(lines: readonly Line[]): RemarksAndContact {
  const head = lines.find(({ text }) => /^Comments Contact$/i.test(text))
  const from = head?.words[1]?.box.x
  const result: RemarksAndContact = { remarks: [], address: null, phone: null }
  if (head === undefined || from === undefined) return result
  const items: Word[][] = []
  const contact: Word[][] = []
  let previous = head
  for (const line of lines.slice(lines.indexOf(head) + 1)) {
    if (line.box.page === previous.box.page && line.box.y - previous.box.y > 4 * line.box.height) break
    previous = line
    const left = line.words.filter(({ box }) => box.x < from - 2)
    const right = line.words.filter(({ box }) => box.x >= from - 2)
    if (right.length > 0) contact.push(right)
    if (left.length === 0) continue
    // Every comment begins with a dash; a line without one goes on with the comment above.
    if (left[0]?.text === '-') items.push(left.slice(1))
    else items.at(-1)?.push(...left)
  }
  result.remarks = items.flatMap((item) => readText(item) ?? [])
  const phoneAt = contact.findIndex((words) => telephone.test(textOf(words)))
  const phone = telephone.exec(textOf(contact[phoneAt] ?? []))?.[1]
  if (phone !== undefined)
    result.phone = printed(phone, textOf(contact[phoneAt] ?? []), contact[phoneAt] ?? [])
  const [, ...address] = contact.slice(0, phoneAt === -1 ? undefined : phoneAt)
  const text = address.map((words) => textOf(words)).join(', ')
  if (text !== '') result.address = printed(text, text, address.flat())
  return result
}
