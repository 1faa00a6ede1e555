/** 'Comments | Contact' below an account: no comment says whose it is, so that the creditor's address alone is read. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { printed } from '../printed-values.ts'

/** '(800) 5550100-null': the area code and seven digits; the extension may be the word 'null'. */
const telephone = /^(\(\d{3}\) ?\d{3}-?\d{4})(-\w+)?$/

/** @param lines with the line that heads the two lanes; without it nothing is read, for the lanes are not known */
export function readAccountContact(lines: readonly Line[]): {
  address: Printed<string> | null
  phone: Printed<string> | null
} {
  const at = lines.findIndex(({ text }) => /^Comments Contact$/i.test(text))
  const from = lines[at]?.words[1]?.box.x
  const below = at === -1 ? [] : lines.slice(at + 1)
  const end = below.findIndex((line, i) => {
    const above = lines[at + i]?.box ?? line.box
    return line.box.page === above.page && line.box.y - above.y > 4 * line.box.height
  })
  const rows = (end === -1 ? below : below.slice(0, end))
    .map(({ words }) => words.filter(({ box }) => from !== undefined && box.x >= from - 2))
    .filter((words) => words.length > 0)
  const phoneAt = rows.findIndex((words) => telephone.test(textOf(words)))
  const raw = textOf(rows[phoneAt] ?? [])
  const phone = telephone.exec(raw)?.[1]
  // The first row is the name.
  const address = rows.slice(1, phoneAt === -1 ? undefined : phoneAt)
  const text = address.map((words) => textOf(words)).join(', ')
  return {
    address: text === '' ? null : printed(text, text, address.flat()),
    phone: phone === undefined ? null : printed(phone, raw, rows[phoneAt] ?? []),
  }
}
