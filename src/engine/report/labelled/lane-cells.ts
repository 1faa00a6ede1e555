/**
 * Tables of several lanes of labels and values whose cells wrap: a label of two rows stands beside a value of one, and each lane runs at
 * its own pace, so that no row of the page is a row of the table. Here each label and its value become one line.
 */
import { baselineOf, boxAround, linesOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { keyOf, type LabelKeys, labelAtStart } from '../label-keys.ts'
import { parted } from '../parted.ts'
import { textOf } from '../printed-values.ts'

const aligned = 1.5
/** Rows of one cell follow each other within so many letter heights. */
const leading = 1.35
const fewestPairs = 2
const fewestOfAll = 5
/** One alone is the rest of a value that a page break parted. */
const fewestPieces = 2

interface Lane {
  left: number
  valueLeft: number
}
interface Cell {
  label: Word[]
  value: Word[]
}

/** The lines, those of such tables cell by cell; all others, and a table whose values are not clearly of one label each, as they are. */
export function withLaneCells(lines: readonly Line[], keys: LabelKeys): Line[] {
  let lanes: readonly Lane[] = []
  let size = 0
  return runsOf(lines, keys).flatMap((run, at, runs) => {
    const own = lanesOf(run, keys)
    const [ownSize, page] = [run[0]?.words[0]?.size ?? 0, run[0]?.box.page]
    // What goes on on the next page stands in the same lanes.
    const isRest = page !== runs[at - 1]?.[0]?.box.page && Math.abs(ownSize - size) <= 0.3
    if (own.length > 1) [lanes, size] = [own, ownSize]
    else if (!isRest) return run
    const left = Math.min(...run.map(({ box }) => box.x))
    const isOfTable = lanes.length > 1 && left >= (lanes[0]?.left ?? 0) - aligned
    // A value above the first label is of a label on the page before.
    if (!lanes.some((lane) => isNear(lane.left, run[0]?.box.x ?? 0))) return run
    const pieces = run.filter(
      (line, row) =>
        isPiece(line, run[row - 1], lanes, keys) || isBetweenRows(line, run[row - 1], run[row + 1], lanes),
    )
    // A value that goes on at the top of the next page goes on with the last row of this one.
    const next = runs[at + 1]?.[0]
    const runsOn =
      next !== undefined && next.box.page !== page && !lanes.some((lane) => isNear(lane.left, next.box.x))
    const isTorn =
      !runsOn &&
      run.some(
        (line, row) =>
          isBesideOther(line, run.slice(0, row), lanes) ||
          (own.length <= 1 && isRestOfLabel(line, run[row - 1], lanes, keys)),
      )
    if (!isOfTable || (pieces.length < fewestPieces && !isTorn)) return run
    const cells = lanes.map((_, lane) => cellsOf(run, lanes, lane, keys))
    if (cells.some((each) => each === null)) return run
    return inRows(cells.flatMap((each) => each ?? []).map((cell) => labelledLine(cell, keys)))
  })
}

/** Share of a letter's height by which words of one row stand higher or lower on a scan. */
const level = 0.3

/** Row by row, each from left to right: a hair's breadth is no row of its own. */
function inRows(cells: readonly Line[]): Line[] {
  const foot = ({ words: [first] }: Line) => (first === undefined ? 0 : baselineOf(first))
  const sorted = [...cells].sort((a, b) => foot(a) - foot(b))
  return parted(
    sorted,
    (cell, above) => foot(cell) - foot(above) > level * (cell.words[0]?.size ?? 0),
  ).flatMap((row) => row.sort((a, b) => a.box.x - b.box.x))
}

/** The line, already parted at its label: no gap would tell where that ends. */
export function labelledLine({ label, value }: Cell, keys: LabelKeys): Line {
  const words = [...label, ...value]
  const line = { text: textOf(words), box: boxAround(words), words }
  const known = labelAtStart(label, keys)
  const name = known?.count === label.length ? known.label : null
  keys.parted.set(line, [{ label: name, isUnknownLabel: name === null, words: label, value }])
  return line
}

/** Lines in the letters of one table, on one page. */
function runsOf(lines: readonly Line[], keys: LabelKeys): Line[][] {
  return parted(lines, (line, above, open) => {
    const [first, start] = [line.words[0], open[0]?.words[0]]
    if (first === undefined || start === undefined || line.box.page !== above.box.page) return true
    const isOther = (one: Word, other: Word) => Math.abs(one.size - other.size) > 0.3
    const isTitle =
      line.words.every(({ bold }) => bold) &&
      labelAtStart(line.words, keys) === null &&
      !begins(line.words, keys)
    const isAlone =
      open.length === 1 &&
      labelAtStart(above.words, keys) === null &&
      !begins(cellsIn(above)[0]?.words ?? [], keys)
    return isOther(first, start) || first.box.x < start.box.x - aligned || isTitle || isAlone
  })
}

const begins = (words: readonly Word[], keys: LabelKeys): boolean =>
  keys.isBeginning(keyOf(words.map(({ text }) => text).join('')))

function lanesOf(run: readonly Line[], keys: LabelKeys): Lane[] {
  const pairs = run.flatMap((line) => {
    const cells = cellsIn(line)
    return cells.flatMap(({ words, box }, at) => {
      const next = cells[at + 1]
      const isLabel = labelAtStart(words, keys)?.count === words.length || begins(words, keys)
      return isLabel && next !== undefined && !begins(next.words, keys)
        ? [{ left: box.x, valueLeft: next.box.x }]
        : []
    })
  })
  const lanes: Lane[] = []
  if (pairs.length < fewestOfAll) return []
  for (const pair of pairs) {
    const alike = pairs.filter(
      ({ left, valueLeft }) => isNear(left, pair.left) && isNear(valueLeft, pair.valueLeft),
    )
    if (alike.length >= fewestPairs && !lanes.some(({ left }) => isNear(left, pair.left))) lanes.push(pair)
  }
  return lanes.sort((a, b) => a.left - b.left)
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= aligned

/** True for a row that holds a mere piece of a label, or of a value that the row above has no part of. */
function isPiece(line: Line, above: Line | undefined, lanes: readonly Lane[], keys: LabelKeys): boolean {
  return cellsIn(line).some(({ words, box }) => {
    if (lanes.some(({ left }) => isNear(left, box.x)))
      return labelAtStart(words, keys) === null && begins(words, keys)
    const isAt = (word: Word | undefined) => word !== undefined && isNear(word.box.x, box.x)
    const lane = lanes.find(({ valueLeft }) => isNear(valueLeft, box.x))
    const isLabelled = line.words.some((word) => lane !== undefined && isNear(word.box.x, lane.left))
    return lane !== undefined && !isLabelled && above !== undefined && !above.words.some(isAt)
  })
}

/** True for the rest of a label, which the row above begins in the same lane: 'Status' above 'Updated' is no label that comes again. */
function isRestOfLabel(
  line: Line,
  above: Line | undefined,
  lanes: readonly Lane[],
  keys: LabelKeys,
): boolean {
  return lanes.some(({ left, valueLeft }) => {
    const ownOf = (row: Line | undefined) =>
      (row?.words ?? []).filter(({ box }) => isIn(box.x, left, valueLeft))
    const [begun, rest] = [ownOf(above), ownOf(line)]
    const whole = [...begun, ...rest]
    return (
      begun.length > 0 &&
      rest.length > 0 &&
      !begun.at(-1)?.text.endsWith(':') &&
      labelAtStart(whole, keys)?.count === whole.length
    )
  })
}

/** True for the rest of a value beside the label of another lane, which would take it: 'Type   Credit   2026'. */
function isBesideOther({ words }: Line, before: readonly Line[], lanes: readonly Lane[]): boolean {
  const isAt = (row: Pick<Line, 'words'>, left: number) => row.words.some(({ box }) => isNear(box.x, left))
  return lanes.some(({ left, valueLeft }, at) => {
    const other = lanes[at - 1]
    const isRest = isAt({ words }, valueLeft) && !words.some(({ box }) => isIn(box.x, left, valueLeft))
    return (
      isRest && other !== undefined && isAt({ words }, other.left) && before.some((row) => isAt(row, left))
    )
  })
}

/** From the edge of a lane's labels to that of its values. */
const isIn = (x: number, left: number, valueLeft: number): boolean =>
  x >= left - aligned && x < valueLeft - aligned

/** True for a label alone in its row, in the middle of a value of two rows: each of them stands beside no label. */
function isBetweenRows(
  line: Line,
  above: Line | undefined,
  below: Line | undefined,
  lanes: readonly Lane[],
): boolean {
  const isAt = (row: Line, left: number) => row.words.some(({ box }) => isNear(box.x, left))
  return lanes.some(
    ({ left, valueLeft }) =>
      isAt(line, left) &&
      !isAt(line, valueLeft) &&
      [above, below].every((row) => row !== undefined && isAt(row, valueLeft) && !isAt(row, left)),
  )
}

/** Null where a value is not clearly of one label. */
function cellsOf(run: readonly Line[], lanes: readonly Lane[], at: number, keys: LabelKeys): Cell[] | null {
  const { left, valueLeft } = lanes[at] ?? { left: 0, valueLeft: 0 }
  const end = lanes[at + 1]?.left ?? Number.POSITIVE_INFINITY
  const words = run
    .flatMap((line) => line.words)
    .filter(({ box }) => box.x >= left - aligned && box.x < end - aligned)
  const labels: Cell[] = []
  const values: Word[][] = []
  for (const { words: row } of rowsOf(words)) {
    const [first] = row
    if (first === undefined) continue
    if (!isNear(first.box.x, left)) {
      if (!isNear(first.box.x, valueLeft)) return null
      values.push(row)
      continue
    }
    const known = labelAtStart(row, keys)
    const own = row.filter(({ box }) => box.x < valueLeft - aligned)
    const label = known !== null && known.count > own.length ? row.slice(0, known.count) : own
    const open = labels.at(-1)
    if (open !== undefined && goesOn(open.label, label, keys)) open.label.push(...label)
    else labels.push({ label: [...label], value: [] })
    if (label.length < row.length) values.push(row.slice(label.length))
  }
  for (const group of groupsOf(values, labels)) {
    const label = labelOf(group, labels)
    if (label === undefined || label.value.length > 0) return null
    label.value = group.flat()
  }
  return labels
}

/** Words of one lane by their baselines. */
const rowsOf = (words: Word[]): Line[] =>
  linesOf({ number: words[0]?.box.page ?? 1, width: 0, height: 0, words, marks: [] })

/** True for the rest of a label right below it. */
function goesOn(label: readonly Word[], rest: readonly Word[], keys: LabelKeys): boolean {
  const [last, first] = [label.at(-1), rest[0]]
  if (last === undefined || first === undefined || baselineOf(first) - baselineOf(last) > 1.8 * first.size)
    return false
  const whole = labelAtStart([...label, ...rest], keys)
  return (whole?.count ?? 0) > label.length || (begins([...label, ...rest], keys) && !last.text.endsWith(':'))
}

const isBeside = (one: Word | undefined, other: Word | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(baselineOf(one) - baselineOf(other)) < 0.3 * one.size

/** Rows of values by their gaps; without gaps, each from the row that a label begins in. */
function groupsOf(rows: readonly Word[][], labels: readonly Cell[]): Word[][][] {
  const startsLabel = (row: readonly Word[]) => labels.some(({ label }) => isBeside(row[0], label[0]))
  const gapOf = (row: readonly Word[], above: readonly Word[]) =>
    row[0] === undefined || above[0] === undefined
      ? 0
      : (baselineOf(row[0]) - baselineOf(above[0])) / row[0].size
  const byGaps = parted(rows, (row, above) => gapOf(row, above) > leading)
  return byGaps.flatMap((group) =>
    group.filter(startsLabel).length < 2 ? [group] : parted(group, (row) => startsLabel(row)),
  )
}

/** The label that begins beside the group, else the one whose middle is nearest. */
function labelOf(group: readonly Word[][], labels: readonly Cell[]): Cell | undefined {
  const beside = labels.find(
    ({ label }) =>
      group.some((row) => isBeside(row[0], label[0])) && label.every((word) => isBeside(word, label[0])),
  )
  if (beside !== undefined) return beside
  const middleOf = (words: readonly Word[]) => {
    const { y, height } = boxAround(words)
    return y + height / 2
  }
  const middle = middleOf(group.flat())
  const distance = ({ label }: Cell) => Math.abs(middleOf(label) - middle)
  return [...labels].sort((a, b) => distance(a) - distance(b))[0]
}
