/** Tables with a line an entry under a line of column names: inquiries, creditors' addresses, employers. */
import { boxAround } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { textOf } from './cell-values.ts'
import { labelKey } from './label-key.ts'

/** The words of an entry by the name of their column. */
export type Cells = Map<string, Word[]>

/** Points by which a cell may begin left of its column's name. */
const edge = 2

/**
 * The entries of a table under a line of column names. An entry begins where `begins` says so of a line's cells; other
 * lines go on with the entry above. The line of names comes again on every page.
 * @param names the columns' names as keys; the first two must be there
 */
export function entriesOf(
  lines: readonly Line[],
  names: readonly (readonly string[])[],
  begins: (cells: Cells) => boolean,
): { entries: Cells[]; unread: Line[] } {
  const entries: Cells[] = []
  const unread: Line[] = []
  let columns: { name: string; from: number }[] = []
  for (const line of lines) {
    const headed = columnsNamed(line, names)
    if (headed !== null) {
      columns = headed
      continue
    }
    // The sentences above the table introduce it.
    if (columns.length === 0) continue
    const cells: Cells = new Map()
    for (const word of line.words) {
      const column = columns.findLast(({ from }) => word.box.x >= from - edge) ?? columns[0]
      if (column !== undefined) cells.set(column.name, [...(cells.get(column.name) ?? []), word])
    }
    const open = entries.at(-1)
    if (begins(cells)) entries.push(cells)
    else if (open === undefined || line.words.some(({ box }) => box.x < (columns[0]?.from ?? 0) - edge))
      unread.push(line)
    else for (const [name, words] of cells) open.set(name, [...(open.get(name) ?? []), ...words])
  }
  return { entries, unread }
}

/** The line as column names; null when it does not consist of them alone. */
function columnsNamed(
  line: Line,
  names: readonly (readonly string[])[],
): { name: string; from: number }[] | null {
  const columns: { name: string; from: number }[] = []
  let at = 0
  while (at < line.words.length) {
    const found = longestName(line.words.slice(at), names)
    if (found === null) return null
    columns.push({ name: found.name, from: line.words[at]?.box.x ?? 0 })
    at += found.length
  }
  return columns.length >= 2 ? columns : null
}

function longestName(words: readonly Word[], names: readonly (readonly string[])[]) {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const key = labelKey(textOf(words.slice(0, length)))
    const name = names.find((spellings) => spellings.includes(key))?.[0]
    if (name !== undefined) return { name, length }
  }
  return null
}

/** An entry as one line, for the list of what was not understood. */
export function lineOfCells(cells: Cells): Line {
  const words = [...cells.values()].flat()
  return { text: textOf(words), words, box: boxAround(words) }
}
