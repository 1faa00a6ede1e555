/** A label of two rows whose value stands at half its height, in a row between them. */
import { keyOf, type LabelKeys, type RowPart } from './label-keys.ts'
import { aligned } from './lanes-of-values.ts'
import { textOf } from './printed-values.ts'
import { isLabel } from './row-parts.ts'

/**
 * Sets such a value beside the first row of its label, and the rest of the label right below that, where they are joined.
 * @param rows the parts of each row, changed in place
 */
export function raiseValuesBetween(rows: RowPart[][], labels: LabelKeys): void {
  for (const [at, row] of rows.entries()) {
    const [between, rest = []] = rows.slice(at + 1, at + 3)
    const [begun, value, end] = [row[0], between?.[0], rest[0]]
    if (row.length !== 1 || between?.length !== 1 || begun === undefined || value === undefined) continue
    if (isLabel(begun) || isLabel(value) || !labels.isBeginning(keyOf(textOf(begun.words)))) continue
    const [left, right] = [begun.words[0]?.box.x ?? 0, begun.words.at(-1)?.box]
    const isBeside = (value.words[0]?.box.x ?? 0) > (right?.x ?? 0) + (right?.width ?? 0)
    const words = [...begun.words, ...(end?.words ?? [])]
    if (!isBeside || !labels.isBeginning(keyOf(textOf(words)))) continue
    if (Math.abs((end?.words[0]?.box.x ?? -99) - left) > aligned) continue
    row.push(value)
    rows.splice(at + 1, 2, rest, [])
  }
}
