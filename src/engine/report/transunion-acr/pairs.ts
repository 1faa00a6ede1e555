/** Reads a label/value table into pairs, over page breaks and wrapped labels and values. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { labelKey } from './label-key.ts'
import { type LongValues, withLabelsFirst } from './labels-last.ts'
import { findLanes, type LaneRow, splitRow } from './lanes.ts'
import { lineOrNull } from './line-of.ts'

export interface Pair {
  /** The label as `labelKey` makes it. */
  key: string
  /** False for a label that is not one of this table's. */
  known: boolean
  label: Word[]
  /** The value's rows, top to bottom; empty when nothing is printed beside the label. */
  value: Line[]
}

export interface PairTable {
  pairs: Pair[]
  /** Rows that stand in the value lane before any label. */
  stray: Line[]
}

/**
 * @param lines rows of one table, in reading order
 * @param labels keys of the labels that the table may print
 * @param longValues which labels some prints set beside the last row of their value; none without it
 */
export function readPairs(
  lines: Line[],
  labels: ReadonlySet<string>,
  longValues: LongValues | null = null,
): PairTable {
  const lanes = findLanes(lines, labels)
  const pairs: Pair[] = []
  const stray: Line[] = []
  const rows = lines.map((line) => splitRow(line, lanes, labels))
  for (const row of lanes.valueX === null || longValues === null ? rows : withLabelsFirst(rows, longValues)) {
    const current = pairs.at(-1)
    const value = lineOrNull(row.value)
    if (row.label.length === 0) {
      if (value === null) continue
      if (current === undefined) stray.push(value)
      else current.value.push(value)
      continue
    }
    const key = keyOf(row.label)
    if (current !== undefined && continuesLabel(current, key, labels)) {
      current.key += key
      current.known = labels.has(current.key)
      current.label.push(...row.label)
      if (value !== null) current.value.push(value)
    } else if (current !== undefined && isValueBelow(current, row, key, lanes.valueX, labels)) {
      current.value.push(lineOf(row.label))
    } else {
      pairs.push({ key, known: labels.has(key), label: [...row.label], value: value === null ? [] : [value] })
    }
  }
  return { pairs, stray }
}

/** True when the row goes on with the label above: 'Estimated month and year this item will be' + 'removed'. */
function continuesLabel(current: Pair, key: string, labels: ReadonlySet<string>): boolean {
  if (labels.has(key) && (current.known || !labels.has(current.key + key))) return false
  const joined = current.key + key
  if (labels.has(joined)) return true
  if (current.known) return false
  for (const label of labels) if (label.startsWith(joined)) return true
  return false
}

/** Where values stand below their labels, a row that is no label belongs to the label above it. */
function isValueBelow(
  current: Pair,
  row: LaneRow,
  key: string,
  valueX: number | null,
  labels: ReadonlySet<string>,
): boolean {
  if (valueX !== null || row.value.length > 0 || !current.known || labels.has(key)) return false
  const above = current.value.at(-1)?.words[0]
  const label = current.label[0]
  const first = row.label[0]
  // Below a whole value, a row in the labels' own type is a label that this table does not know.
  return !(above && label && first && above.bold !== label.bold && first.bold === label.bold)
}

function keyOf(words: Word[]): string {
  return labelKey(words.map((word) => word.text).join(''))
}
