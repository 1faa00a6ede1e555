/** Tables with a row an entry under a line of titles: inquiries, creditors' addresses, employers. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { headingOf, rowsOf } from '../table-rows.ts'

/** The words of an entry in the columns that are asked for; a column without words has none. */
export type ListedRow<Name extends string> = Record<Name, Word[]>

/**
 * The entries under each line of titles, which comes again on every page. What stands above the first introduces them.
 * @param titles of all columns of the table in small letters
 * @param begins true for the cells of a line that begins an entry; other lines go on with the entry above
 */
export function listedRows<Name extends string>(
  lines: readonly Line[],
  titles: Readonly<Record<Name, RegExp>>,
  begins: (row: ListedRow<Name>) => boolean,
): { rows: ListedRow<Name>[]; unread: Line[] } {
  const entries = Object.entries<RegExp>(titles) as [Name, RegExp][]
  const any = new RegExp(entries.map(([, { source }]) => source).join('|'))
  const result: { rows: ListedRow<Name>[]; unread: Line[] } = { rows: [], unread: [] }
  const heads = lines.flatMap((line, at) => (headingOf(line, [any]) === null ? [] : [at]))
  for (const [table, head] of heads.entries()) {
    const columns = headingOf(lines[head] ?? { text: '', words: [], box: noBox }, [any]) ?? []
    const named = (cells: ReadonlyMap<string, Word[]>) =>
      Object.fromEntries(
        entries.map(([name, title]) => [name, [...cells].find(([key]) => title.test(key))?.[1] ?? []]),
      ) as ListedRow<Name>
    const below = lines.slice(head + 1, heads[table + 1])
    const own = below.slice(0, endOf(below))
    const { rows, stray } = rowsOf(own, columns, (cells) => begins(named(cells)))
    result.rows.push(...rows.map(named))
    result.unread.push(...stray, ...below.slice(own.length))
  }
  return result
}

/** Further below the line above it than this many of the table's own distances, a line goes on with no row. */
const mostGap = 1.8
const fewestGaps = 2

/** Index of the first line that stands far below the others of its page: a heading that nobody knows, and what it heads. */
function endOf(lines: readonly Line[]): number {
  let [widest, seen] = [0, 0]
  for (const [at, { box }] of lines.entries()) {
    const above = lines[at - 1]?.box
    if (above === undefined || above.page !== box.page) continue
    const gap = box.y - above.y
    if (seen >= fewestGaps && gap > mostGap * widest) return at
    widest = Math.max(widest, gap)
    seen += 1
  }
  return lines.length
}

const noBox = { page: 0, x: 0, y: 0, width: 0, height: 0 }
