/** The foot of an account: 'Comments' at the left, 'Contact' at the right, or one below the other. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { columnParagraphs } from '../column-paragraphs.ts'
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { fillContact } from '../fields/fill-tradeline.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { isAddressLine } from '../labelled/name-lines.ts'
import { printed } from '../printed-values.ts'
import { partOpenedBy } from './account-line-kinds.ts'

type Column = 'comments' | 'contact'

/** A word may begin this far left of its column's heading, in points. */
const slack = 4

/** Fills in remarks, the furnisher's address and telephone number. @returns what was not understood */
export function fillFoot(account: Tradeline, lines: readonly Line[]): UnreadLine[] {
  const rows: Record<Column, Word[][]> = { comments: [], contact: [] }
  let columns: { name: Column; left: number }[] = []
  let contactLeft = Math.max(0, ...lines.map(({ box }) => box.x + box.width)) + slack
  for (const line of lines) {
    if (partOpenedBy(line) === 'foot') {
      columns = line.words.flatMap(({ text, box }) => {
        const name = columnNamed(text)
        return name === null ? [] : [{ name, left: box.x }]
      })
      const contact = columns.length > 1 ? columns.find(({ name }) => name === 'contact') : undefined
      contactLeft = contact?.left ?? contactLeft
      continue
    }
    for (const { name, left } of columns) {
      const next = columns.find((column) => column.left > left)?.left ?? Number.POSITIVE_INFINITY
      const from = columns[0]?.name === name ? Number.NEGATIVE_INFINITY : left - slack
      rows[name].push(line.words.filter(({ box }) => box.x >= from && box.x < next - slack))
    }
  }
  const remarks = columnParagraphs(rows.comments, contactLeft - slack)
  account.remarks.push(
    ...remarks
      .filter((words) => !/^([-\u2013\u2014]+|none\.?|n\/a)$/i.test(textOf(words)))
      .map((words) => printed(textOf(words), textOf(words), words)),
  )
  const contact = rows.contact.filter((words) => words.length > 0)
  // A street may have no word for one: '1 TOWN SQUARE'.
  const isOfAddress = (text: string) => isAddressLine({ text }) || /^\d+ /.test(text)
  const address = contact.findIndex((words) => isOfAddress(textOf(words)))
  if (address === -1) return contact.slice(1).flatMap((words) => unreadWords(words))
  fillContact(account, contact.slice(address).flat())
  return []
}

function columnNamed(text: string): Column | null {
  if (/^Comments?/i.test(text)) return 'comments'
  return /^Contact/i.test(text) ? 'contact' : null
}
