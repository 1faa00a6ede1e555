/** Where the values of a table stand: in a lane of their own, or up to one right edge. There what stands at a label's edge goes on no value. */
import type { Word } from '../read/positioned-text.ts'
import type { RowPart } from './label-keys.ts'
import { onOneLine } from './printed-values.ts'

/** How far two left edges may differ, in points, and still be edges of one column. */
export const aligned = 4

export interface ValueInLane {
  labelWords: Word[]
  valueRows: Word[][]
  /** Left edge of the label. */
  left: number
  /** Left edge of the value; null while there is none. */
  valueLeft: number | null
}

/** True where values stand in a lane of their own: none of them goes on at the left edge of its label. */
export function isInLane(
  { left, valueLeft, labelWords, valueRows }: ValueInLane,
  beside: readonly RowPart[],
): boolean {
  if (valueLeft === null || valueLeft - left < aligned) return false
  const beginsThere = ({ value }: RowPart) => Math.abs((value[0]?.box.x ?? -99) - valueLeft) < 1
  if (beside.filter(beginsThere).length < 2) return false
  if (!isSpaceBehind(labelWords.at(-1), valueRows[0]?.[0])) return true
  // Behind labels of any length the values of two may begin at one edge by chance: a lane is where those of most do.
  const own = beside.filter(({ words }) => Math.abs((words[0]?.box.x ?? -99) - left) <= aligned)
  return 2 * own.filter(beginsThere).length > own.length
}

/** True for a value that stands a mere space behind its label. */
const isSpaceBehind = (label: Word | undefined, value: Word | undefined): boolean =>
  label !== undefined &&
  value !== undefined &&
  onOneLine(label, value) &&
  value.box.x - label.box.x - label.box.width < 0.6 * label.size

/**
 * True where values end at one right edge, whatever room they take: there the edge of a column says nothing of a value's length.
 * Those a mere space behind their labels end where their words do, and at one edge where there was no room for more.
 */
export function isAtRight({ valueRows, valueLeft }: ValueInLane, beside: readonly RowPart[]): boolean {
  const right = rightOf(valueRows[0]?.at(-1))
  const own = beside.filter(
    ({ words, value }) =>
      right !== undefined &&
      Math.abs((rightOf(value.at(-1)) ?? -99) - right) < 1 &&
      !isSpaceBehind(words.at(-1), value[0]),
  )
  const lefts = own.flatMap(({ value }) => value[0]?.box.x ?? [])
  return lefts.filter((left) => Math.abs(left - (valueLeft ?? left)) > aligned).length > 1
}

const rightOf = (word: Word | undefined): number | undefined => word && word.box.x + word.box.width
