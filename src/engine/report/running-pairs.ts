/** Labels with their values that run on as text does: one behind the other, broken wherever the row ends. */
import type { Line, Word } from '../read/positioned-text.ts'
import { cellsIn } from '../read/segments.ts'
import { type LabelKeys, labelAtStart, type RowPart } from './label-keys.ts'
import { isLabel } from './row-parts.ts'

/** So many pairs must begin a like gap behind the one before them. */
const fewestGaps = 6
/** How far two gaps may differ, in points; and how far two left edges at least, to be of no common column. */
const alike = 1.5
const apart = 1

/**
 * The rows with what a break parted in one: the rest of a label or of a value, which stands at the left edge of the next row.
 * Rows of columns are handed back as they are.
 */
export function withWholePairs(
  rows: readonly RowPart[][],
  lines: readonly Line[],
  labels: LabelKeys,
): RowPart[][] {
  if (!areRunning(lines)) return [...rows]
  const left = Math.min(...lines.map(({ box }) => box.x))
  const whole: RowPart[][] = []
  for (const parts of rows) {
    const [first, ...others] = parts
    const above = whole.at(-1)
    const isAtLeft = Math.abs((first?.words[0]?.box.x ?? -99) - left) <= alike
    if (first === undefined || above === undefined || !isAtLeft) whole.push([...parts])
    else if (goesOn(above, first, labels)) whole.push(others)
    else whole.push([...parts])
  }
  return whole
}

/** True for pairs that run on. In a table of columns the gaps differ as its values do, and the left edges do not. */
export function areRunning(lines: readonly Line[]): boolean {
  const rows = lines.map(cellsIn)
  const pairs = rows.flatMap((cells) => cells.slice(1).map((cell, at) => ({ cell, before: cells[at] })))
  const gaps = pairs.map(({ cell, before }) => cell.box.x - (before?.box.x ?? 0) - (before?.box.width ?? 0))
  const lefts = pairs.map(({ cell }) => cell.box.x).sort((a, b) => a - b)
  const columns = lefts.filter((x, at) => x - (lefts[at - 1] ?? Number.NEGATIVE_INFINITY) > apart)
  return (
    gaps.length >= fewestGaps &&
    Math.max(...gaps) - Math.min(...gaps) <= alike &&
    2 * columns.length > lefts.length
  )
}

/** @returns true when the words were put to the last part of the row above, which may be whole by them */
function goesOn(above: RowPart[], rest: RowPart, labels: LabelKeys): boolean {
  const last = above.at(-1)
  if (last === undefined) return false
  const begun = beginningIn(last)
  const own = [...begun, ...rest.words]
  const match = begun.length === 0 ? null : labelAtStart(own, labels)
  if (match !== null && match.count > begun.length && own[match.count - 1]?.text.endsWith(':')) {
    const value = [...own.slice(match.count), ...rest.value]
    const joined = { label: match.label, isUnknownLabel: false, words: own.slice(0, match.count), value }
    const isPart = begun.length === last.words.length + last.value.length
    above.splice(-1, 1, ...(isPart ? [] : [{ ...last, value: last.value.slice(0, -begun.length) }]), joined)
    return true
  }
  if (isLabel(rest) || !isLabel(last)) return false
  last.value = [...last.value, ...rest.words]
  return true
}

/** The words at a row's end that may begin a label: all where no label is whole, and what stands behind a gap: 'Credit Limit: $3,800    High'. */
function beginningIn(part: RowPart): Word[] {
  const words = [...part.words, ...part.value]
  // 'Disposition' of 'Disposition Date:' is a label elsewhere.
  const isOpen = part.value.length === 0 && !part.words.at(-1)?.text.endsWith(':')
  if (!isLabel(part) || isOpen) return words
  const from = words.findLastIndex((word, at) => at > 0 && isApart(words[at - 1], word))
  return from < part.words.length ? [] : words.slice(from)
}

function isApart(before: Word | undefined, word: Word): boolean {
  return before !== undefined && word.box.x - before.box.x - before.box.width >= 0.9 * word.size
}
