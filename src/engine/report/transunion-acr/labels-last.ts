/** Values of several rows whose label stands beside the last of them: 'High Balance (Hist.)', 'Remarks' in some prints. */
import type { Word } from '../../read/positioned-text.ts'
import { labelKey } from './label-key.ts'
import type { LaneRow } from './lanes.ts'
import { rightOf } from './line-of.ts'

export interface LongValues {
  /** True for the key of a label that may stand beside the last row of its value. */
  mayStandLast(key: string): boolean
  /** True where a value of this label may end so: '$1,091' is a whole amount, 'Credit limit of' is none. */
  mayEnd(key: string, text: string): boolean
}

/**
 * The rows with each such label at the first row of its value. Whose a row without a label is, the line breaks tell: a row
 * breaks where the next word has no room left, so what would have fitted on the row above does not go on with it.
 * @param rows of one table whose values stand in a lane of their own
 */
export function withLabelsFirst(rows: readonly LaneRow[], labels: LongValues): LaneRow[] {
  const edge = Math.max(0, ...rows.flatMap(({ value }) => value.map(rightOf)))
  const moved = [...rows]
  for (const [at, row] of rows.entries()) {
    if (row.label.length === 0 || !labels.mayStandLast(keyOf(row.label))) continue
    const from = firstRowOf(moved, at, edge, labels)
    if (from === at) continue
    moved[from] = { label: row.label, value: rows[from]?.value ?? [] }
    moved[at] = { label: [], value: row.value }
  }
  return moved
}

/** Index of the first row of the value that ends at `at`; `at` itself where its label stands first, as in most prints. */
function firstRowOf(rows: readonly LaneRow[], at: number, edge: number, labels: LongValues): number {
  let from = at
  while (rows[from - 1]?.label.length === 0 && isFull(rows[from - 1], rows[from], edge)) from -= 1
  if (from === at || from === 0) return from
  const above = rows.findLastIndex(({ label }, index) => index < from && label.length > 0)
  const value = rows.slice(Math.max(0, above), from).flatMap((row) => row.value)
  const isOver = above >= 0 && labels.mayEnd(keyOf(rows[above]?.label ?? []), textOf(value))
  return isOver && !isFull(rows[from - 1], rows[from], edge) ? from : at
}

/** True where the row breaks because the first word of the next one has no room left on it. */
function isFull(row: LaneRow | undefined, next: LaneRow | undefined, edge: number): boolean {
  const [last, first] = [row?.value.at(-1), next?.value[0]]
  return (
    last !== undefined && first !== undefined && rightOf(last) + first.box.width + 0.2 * first.size > edge
  )
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
const keyOf = (words: readonly Word[]): string => labelKey(textOf(words))
