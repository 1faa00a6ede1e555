/** Side-by-side tables as rows: a label, and what each bureau's column shows beside it. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau } from '../credit-report.ts'
import { keyOf, type LabelKeys } from '../label-keys.ts'
import { maskedFrom } from '../labelled/name-lines.ts'
import { isNothing, textOf } from '../printed-values.ts'
import {
  type BureauColumns,
  cellParts,
  columnsIn,
  labelPart,
  withTitlesAbove,
  withWholeHeadings,
} from './bureau-columns.ts'
import type { BureauRow } from './bureau-row.ts'
import { type TurnedTable, turnedTableAt } from './bureaus-as-rows.ts'
import { isMissingPages } from './printed-lines.ts'

export type Piece =
  | { kind: 'columns'; line: Line; columns: BureauColumns }
  | { kind: 'row'; row: BureauRow }
  /** A line that is neither: a heading, a sentence, a table of another sort. */
  | { kind: 'text'; line: Line }
  /** Part of a table that nobody understands. */
  | { kind: 'unread'; line: Line }
  /** Pages are missing here. */
  | { kind: 'gap' }

/** Lines further apart than this many line heights do not belong to one cell. */
const cellGap = 2.2
const mostLabelWords = 4
/** A narrow column sets each word of a label on a line of its own. */
const mostLabelLines = 4
const accountNumber = [{ text: 'Account Number' }]

/**
 * @param labels that the layout prints. A line whose label part is another text is no row: what stands beside an unknown
 *   label is never taken for a value of the row above.
 */
export function piecesOf(printed: readonly Line[], labels: LabelKeys): Piece[] {
  const lines = withTitlesAbove(withWholeHeadings(printed))
  const pieces: Piece[] = []
  let columns: BureauColumns | null = null
  /** The row that a line without a label may continue, and the last line of it or above it. */
  let open: BureauRow | null = null
  let last: Line | null = null
  /** Lines of cells that stand above the label of their row. */
  let above: Line[] = []
  /** The least distance between two labels so far, in points: what a new page hides of the row above it. */
  let rowGap = Number.POSITIVE_INFINITY
  let labelled: Line | null = null
  let turned: TurnedTable | null = null
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    if (line === undefined) continue
    if (isMissingPages(line)) {
      pieces.push({ kind: 'gap' })
      columns = null
      open = null
      above = []
      continue
    }
    const previous: Line | null = last
    last = line
    const table: TurnedTable | null = turnedTableAt(lines, i, labels, turned)
    if (table !== null) {
      // What goes on over the end of a page is in the rows already.
      if (table.rows !== turned?.rows) pieces.push(...table.rows.map((row): Piece => ({ kind: 'row', row })))
      pieces.push(...table.unread.map((unread): Piece => ({ kind: 'unread', line: unread })))
      turned = table
      columns = null
      open = null
      i += table.used - 1
      continue
    }
    turned = null
    const headed = columnsIn(line, lines.slice(i + 1, i + 13))
    if (headed !== null) {
      // A browser repeats the head of a table on the next page: the row may go on below it.
      const isRepeated: boolean = open !== null && previous !== null && previous.box.page !== line.box.page
      columns = headed
      if (!isRepeated) open = null
      pieces.push({ kind: 'columns', line, columns })
      continue
    }
    const row: { row: BureauRow; used: number } | null =
      columns === null ? null : rowAt(lines, i, columns, labels, above)
    if (row !== null) {
      open = row.row
      above = []
      if (labelled !== null && labelled.box.page === line.box.page)
        rowGap = Math.min(rowGap, line.box.y - labelled.box.y)
      labelled = line
      pieces.push({ kind: 'row', row: open })
      i += row.used - 1
      last = lines[i] ?? line
      continue
    }
    if (
      columns !== null &&
      labelPart(line, columns).length === 0 &&
      (above.length > 0 || belongsBelow(lines, i, gapAbove(line, previous, rowGap), columns, labels))
    ) {
      above.push(line)
      continue
    }
    if (columns !== null && open !== null && previous !== null && continues(line, previous, columns)) {
      addCells(open.cells, line, columns)
      continue
    }
    open = null
    pieces.push({ kind: 'text', line })
  }
  return pieces
}

/**
 * Where cells are set in the middle of their row, their first lines stand above its label. Among the lines between two
 * labels, the widest gap is the border of the rows; when it is the last one, all belong to the row above.
 */
function belongsBelow(
  lines: readonly Line[],
  at: number,
  gap: number,
  columns: BureauColumns,
  labels: LabelKeys,
): boolean {
  const line = lines[at]
  if (line === undefined) return false
  let next = at + 1
  while (next < at + 9 && labelPart(lines[next] ?? line, columns).length === 0) next++
  if (rowAt(lines, next, columns, labels, []) === null) return false
  const after = lines.slice(at, next + 1)
  if (after.some(({ box }) => box.page !== line.box.page)) return false
  if (goesOnBesideLabel(lines, next, after.slice(0, -1), columns)) return false
  const widestBelow = Math.max(...after.slice(1).map((each, i) => each.box.y - (after[i]?.box.y ?? 0)))
  return gap > 1.1 * widestBelow
}

/**
 * A cell in the middle of its row that has lines above the label and one beside it has as many below: one with fewer begins
 * beside its label.
 */
function goesOnBesideLabel(
  lines: readonly Line[],
  labelled: number,
  above: readonly Line[],
  columns: BureauColumns,
): boolean {
  const beside = lines[labelled]
  if (beside === undefined) return false
  const behind = lines.slice(labelled + 1, labelled + 1 + above.length)
  const end = behind.findIndex((line) => labelPart(line, columns).length > 0)
  const below = end === -1 ? behind : behind.slice(0, end)
  const countIn = (some: readonly Line[], bureau: Bureau) =>
    some.filter((line) => cellParts(line, columns).has(bureau)).length
  return [...cellParts(beside, columns).keys()].some(
    (bureau) => countIn(below, bureau) < countIn(above, bureau),
  )
}

/** Points between the line and the one above it; on a new page, as many as from row to row. */
function gapAbove(line: Line, previous: Line | null, rowGap: number): number {
  if (previous !== null && previous.box.page === line.box.page) return line.box.y - previous.box.y
  return rowGap === Number.POSITIVE_INFINITY ? 0 : rowGap
}

function addCells(cells: Map<Bureau, Word[][]>, line: Line, columns: BureauColumns): void {
  for (const [bureau, words] of cellParts(line, columns)) {
    cells.set(bureau, [...(cells.get(bureau) ?? []), words])
  }
}

/** A row whose label stands on this line, or on this and the next ones. */
function rowAt(
  lines: readonly Line[],
  at: number,
  columns: BureauColumns,
  labels: LabelKeys,
  above: readonly Line[],
): { row: BureauRow; used: number } | null {
  const line = lines[at]
  if (line === undefined) return null
  const label = labelPart(line, columns)
  if (label.length === 0) return null
  const known = labelOf(label, labels)
  if (known !== undefined) return { row: newRow(known, label, [...above, line], columns), used: 1 }
  const number = numberLabel(line, label, columns, labels)
  if (number !== undefined) return { row: newRow(number, label, [line], columns), used: 1 }
  const words = [...label]
  for (let used = 2; used <= mostLabelLines; used++) {
    const [before, next] = [lines[at + used - 2], lines[at + used - 1]]
    if (before === undefined || next === undefined || !isNear(next, before)) return null
    const more = labelPart(next, columns)
    if (more.length === 0) return null
    words.push(...more)
    const wrapped = labelOf(words, labels)
    if (wrapped !== undefined)
      return { row: newRow(wrapped, words, [...above, ...lines.slice(at, at + used)], columns), used }
  }
  return null
}

/** Only an account's number has a mask, whatever stands before it: the label of numbers where every cell of the row is one or empty. */
function numberLabel(
  line: Line,
  label: readonly Word[],
  columns: BureauColumns,
  labels: LabelKeys,
): string | undefined {
  const cells = [...cellParts(line, columns).values()].filter((words) => !isNothing(textOf(words)))
  const areNumbers = cells.length > 0 && cells.every((words) => maskedFrom(words) === 0)
  return areNumbers && label.length <= mostLabelWords ? labelOf(accountNumber, labels) : undefined
}

function newRow(
  label: string,
  labelWords: Word[],
  lines: readonly Line[],
  columns: BureauColumns,
): BureauRow {
  const cells = new Map<Bureau, Word[][]>()
  for (const line of lines) addCells(cells, line, columns)
  return { label, labelWords, cells, columns }
}

function labelOf(words: readonly Pick<Word, 'text'>[], labels: LabelKeys): string | undefined {
  return labels.get(keyOf(words.map(({ text }) => text).join(' ')))
}

/** The line stands in the columns alone, just below the line before it or at the top of the next page. */
function continues(line: Line, previous: Line, columns: BureauColumns): boolean {
  if (labelPart(line, columns).length > 0) return false
  const size = line.words[0]?.size ?? 0
  const before = previous.words.at(-1)?.size ?? 0
  if (Math.abs(size - before) > 0.15 * before) return false
  return line.box.page === previous.box.page + 1 || isNear(line, previous)
}

function isNear(line: Line, previous: Line): boolean {
  return (
    line.box.page === previous.box.page &&
    line.box.y - previous.box.y < cellGap * Math.max(previous.box.height, previous.words[0]?.size ?? 0)
  )
}

/** Everything a row prints, for boxes and for lines that were not understood. */
export function wordsOfRow({ labelWords, cells }: BureauRow): Word[] {
  return [...labelWords, ...[...cells.values()].flat(2)]
}

/** The row as one line, for the list of what was not understood. */
export function lineOfRow(row: BureauRow): Line {
  const words = wordsOfRow(row)
  return lineOf(words.filter((word) => word.box.page === words[0]?.box.page))
}
