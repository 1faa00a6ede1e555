/**
 * Labels that no list has, by where they stand: in a table whose labels and values have columns of their own, what stands
 * in the labels' column is a label, whatever it is called. Taken for a value, it would end the value before it, and its own
 * value would stand behind another label: a limit of '-' above '$3,798' read as -3798.
 */
import type { Word } from '../read/positioned-text.ts'
import type { RowPart } from './label-keys.ts'
import { isLabel } from './row-parts.ts'

/** How far two left edges may differ, in points, and still be edges of one column. */
const aligned = 2
/** So many rows of a table must have a label here and its value there. */
const fewestRows = 3
const mostWords = 8

/** A column of labels and the column of their values, by their left edges in points. */
interface Lane {
  left: number
  valueLeft: number
}

/** The rows with each such label as one that the list does not have, and its value behind it. */
export function withUnknownLabels(rows: readonly RowPart[][]): RowPart[][] {
  const lanes = lanesOf(rows)
  return lanes.length === 0 ? [...rows] : rows.map((parts) => labelled(parts, lanes))
}

function lanesOf(rows: readonly RowPart[][]): Lane[] {
  const pairs = rows.flat().flatMap(({ label, words: [first], value: [value] }) => {
    const isPair = label !== null && first !== undefined && value !== undefined
    return isPair ? [{ left: first.box.x, valueLeft: value.box.x }] : []
  })
  const lanes: Lane[] = []
  for (const pair of pairs) {
    const isKnown = lanes.some(({ left }) => isNear(left, pair.left))
    const own = pairs.filter(({ left }) => isNear(left, pair.left))
    const alike = own.filter(({ valueLeft }) => isNear(valueLeft, pair.valueLeft))
    if (!isKnown && alike.length >= fewestRows && 2 * alike.length > own.length) lanes.push(pair)
  }
  return lanes
}

function labelled(parts: readonly RowPart[], lanes: readonly Lane[]): RowPart[] {
  const split = parts.flatMap((part) => splitAtLane(part, lanes))
  const hasLabel = parts.some(({ label }) => label !== null)
  const rows: RowPart[] = []
  for (const [at, part] of split.entries()) {
    const next = split[at + 1]
    const lane = isLabel(part) ? undefined : laneAt(part.words[0], lanes)
    if (lane === undefined || !mayBeLabel(part.words)) {
      rows.push(part)
      continue
    }
    const own = part.words.filter(({ box }) => box.x < lane.valueLeft - aligned)
    const value = part.words.slice(own.length)
    const isBeside =
      value.length === 0 &&
      next !== undefined &&
      !isLabel(next) &&
      isNear(next.words[0]?.box.x, lane.valueLeft)
    const words = isBeside ? next.words : value
    // Words alone in a row may as well be a subheading, or go on with what stands above.
    if (own.length === 0 || (words.length === 0 && !hasLabel)) rows.push(part)
    else {
      rows.push({ label: null, isUnknownLabel: true, words: own, value: [...words] })
      if (isBeside) next.words = []
    }
  }
  return rows
}

/** A label's value up to the next column of labels, and what stands there. */
function splitAtLane(part: RowPart, lanes: readonly Lane[]): RowPart[] {
  const [first] = part.words
  if (!isLabel(part) || first === undefined) return [part]
  const at = part.value.findIndex((word, index) => {
    const before = index === 0 ? part.words.at(-1) : part.value[index - 1]
    const gap = before === undefined ? 0 : word.box.x - before.box.x - before.box.width
    return word.box.x > first.box.x + aligned && gap > 0.9 * word.size && laneAt(word, lanes) !== undefined
  })
  if (at === -1 || !mayBeLabel(part.value.slice(at))) return [part]
  const rest: RowPart = { label: null, isUnknownLabel: false, words: part.value.slice(at), value: [] }
  return [{ ...part, value: part.value.slice(0, at) }, rest]
}

const laneAt = (word: Word | undefined, lanes: readonly Lane[]): Lane | undefined =>
  lanes.find(({ left }) => isNear(left, word?.box.x))

const isNear = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) <= aligned

/** A word with a capital; no amount, no day, no sentence. */
function mayBeLabel(words: readonly Word[]): boolean {
  const first = words[0]?.text ?? ''
  return words.length <= mostWords && /^\p{Lu}\p{L}/u.test(first) && !/[.;]$/.test(words.at(-1)?.text ?? '')
}
