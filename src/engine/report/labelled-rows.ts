/**
 * Tables of labels and values in any number of columns, as older reports print them: with a colon or without, the value
 * beside its label or below it. Only positions count: these files are drawn in another order than they are read.
 */
import { lineOf } from '../read/lines.ts'
import type { Line, Word } from '../read/positioned-text.ts'
import type { LabelKeys, RowPart } from './label-keys.ts'
import { aligned, isAtRight, isInLane, type ValueInLane } from './lanes-of-values.ts'
import { parted } from './parted.ts'
import { onOneLine } from './printed-values.ts'
import { isLabel, partsIn } from './row-parts.ts'
import { withWholePairs } from './running-pairs.ts'
import {
  cutAtLabelColumns,
  cutBelowLabels,
  joinWrappedLabels,
  partedAtEdge,
  withUnknownLabels,
} from './table-labels.ts'
import { raiseValuesBetween } from './value-between.ts'

/** A label with what is printed for it. */
export interface RowField {
  /** As the list of labels spells it; null for a label with a colon that the list does not have. */
  label: string | null
  labelWords: Word[]
  /** The value's rows, top to bottom; empty when the label is printed without a value. */
  valueRows: Word[][]
}

export interface LabelledRows {
  fields: RowField[]
  /** What stands in no field, row by row. */
  stray: Line[]
}

/** What the rows around a value say of where values stand. */
interface Table {
  areBelow: boolean
  hasColons: boolean
  /** The labels with a value beside them. */
  beside: readonly RowPart[]
  /** Rows below something else. */
  apart: ReadonlySet<Line>
}

interface OpenField extends RowField, ValueInLane {
  row: number
  /** Where the column ends: the left edge of the next part of its row, or the right edge of the table. */
  edge: number
  /** True when some label of its row has its value beside it: what stands below is then no value. */
  isBesideOthers: boolean
}

/** The same for words that go on at the very edge of their label. */
const flush = 2

/**
 * @param lines rows of one table without running headers, over any number of pages
 * @param eachBelow true where values stand beside some labels and below others
 * @param apart rows right below something that is no row of this table: no value goes on there
 */
export function readLabelledRows(
  lines: readonly Line[],
  labels: LabelKeys,
  eachBelow = false,
  apart: ReadonlySet<Line> = new Set(),
): LabelledRows {
  const parts = lines.map((line) =>
    partsIn(line, labels).map((part) => ({ ...part, words: [...part.words], value: [...part.value] })),
  )
  const known = cutAtLabelColumns(withWholePairs(parts, lines, labels), labels)
  raiseValuesBetween(known, labels)
  joinWrappedLabels(known, labels)
  const rows = cutBelowLabels(withUnknownLabels(partedAtEdge(known, labels)))
  const beside = rows.flat().filter((part) => isLabel(part) && part.value.length > 0)
  const fields: OpenField[] = []
  const stray: Line[] = []
  const right = Math.max(0, ...lines.map(({ box }) => box.x + box.width))
  for (const [at, parts] of rows.entries()) {
    const isBesideOthers = eachBelow && parts.some((part) => isLabel(part) && part.value.length > 0)
    const areBelow = eachBelow || beside.length === 0 || isRowOfValues(parts, rows[at - 1])
    const table = { areBelow, hasColons: labels.hasColons, beside, apart }
    /** What stands at a label's place and is no label: what stands behind it in its lane is no value of another one. */
    let unknown: Word[] = []
    for (const [column, part] of parts.entries()) {
      if (isLabel(part)) {
        unknown = []
        const [first] = part.words
        const value = part.value[0]
        fields.push({
          label: part.label,
          labelWords: part.words,
          valueRows: parted(part.value, (word, before) => !onOneLine(before, word)),
          left: first?.box.x ?? 0,
          valueLeft: value?.box.x ?? null,
          row: at + (part.span ?? 0),
          edge: parts[column + 1]?.words[0]?.box.x ?? right,
          // An address is set below its label whatever stands beside that.
          isBesideOthers: isBesideOthers && part.label !== 'Address',
        })
      } else if (isInLaneOf(unknown, part.words, fields)) {
        stray.splice(-1, 1, lineOf([...unknown, ...part.words]))
        unknown = [...unknown, ...part.words]
      } else if (column === 0 && goesOnWithRow(part.words, lines[at - 1], right)) {
        fields.at(-1)?.valueRows.push(part.words)
      } else if (part.words.length > 0 && !goesOn(part.words, at, lines, fields, table)) {
        const before = parts[column - 1]
        if (before !== undefined && mayEndFurther(before))
          fields
            .at(-1)
            ?.valueRows.at(-1)
            ?.push(...part.words)
        else {
          stray.push(lineOf(part.words))
          unknown = part.words
        }
      }
    }
  }
  return { fields, stray }
}

/** True for words behind what stands at a label's place, before the next label's. */
function isInLaneOf(
  unknown: readonly Word[],
  words: readonly Word[],
  fields: readonly { left: number }[],
): boolean {
  const [first, word] = [unknown[0], words[0]]
  if (first === undefined || word === undefined) return false
  const lefts = fields.map(({ left }) => left)
  return (
    lefts.some((left) => Math.abs(left - first.box.x) <= aligned) &&
    !lefts.some((left) => left > first.box.x + aligned && left <= word.box.x + aligned)
  )
}

/** True when a row has a label that the table may print. */
export function hasLabelOf(line: Line, labels: LabelKeys): boolean {
  return partsIn(line, labels).some(({ label }) => label !== null)
}

/** The labels of a row, left to right. */
export function labelsOf(line: Line, labels: LabelKeys): string[] {
  return partsIn(line, labels).flatMap(({ label }) => (label === null ? [] : [label]))
}

/** A value in a column of its own may end in a further one; one in its label's cell ends there. */
function mayEndFurther(part: RowPart): boolean {
  const [label, first] = [part.words.at(-1), part.value[0]]
  if (!isLabel(part) || label === undefined || first === undefined) return false
  return first.box.x - label.box.x - label.box.width > 0.9 * label.size
}

/** Pairs that bars part run on as text does: what had no room behind the last of them stands at the row's left edge. */
function goesOnWithRow(words: readonly Word[], above: Line | undefined, right: number): boolean {
  const [first, last] = [words[0], above?.words.at(-1)]
  if (above === undefined || first === undefined || last === undefined) return false
  if (!above.words.some(({ text }) => text === '|') || /^\||:$/.test(last.text)) return false
  const isBelow = Math.abs(above.box.x - first.box.x) <= flush && first.size === last.size
  return isBelow && last.box.x + last.box.width + first.box.width > right - 2 * first.size
}

/** Adds words without a label to the value that they go on with, or to the label right above them. */
function goesOn(
  words: Word[],
  row: number,
  lines: readonly Line[],
  fields: OpenField[],
  { areBelow, hasColons, beside, apart }: Table,
): boolean {
  const left = words[0]?.box.x ?? 0
  const isParted = (field: OpenField) => lines.slice(field.row + 1, row + 1).some((line) => apart.has(line))
  const near = fields.filter(
    (field) => (row - field.row <= 1 || isRunningOn(field, row, lines)) && !isParted(field),
  )
  const above = near.findLast(({ valueLeft }) => valueLeft !== null && Math.abs(valueLeft - left) <= aligned)
  const label = near.findLast(
    (field) =>
      field.valueLeft === null &&
      !field.isBesideOthers &&
      Math.abs(field.left - left) <= (hasColons ? flush : aligned),
  )
  const field =
    (areBelow ? (label ?? above) : above) ??
    near.find(
      (each) =>
        isWrappedBack(each, row, words, hasColons) &&
        (!isInLane(each, beside) || beginsSmall(words)) &&
        !isAtRight(each, beside),
    ) ??
    near.find((each) => row - each.row <= 1 && (endsAlike(each, words) || isOverPage(each, words, beside)))
  if (field === undefined || isFarBelow(field, words)) return false
  field.valueRows.push(words)
  field.valueLeft = left
  field.row = row
  return true
}

/** No label begins with a small letter, and no name. */
const beginsSmall = ([first]: readonly Word[]): boolean => /^\p{Ll}/u.test(first?.text ?? '')

/** The last label of a page, whose value begins in its lane on the next one. */
function isOverPage(
  { left, valueLeft, labelWords: [label] }: OpenField,
  [first]: readonly Word[],
  beside: readonly RowPart[],
): boolean {
  if (valueLeft !== null || label === undefined || first?.box.page !== label.box.page + 1) return false
  const lane = beside.filter(({ words }) => Math.abs((words[0]?.box.x ?? -99) - left) <= flush)
  return (
    lane.length > 1 && lane.every(({ value }) => Math.abs((value[0]?.box.x ?? -99) - first.box.x) <= flush)
  )
}

/** A value at the right edge of its lane goes on at that edge, further left or right than it began. */
function endsAlike({ left, valueRows }: OpenField, words: readonly Word[]): boolean {
  const [own, first, last] = [valueRows.at(-1)?.at(-1), words[0], words.at(-1)]
  if (own === undefined || first === undefined || last === undefined || first.box.x <= left + aligned)
    return false
  return Math.abs(own.box.x + own.box.width - last.box.x - last.box.width) < 1
}

/**
 * A value that fills its column goes on at the left edge of its label: there was no room for the next word. Where every
 * label ends with a colon, whatever stands there in the same size goes on; elsewhere what begins with a small letter.
 */
function isWrappedBack(
  { left, labelWords, valueRows, edge, row: own }: OpenField,
  row: number,
  words: Word[],
  hasColons: boolean,
): boolean {
  const [last, first] = [(valueRows.at(-1) ?? labelWords).at(-1), words[0]]
  if (last === undefined || first === undefined || row - own !== 1) return false
  // TransUnion brackets what is adverse as a whole: a bracket does not open within a value.
  if (first.text.startsWith('>') && valueRows.length > 0) return false
  // A subheading may begin a little left of the labels below it.
  if (Math.abs(left - first.box.x) > (hasColons ? flush : aligned)) return false
  const isSmall = valueRows.length > 0 && beginsSmall(words)
  if (hasColons || isSmall) return Math.abs(last.size - first.size) <= 0.05 * last.size
  return valueRows.length > 0 && last.box.x + last.box.width + first.box.width > edge - 2 * first.size
}

/** Several values in a row, each right below a label of a row that has labels alone. */
function isRowOfValues(parts: readonly RowPart[], above: readonly RowPart[] | undefined): boolean {
  const values = parts.filter(({ words }) => words.length > 0)
  if (above === undefined || values.length < 2 || values.some(isLabel)) return false
  if (above.some((part) => !isLabel(part) || part.value.length > 0)) return false
  return values.every(({ words }) =>
    above.some((part) => Math.abs((part.words[0]?.box.x ?? 0) - (words[0]?.box.x ?? -99)) <= aligned),
  )
}

/** A neighbour that wraps pushes the rows apart: a value also goes on over one row that has no part in its column. */
function isRunningOn(field: OpenField, row: number, lines: readonly Line[]): boolean {
  const between = lines.slice(field.row + 1, row)
  const isBeside = ({ box }: Word) => box.x > field.left + aligned || box.x + box.width < field.left - aligned
  return between.length === 1 && between.every(({ words }) => words.every(isBeside))
}

/** Over a page break no distance says anything. */
function isFarBelow(field: OpenField, words: readonly Word[]): boolean {
  const above = field.valueRows.at(-1)?.[0] ?? field.labelWords.at(-1)
  const first = words[0]
  if (above === undefined || first === undefined || above.box.page !== first.box.page) return false
  return first.box.y - above.box.y > 2.6 * Math.max(first.size, above.size)
}
