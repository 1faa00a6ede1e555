/** Tables with a row a bureau and a column a label, as mortgage lenders' merged reports print them: turned, they are rows of labels. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { type Bureau, bureaus } from '../credit-report.ts'
import { keyOf, type LabelKeys } from '../label-keys.ts'
import { isNothing, textOf } from '../printed-values.ts'
import { bureauNamed } from './bureau-columns.ts'
import type { BureauRow } from './bureau-row.ts'

export interface TurnedTable {
  rows: BureauRow[]
  /** What stands below a label that nobody knows, and rows whose values do not stand at the labels' left edges. */
  unread: Line[]
  /** How many of the lines the table takes. */
  used: number
  /** Where it goes on at the head of a page: the words of its head, and the bureaus that it has. */
  head: string
  seen: Set<Bureau>
}

/** Points by which a value may stand beside its label's left edge. */
const edge = 3
const fewestLabels = 3
/** Rows of one value follow each other within so many letter heights. */
const leading = 1.6
/** The bureau does not have the account. */
const lacksAll = /^(not|no) (reporting|record|file|data|information|trade)\b/i
/** Here alone a mere 'Payment' is what is due each month: it stands among amounts and terms. */
const inColumns: Readonly<Record<string, string>> = { payment: 'Monthly Payment' }

interface Lane {
  label: string | null
  words: Word[]
  from: number
  to: number
}

/** The table whose head the line is; null for any other line. */
export function turnedTableAt(
  lines: readonly Line[],
  at: number,
  labels: LabelKeys,
  before: TurnedTable | null,
): TurnedTable | null {
  const head = lines[at]
  const lanes = head === undefined ? [] : lanesOf(head, labels)
  if (head === undefined || lanes.filter(({ label }) => label !== null).length < fewestLabels) return null
  // Marks of months ('30', '60') are labels elsewhere.
  if (
    bureauNamed(head.words[0]?.text ?? '') !== null ||
    !lanes.every(({ words }) => /\p{L}/u.test(textOf(words)))
  )
    return null
  const names = bureausBelow(lines, at)
  if (names.length === 0) return null
  const isRest = before?.head === head.text && names.every((bureau) => !before.seen.has(bureau))
  const table: TurnedTable = isRest ? { ...before, unread: [] } : newTable(head.text, lanes)
  let last = head
  let open: Bureau | null = null
  let next = at + 1
  for (; next < lines.length; next += 1) {
    const line = lines[next]
    if (line === undefined || line.box.page !== head.box.page) break
    const bureau = bureauIn(line, head)
    if (bureau === null && (open === null || !goesOn(line, last, lanes))) break
    if (bureau !== null && table.seen.has(bureau)) break
    open = bureau ?? open
    if (open !== null) addRow(table, lanes, open, bureau === null ? line.words : line.words.slice(1), line)
    if (bureau !== null) table.seen.add(bureau)
    last = line
  }
  return { ...table, used: next - at }
}

function lanesOf(head: Line, labels: LabelKeys): Lane[] {
  const [, ...cells] = cellsIn(head)
  return cells.map(({ words, box, text }, at) => ({
    label: labels.get(keyOf(text)) ?? labels.get(keyOf(inColumns[keyOf(text)] ?? '')) ?? null,
    words,
    from: box.x,
    to: cells[at + 1]?.box.x ?? Number.POSITIVE_INFINITY,
  }))
}

/** The bureaus that begin the rows below, up to the first line that is none. */
function bureausBelow(lines: readonly Line[], at: number): Bureau[] {
  const head = lines[at]
  const below = lines.slice(at + 1, at + 1 + bureaus.length)
  const found = below.map((line) => (head === undefined ? null : bureauIn(line, head)))
  const end = found.indexOf(null)
  return found.slice(0, end === -1 ? found.length : end).flatMap((bureau) => bureau ?? [])
}

/** The bureau that a row begins with, at the left edge of the head. */
function bureauIn({ words: [first, ...rest], box }: Line, head: Line): Bureau | null {
  const isBelow = Math.abs(box.x - head.box.x) <= edge && box.page === head.box.page
  return first === undefined || rest.length === 0 || !isBelow ? null : bureauNamed(first.text)
}

function newTable(head: string, lanes: readonly Lane[]): TurnedTable {
  const rows = lanes.flatMap(({ label, words, from, to }): BureauRow[] => {
    const columns = bureaus.map((bureau) => ({ bureau, from, to }))
    return label === null
      ? []
      : [{ label, labelWords: words, cells: new Map(), columns: { columns, align: 'left', start: from } }]
  })
  return { rows, unread: [], used: 0, head, seen: new Set() }
}

/** A value that goes on below the row, in the lanes of the labels. */
function goesOn(line: Line, above: Line, lanes: readonly Lane[]): boolean {
  const [first] = line.words
  const isNear = line.box.y - above.box.y < leading * (first?.size ?? 0)
  return isNear && first?.size === above.words[0]?.size && cellsByLane(line.words, lanes) !== null
}

/** The words of each lane; null where some do not begin at their label. */
function cellsByLane(words: readonly Word[], lanes: readonly Lane[]): Map<Lane, Word[]> | null {
  const cells = new Map<Lane, Word[]>()
  for (const word of words) {
    // A speck of a scan between two values is none; at the left edge of a lane a dash says that there is none.
    const isSpeck =
      !/[\p{L}\p{N}]/u.test(word.text) && lanes.every(({ from }) => Math.abs(word.box.x - from) > edge)
    if (isSpeck) continue
    const lane = lanes.findLast(({ from }) => word.box.x >= from - edge)
    if (lane === undefined) return null
    cells.set(lane, [...(cells.get(lane) ?? []), word])
  }
  const isOff = ([lane, [first]]: [Lane, Word[]]) =>
    first === undefined || Math.abs(first.box.x - lane.from) > edge
  return [...cells].some(isOff) ? null : cells
}

function addRow(
  table: TurnedTable,
  lanes: readonly Lane[],
  bureau: Bureau,
  words: readonly Word[],
  line: Line,
): void {
  const said = textOf(words)
  if (lacksAll.test(said) || isNothing(said)) return
  const cells = cellsByLane(words, lanes)
  if (cells === null) {
    table.unread.push(line)
    return
  }
  for (const [lane, own] of cells) {
    const row = table.rows.find(({ label }) => label === lane.label)
    if (row === undefined) {
      if (!isNothing(textOf(own))) table.unread.push(lineOf(own))
    } else row.cells.set(bureau, [...(row.cells.get(bureau) ?? []), own])
  }
}
