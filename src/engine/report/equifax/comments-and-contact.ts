/**
 * What stands below an account's tables: 'Narrative Code | Narrative Code Description', its remarks; and the foot, 'Comments' at
 * the left, 'Contact' at the right, or one below the other.
 */
import type { Line, Mark, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import type { Printed, Tradeline, UnreadLine } from '../credit-report.ts'
import { fillContact } from '../fields/fill-tradeline.ts'
import { isAddressLine } from '../labelled/name-lines.ts'
import { remarksIn } from '../labelled/remarks-in-words.ts'
import { columnParagraphs } from '../labelled/running-text.ts'
import { parted } from '../parted.ts'
import { asPrinted, printed, readText, textOf, unreadWords } from '../printed-values.ts'
import { isNarrativeRow, partOpenedBy } from './account-line-kinds.ts'
import { ruledGroups } from './row-rules.ts'

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
        const name = /^Comments?/i.test(text) ? 'comments' : /^Contact/i.test(text) ? 'contact' : null
        return name === null ? [] : [{ name, left: box.x }]
      })
      const contact = columns.length > 1 ? columns.find(({ name }) => name === 'contact') : undefined
      contactLeft = contact?.left ?? contactLeft
      continue
    }
    // 'Comments' heads the part, and may label its text again.
    const [label, ...cells] = cellsIn(line)
    const words =
      cells.length > 0 && /^Comments?:?$/i.test(label?.text ?? '')
        ? cells.flatMap((cell) => cell.words)
        : line.words
    for (const { name, left } of columns) {
      const next = columns.find((column) => column.left > left)?.left ?? Number.POSITIVE_INFINITY
      const from = columns[0]?.name === name ? Number.NEGATIVE_INFINITY : left - slack
      rows[name].push(words.filter(({ box }) => box.x >= from && box.x < next - slack))
    }
  }
  const remarks = columnParagraphs(rows.comments, contactLeft - slack)
  account.remarks.push(
    ...remarks.flatMap((words) => remarksIn(words)).flatMap((words) => readText(words) ?? []),
  )
  const contact = rows.contact.filter((words) => words.length > 0)
  // A street may have no word for one: '1 TOWN SQUARE'.
  const isOfAddress = (text: string) => isAddressLine({ text }) || /^\d+ /.test(text)
  const address = contact.findIndex((words) => isOfAddress(textOf(words)))
  if (address === -1) return contact.slice(1).flatMap((words) => unreadWords(words))
  fillContact(account, contact.slice(address).flat())
  return []
}

/**
 * Remarks in the order printed: the description, or the bare code when no description is printed for it.
 * @param lines header and rows of the table
 * @param codeWords the value of the label 'Narrative Code(s):'
 */
export function readNarratives(
  lines: readonly Line[],
  codeWords: readonly Word[],
  marks: readonly Mark[],
): Printed<string>[] {
  const table = lines.filter((line) => partOpenedBy(line) !== 'narratives')
  const rows = rowsOf(table, marks)
  const remarks = rows.map(({ code, description }) =>
    asPrinted(description.length > 0 ? description : [code]),
  )
  const described = new Set(rows.map(({ code }) => code.text))
  for (const word of codeWords) {
    const code = word.text.replace(/[,;]$/, '')
    if (/^[0-9A-Z]{2,3}$/.test(code) && !described.has(code)) remarks.push(printed(code, code, [word]))
  }
  return remarks
}

/**
 * Code and description of each row, by the rules drawn between rows where there are any: in a table aligned in the middle the
 * first line of a wrapped description stands above its code. Without rules a description goes on until the next code.
 */
function rowsOf(lines: readonly Line[], marks: readonly Mark[]): { code: Word; description: Word[] }[] {
  const groups = ruledGroups(lines, marks).flatMap((group) =>
    group.filter(isNarrativeRow).length === 1 ? [group] : group.map((line) => [line]),
  )
  return parted(groups, (group) => group.some(isNarrativeRow)).flatMap((row) => {
    const [code] = row.flat().find(isNarrativeRow)?.words ?? []
    const words = row.flat().flatMap((line) => line.words)
    return code === undefined
      ? []
      : [{ code, description: words.filter((word) => word !== code && word.text !== '|') }]
  })
}
