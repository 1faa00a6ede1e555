/** Labels that only a whole table shows: in no list, at the edge of a further column, or over several rows. */
import { lineOf } from '../read/lines.ts'
import type { Word } from '../read/positioned-text.ts'
import { keyOf, type LabelKeys, labelAtStart, type RowPart } from './label-keys.ts'
import { parted } from './parted.ts'
import { isLabel, partsOfRow } from './row-parts.ts'

/** How far two left edges may differ, in points, and still be edges of one column. */
const aligned = 2
/** So many rows of a table must have a label here, with its value there or at the edge of its column. */
const fewestRows = 3
const mostWords = 8

/** A column of labels and the column of their values, by their left edges in points. */
interface Lane {
  left: number
  valueLeft: number
  /** True where its labels end with colons: what has none is the value of a label above it, such as an address. */
  hasColons: boolean
}

/**
 * The rows with each label that the list does not have, and its value behind it: in a table whose labels and values have
 * columns of their own, what stands in the labels' column is a label, whatever it is called. Taken for a value, it would end
 * the value before it, and its own value would stand behind another label: a limit of '-' above '$3,798' read as -3798.
 */
export function withUnknownLabels(rows: readonly RowPart[][]): RowPart[][] {
  const lanes = lanesOf(rows)
  return lanes.length === 0 ? [...rows] : rows.map((parts) => labelled(parts, lanes))
}

function lanesOf(rows: readonly RowPart[][]): Lane[] {
  const pairs = rows.flat().flatMap(({ label, words, value: [value] }) => {
    const [first] = words
    const isPair = label !== null && first !== undefined && value !== undefined
    const hasColons = words.at(-1)?.text.endsWith(':') === true
    return isPair ? [{ left: first.box.x, valueLeft: value.box.x, hasColons }] : []
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
    if (lane === undefined || lane.hasColons || !mayBeLabel(part.words)) {
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

/** A word with a capital; no amount, no day, no sentence, no post office box, whose code may stand where values do. */
function mayBeLabel(words: readonly Word[]): boolean {
  const [first = '', second = ''] = words.map(({ text }) => text)
  if (/^P\.?O\.?$/i.test(first) && /^BOX$/i.test(second)) return false
  return words.length <= mostWords && /^\p{Lu}\p{L}/u.test(first) && !/[.;]$/.test(words.at(-1)?.text ?? '')
}

/** How far a label may stand from the edge of its column, in points. */
const atEdge = 1.5

/** A long value runs up to a further column, and no gap shows its label, but other rows print labels right there: it is cut before it. */
export function cutAtLabelColumns(rows: readonly RowPart[][], labels: LabelKeys): RowPart[][] {
  const edges = edgesOf(rows)
  return rows.map((parts) =>
    parts.flatMap((part, column) => {
      const at = part.value.findIndex(
        ({ box }, index) =>
          index > 0 &&
          edges.some((edge) => Math.abs(edge - box.x) <= atEdge) &&
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

/** 'Status Open/Never late.' at the edge where other rows have their labels: a label with its value a mere space behind it. */
export function partedAtEdge(rows: readonly RowPart[][], labels: LabelKeys): RowPart[][] {
  const edges = edgesOf(rows)
  const printed = new Set(rows.flat().map(({ label }) => label))
  return rows.map((parts) =>
    parts.map((part) => {
      const found = isLabel(part) ? null : labelAtStart(part.words, labels)
      const isAtEdge = edges.some((edge) => Math.abs(edge - (part.words[0]?.box.x ?? -99)) <= atEdge)
      const value = part.words.slice(found?.count ?? 0)
      // What is printed for the account elsewhere, or goes on in small letters, is running text.
      if (
        found === null ||
        !isAtEdge ||
        printed.has(found.label) ||
        !/^[^\p{Ll}]/u.test(value[0]?.text ?? '')
      )
        return part
      return { label: found.label, isUnknownLabel: false, words: part.words.slice(0, found.count), value }
    }),
  )
}

/**
 * Values below their labels, where one runs up to the next column and no gap parts them: cut below each label. What is a label
 * elsewhere ('Closed') is a value there.
 */
export function cutBelowLabels(rows: readonly RowPart[][]): RowPart[][] {
  let lefts: number[] = []
  const isAtLeft = (word: Word | undefined) =>
    lefts.some((left) => Math.abs(left - (word?.box.x ?? -99)) <= atEdge)
  /** Cells below those labels, some of them no label, and no label with a value in its own cell. */
  const areBelow = (parts: readonly RowPart[]) =>
    parts.some((part) => !isLabel(part) && part.words.length > 0) &&
    parts.every(({ words, value }) => isAtLeft(words[0]) && (value.length === 0 || isAtLeft(value[0])))
  return rows.map((parts) => {
    const own = parts.filter((part) => isLabel(part)).map(({ words }) => words[0]?.box.x ?? 0)
    if (own.length > 0 && !areBelow(parts)) {
      lefts = parts.every((part) => isLabel(part) && part.value.length === 0) ? own : []
      return parts
    }
    return parts.flatMap((part) => {
      const begins = (word: Word, before: Word) =>
        word.box.x - before.box.x - before.box.width > 0.5 * word.size && isAtLeft(word)
      return parted([...part.words, ...part.value], begins).map(
        (words): RowPart => ({
          label: null,
          isUnknownLabel: false,
          words,
          value: [],
        }),
      )
    })
  })
}

function edgesOf(rows: readonly RowPart[][]): number[] {
  const counts = new Map<number, number>()
  for (const part of rows.flat()) {
    const left = Math.round(part.words[0]?.box.x ?? 0)
    if (part.label !== null) counts.set(left, (counts.get(left) ?? 0) + 1)
  }
  return [...counts].flatMap(([left, count]) => (count >= fewestRows ? [left] : []))
}

/** The same of a label that goes on in the rows below. */
const alignedBelow = 4

/** 'Delinquency First' above 'Reported': a label in a narrow column goes on in the row below, at its left edge or, set at the right of its column, up to its right one. */
export function joinWrappedLabels(rows: RowPart[][], labels: LabelKeys): void {
  for (const [at, parts] of rows.entries()) {
    for (const part of parts) {
      if (part.label !== null && part.words.at(-1)?.text.endsWith(':')) continue
      // A long label may go on over several rows, of which the first ones alone are none.
      for (let from = at + 1; from < at + mostRows; ) {
        const count = rows
          .slice(from, at + mostRows)
          .findIndex((_, more) => joinWith(part, parts, rows.slice(from, from + more + 1), labels))
        if (count === -1) break
        from += count + 1
        part.span = from - at - 1
      }
    }
  }
}

/** Rows of one label. */
const mostRows = 5

/** @returns true when parts of the rows below are the rest of the label, or further pieces of it */
function joinWith(part: RowPart, row: RowPart[], below: RowPart[][], labels: LabelKeys): boolean {
  const own = labelPrefix(part, labels)
  const [left, right] = [part.words[0]?.box.x ?? 0, rightOf(own.at(-1))]
  // The rest of a label may be one elsewhere: 'Balance' below 'Credit Limit / Original'.
  const isBegun = part.label === null && own.length === part.words.length
  const places = below.map((parts) =>
    parts.findIndex(
      ({ words, label, value }) =>
        ((label === null || (isBegun && value.length === 0)) &&
          Math.abs((words[0]?.box.x ?? -99) - left) <= alignedBelow) ||
        // 'Previous' above 'Address:', at one right edge, is no address of its own.
        ((label === null || part.label === null) && isNear(rightOf(words.at(-1)), right)),
    ),
  )
  const pieces = places.flatMap((at, index) => below[index]?.[at] ?? [])
  if (own.length === 0 || pieces.length < below.length) return false
  const joined = joinOf(part, own, pieces, labels)
  if (joined === null) return false
  Object.assign(part, joined)
  for (const piece of pieces)
    Object.assign(piece, { label: null, isUnknownLabel: false, words: [], value: [] })
  if (part.value.length > 0) return true
  // The value stands beside the label's first row, or beside its last; there not farther than the next label above.
  const [beside, besideEnd] = [row[row.indexOf(part) + 1], below.at(-1)?.[(places.at(-1) ?? 0) + 1]]
  const edge = beside?.words[0]?.box.x ?? Number.POSITIVE_INFINITY
  const isOwn = (other: RowPart | undefined): other is RowPart => other !== undefined && !isLabel(other)
  const value =
    isOwn(beside) && beside.words.length > 0
      ? beside
      : isOwn(besideEnd) && (besideEnd.words[0]?.box.x ?? edge) < edge - alignedBelow
        ? besideEnd
        : null
  if (value === null) return true
  part.value = value.words
  value.words = []
  return true
}

function joinOf(
  part: RowPart,
  own: readonly Word[],
  pieces: readonly RowPart[],
  labels: LabelKeys,
): RowPart | null {
  const rest = pieces.flatMap(({ words }) => words)
  const both = labelAtStart([...own, ...rest], labels)
  const begun = own.length + rest.length - (pieces.at(-1)?.words.length ?? 0)
  if (both === null || both.count <= begun) return null
  const value = part.label === null ? part.words.slice(own.length) : part.value
  return {
    label: both.label,
    isUnknownLabel: false,
    words: [...own, ...rest.slice(0, both.count - own.length)],
    value: [...value, ...rest.slice(both.count - own.length), ...pieces.flatMap((piece) => piece.value)],
  }
}

const rightOf = (word: Word | undefined): number | undefined => word && word.box.x + word.box.width

/** The first words of a part as far as they begin a label. */
function labelPrefix(part: RowPart, labels: LabelKeys): Word[] {
  let key = ''
  const end = part.words.findIndex((word) => {
    key += keyOf(word.text)
    return !labels.isBeginning(key)
  })
  return end === -1 ? part.words : part.words.slice(0, end)
}
