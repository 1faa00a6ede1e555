/** Tables that set each label below its value, in small letters, as cards of apps do: each label with what stands above it becomes one line. */
import { baselineOf, lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { keyOf, type LabelKeys } from '../label-keys.ts'
import { labelledLine } from './lane-cells.ts'

const aligned = 1.5
/** So many rows of labels alone, each closer to the row above than to the one below, make such a table. */
const fewestRows = 4
const mostly = 0.9
/** From row to row of one cell, in letter heights. */
const leading = 1.6
/** How much larger or smaller the same letters are where they are recognised: a 'J' hangs, a '$' rises. */
const uneven = 1.25
/** What has no letter or figure has no size either. */
const noLetter = /^[^\p{L}\p{N}]+$/u

/** The letters in which a print sets its values, and the labels below them. */
export interface LabelsBelow {
  label: number
  value: number
}

/** Null where labels stand above their values, or beside them. @param lines of the whole report */
export function labelsBelowIn(lines: readonly Line[], keys: LabelKeys): LabelsBelow | null {
  const rows = lines.flatMap((line, at) => (isRowOfLabels(line, keys) ? [at] : []))
  const below = rows.filter((at) => isBelowItsValues(lines, at))
  const [first] = below
  if (first === undefined || rows.length < fewestRows || below.length < mostly * rows.length) return null
  return { label: sizeOf(lines[first]), value: sizeOf(lines[first - 1]) }
}

/** The lines, those of such tables label by label. */
export function withLabelsBelow(
  lines: readonly Line[],
  { label, value }: LabelsBelow,
  keys: LabelKeys,
): Line[] {
  const out: Line[] = []
  /** Cells of values whose labels are still to come, and the lines that they stand in. */
  let waiting: Line[] = []
  let open: Line[] = []
  const giveUp = () => {
    // What has no label below it stands as it was printed.
    const left = new Set(waiting.flatMap(({ words }) => words))
    out.push(...open.flatMap((line) => rest(line, left)))
    waiting = []
    open = []
  }
  for (const line of lines) {
    const last = open.at(-1)
    if (last !== undefined && last.box.page === line.box.page && gapOf(last, line) > leading) giveUp()
    const cells = cellsIn(line)
    const labels = cells.filter((cell) => isSetIn(cell, label, value) && stands(cell, waiting))
    const values = cells.filter((cell) => isSetIn(cell, value, label))
    if (labels.length + values.length < cells.length) {
      giveUp()
      out.push(line)
      continue
    }
    for (const cell of labels) {
      const own = waiting.filter(({ box }) => isNear(box.x, cell.box.x))
      waiting = waiting.filter((each) => !own.includes(each))
      out.push(labelledLine({ label: cell.words, value: own.flatMap(({ words }) => words) }, keys))
    }
    waiting.push(...values)
    open.push(line)
  }
  giveUp()
  return out
}

function rest(line: Line, left: ReadonlySet<Word>): Line[] {
  const words = line.words.filter((word) => left.has(word))
  return words.length === 0 ? [] : [words.length === line.words.length ? line : lineOf(words)]
}

function isRowOfLabels(line: Line, keys: LabelKeys): boolean {
  const cells = cellsIn(line)
  return cells.length > 1 && cells.every(({ text }) => keys.get(keyOf(text)) !== undefined)
}

function isBelowItsValues(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (above === undefined || line === undefined || isAlike(sizeOf(above), sizeOf(line))) return false
  // Over a page break no distance says anything.
  const isNearer =
    above.box.page !== line.box.page ||
    below === undefined ||
    below.box.page !== line.box.page ||
    gapOf(above, line) < gapOf(line, below)
  return isNearer && stands(line, [above])
}

/** Every cell of the row stands at the left edge of one above. */
function stands(line: Line, above: readonly Line[]): boolean {
  const lefts = above.flatMap(cellsIn).map(({ box }) => box.x)
  return cellsIn(line).every(({ box }) => lefts.some((left) => isNear(left, box.x)))
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= aligned
const isAlike = (one: number, other: number): boolean => Math.abs(one - other) <= 0.3

/** Set in letters of that size, and not in the other; recognised ones come to the nearer of the two. */
function isSetIn(cell: Line, size: number, other: number): boolean {
  const own = sizeOf(cell)
  if (!isRecognised(cell) || isAlike(own, size)) return isAlike(own, size)
  if (noLetter.test(cell.text)) return size > other
  const [far, near] = [ratioOf(own, other), ratioOf(own, size)]
  return near < far && near <= uneven
}

const ratioOf = (one: number, other: number): number => Math.max(one / other, other / one)
const isRecognised = ({ words }: Line): boolean => words.some(({ confidence }) => confidence !== undefined)

/** Of its first word; of recognised words, which differ, that of the middle one. */
function sizeOf(line: Line | undefined): number {
  if (line === undefined || !isRecognised(line)) return line?.words[0]?.size ?? 0
  const sizes = line.words.flatMap(({ size, text }) => Array.from(text, () => size)).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/** From baseline to baseline, in letter heights of the larger row. */
function gapOf(above: Line, below: Line): number {
  const [one, other] = [above.words[0], below.words[0]]
  if (one === undefined || other === undefined) return 0
  return (baselineOf(other) - baselineOf(one)) / Math.max(one.size, other.size)
}
