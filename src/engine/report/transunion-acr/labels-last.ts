/** Values of several rows whose label stands beside the last of them: 'High Balance (Hist.)', 'Remarks' in some prints. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { textOf } from '../fields/field-values.ts'
import type { LabelKeys } from '../label-keys.ts'
import { partsIn } from '../row-parts.ts'

export interface LongValues {
  /** True for a label that may stand beside the last row of its value. */
  mayStandLast(label: string): boolean
  /** True where a value of this label may end so: '$1,091' is a whole amount, 'Credit limit of' is none. */
  mayEnd(label: string, text: string): boolean
}

interface LaneRow {
  /** The label as its list spells it; null without one. */
  name: string | null
  label: readonly Word[]
  value: readonly Word[]
}

/** How far left of its lane a value may begin, in points. */
const slack = 3

/**
 * The rows with each such label at the first row of its value. Whose a row without a label is, the line breaks tell: a row
 * breaks where the next word has no room left, so what would have fitted on the row above does not go on with it.
 * @param lines of one table; as they are where no value stands beside its label
 */
export function withLabelsFirst(lines: readonly Line[], keys: LabelKeys, labels: LongValues): Line[] {
  const lefts = lines.flatMap((line) =>
    partsIn(line, keys).flatMap(({ label, value }) => (label === null ? [] : (value[0]?.box.x ?? []))),
  )
  const lane = lefts.sort((a, b) => a - b)[Math.floor(lefts.length / 2)]
  if (lane === undefined) return [...lines]
  const rows = lines.map((line) => rowOf(line, keys, lane))
  const edge = Math.max(0, ...rows.flatMap(({ value }) => value.map(rightOf)))
  const moved: (Line | null)[] = [...lines]
  for (const [at, row] of rows.entries()) {
    if (row.name === null || !labels.mayStandLast(row.name)) continue
    const below = rows[at + 1]
    // In some prints the long value stands below its label, where values stand.
    if (row.value.length === 0 && below?.label.length === 0 && below.value.length > 0) {
      moved[at] = null
      moved[at + 1] = lineOf([...withRowOf(row.label, below.value), ...below.value])
      continue
    }
    const from = firstRowOf(rows, at, edge, labels)
    const first = rows[from]?.value[0]
    if (from === at || first === undefined) continue
    const label = withRowOf(row.label, [first])
    rows[from] = { ...row, value: rows[from]?.value ?? [] }
    rows[at] = { name: null, label: [], value: row.value }
    moved[from] = lineOf([...label, ...(rows[from]?.value ?? [])])
    moved[at] = lineOf([...row.value])
  }
  return moved.filter((line) => line !== null)
}

/** The words of a label on the row of a value. */
function withRowOf(label: readonly Word[], [first]: readonly Word[]): Word[] {
  return first === undefined
    ? [...label]
    : label.map((word) => ({ ...word, box: { ...word.box, y: first.box.y, page: first.box.page } }))
}

function rowOf(line: Line, keys: LabelKeys, lane: number): LaneRow {
  const [first] = partsIn(line, keys)
  const [word] = line.words
  if (first?.label != null)
    return { name: first.label, label: first.words, value: line.words.slice(first.words.length) }
  return word !== undefined && word.box.x >= lane - slack
    ? { name: null, label: [], value: line.words }
    : { name: null, label: line.words, value: [] }
}

/** Index of the first row of the value that ends at `at`; `at` itself where its label stands first, as in most prints. */
function firstRowOf(rows: readonly LaneRow[], at: number, edge: number, labels: LongValues): number {
  let from = at
  while (rows[from - 1]?.label.length === 0 && isFull(rows[from - 1], rows[from], edge)) from -= 1
  if (from === at || from === 0) return from
  const above = rows.findLastIndex(({ label }, index) => index < from && label.length > 0)
  const value = rows.slice(Math.max(0, above), from).flatMap((row) => row.value)
  const isOver = above >= 0 && labels.mayEnd(rows[above]?.name ?? '', textOf(value))
  return isOver && !isFull(rows[from - 1], rows[from], edge) ? from : at
}

/** True where the row breaks because the first word of the next one has no room left on it. */
function isFull(row: LaneRow | undefined, next: LaneRow | undefined, edge: number): boolean {
  const [last, first] = [row?.value.at(-1), next?.value[0]]
  return (
    last !== undefined && first !== undefined && rightOf(last) + first.box.width + 0.2 * first.size > edge
  )
}

const rightOf = ({ box }: Word): number => box.x + box.width
