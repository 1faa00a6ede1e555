/** Labels of a further column that a long value runs up to: no gap shows them, but other rows print labels right there. */
import { lineOf } from '../read/lines.ts'
import type { LabelKeys, RowPart } from './label-keys.ts'
import { partsOfRow } from './row-parts.ts'

/** How far a label may stand from the edge of its column, in points. */
const aligned = 1.5
/** So many rows must print a label at an edge before it is a column's. */
const fewestRows = 3

/** The rows with each such value cut before the label. */
export function cutAtLabelColumns(rows: readonly RowPart[][], labels: LabelKeys): RowPart[][] {
  const edges = edgesOf(rows)
  return rows.map((parts) =>
    parts.flatMap((part, column) => {
      const at = part.value.findIndex(
        ({ box }, index) =>
          index > 0 &&
          edges.some((edge) => Math.abs(edge - box.x) <= aligned) &&
          // A part of its own is a label with nothing behind it, or with a value of its own.
          partsOfRow(lineOf(part.value.slice(index)), labels)[0]?.label != null,
      )
      if (at < 1) return [part]
      const [label, ...rest] = partsOfRow(lineOf(part.value.slice(at)), labels)
      const next = parts[column + 1]
      const isValue = next !== undefined && next.label === null && !next.isUnknownLabel
      if (label !== undefined && label.value.length === 0 && rest.length === 0 && isValue) {
        label.value = next.words
        next.words = []
      }
      return [{ ...part, value: part.value.slice(0, at) }, ...(label === undefined ? [] : [label, ...rest])]
    }),
  )
}

function edgesOf(rows: readonly RowPart[][]): number[] {
  const counts = new Map<number, number>()
  for (const part of rows.flat()) {
    const left = Math.round(part.words[0]?.box.x ?? 0)
    if (part.label !== null) counts.set(left, (counts.get(left) ?? 0) + 1)
  }
  return [...counts].flatMap(([left, count]) => (count >= fewestRows ? [left] : []))
}
