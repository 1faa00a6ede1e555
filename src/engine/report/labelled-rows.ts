/**
 * Tables of labels and values in any number of columns, as older reports print them: with a colon or without, the value
 * beside its label or below it. Only positions count: these files are drawn in another order than they are read.
 */
import { lineOf } from '../read/lines.ts'
import type { Line, Word } from '../read/positioned-text.ts'
import { cutAtLabelColumns } from './label-columns.ts'
import { keyOf, type LabelKeys, labelAtStart } from './label-keys.ts'
import { partsOfRow, type RowPart } from './row-parts.ts'

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

interface OpenField extends RowField {
  left: number
  /** Left edge of the value; null while there is none. */
  valueLeft: number | null
  row: number
  /** Where the column ends: the left edge of the next part of its row, or the right edge of the table. */
  edge: number
  /** True when some label of its row has its value beside it: what stands below is then no value. */
  isBesideOthers: boolean
}

/** How far two left edges may differ, in points, and still be edges of one column. */
const aligned = 4

/**
 * @param lines rows of one table without running headers, over any number of pages
 * @param eachBelow true where values stand beside some labels and below others
 */
export function readLabelledRows(lines: readonly Line[], labels: LabelKeys, eachBelow = false): LabelledRows {
  const rows = cutAtLabelColumns(
    lines.map((line) => partsOfRow(line, labels)),
    labels,
  )
  joinWrappedLabels(rows, labels)
  const isBeside = rows.some((parts) => parts.some((part) => part.value.length > 0 && isLabel(part)))
  const fields: OpenField[] = []
  const stray: Line[] = []
  const right = Math.max(0, ...lines.map(({ box }) => box.x + box.width))
  for (const [at, parts] of rows.entries()) {
    const isBesideOthers = eachBelow && parts.some((part) => isLabel(part) && part.value.length > 0)
    const areBelow = eachBelow || !isBeside || isRowOfValues(parts, rows[at - 1])
    for (const [column, part] of parts.entries()) {
      if (isLabel(part)) {
        const [first] = part.words
        const value = part.value[0]
        fields.push({
          label: part.label,
          labelWords: part.words,
          valueRows: part.value.length > 0 ? [part.value] : [],
          left: first?.box.x ?? 0,
          valueLeft: value?.box.x ?? null,
          row: at,
          edge: parts[column + 1]?.words[0]?.box.x ?? right,
          // An address is set below its label whatever stands beside that.
          isBesideOthers: isBesideOthers && part.label !== 'Address',
        })
      } else if (part.words.length > 0 && !goesOn(part.words, at, lines, fields, areBelow)) {
        const before = parts[column - 1]
        if (before !== undefined && mayEndFurther(before))
          fields
            .at(-1)
            ?.valueRows.at(-1)
            ?.push(...part.words)
        else stray.push(lineOf(part.words))
      }
    }
  }
  return {
    fields: fields.map(({ label, labelWords, valueRows }) => ({ label, labelWords, valueRows })),
    stray,
  }
}

/** True when a row has a label that the table may print. */
export function hasLabelOf(line: Line, labels: LabelKeys): boolean {
  return labelsOf(line, labels).length > 0
}

/** The labels of a row, left to right. */
export function labelsOf(line: Line, labels: LabelKeys): string[] {
  return partsOfRow(line, labels).flatMap(({ label }) => (label === null ? [] : [label]))
}

function isLabel(part: RowPart): boolean {
  return part.label !== null || part.isUnknownLabel
}

/** A value in a column of its own may end in a further one; one in its label's cell ends there. */
function mayEndFurther(part: RowPart): boolean {
  const [label, first] = [part.words.at(-1), part.value[0]]
  if (!isLabel(part) || label === undefined || first === undefined) return false
  return first.box.x - label.box.x - label.box.width > 0.9 * label.size
}

/** Adds words without a label to the value that they go on with, or to the label right above them. */
function goesOn(
  words: Word[],
  row: number,
  lines: readonly Line[],
  fields: OpenField[],
  areBelow: boolean,
): boolean {
  const left = words[0]?.box.x ?? 0
  const near = fields.filter((field) => row - field.row <= 1 || isRunningOn(field, row, lines))
  const above = near.findLast(({ valueLeft }) => valueLeft !== null && Math.abs(valueLeft - left) <= aligned)
  const label = near.findLast(
    (field) => field.valueLeft === null && !field.isBesideOthers && Math.abs(field.left - left) <= aligned,
  )
  const field = (areBelow ? (label ?? above) : above) ?? near.find((each) => isWrappedBack(each, row, words))
  if (field === undefined || isFarBelow(field, words)) return false
  field.valueRows.push(words)
  field.valueLeft = left
  field.row = row
  return true
}

/** A value that fills its column goes on at the left edge of its label: there was no room for the next word. */
function isWrappedBack({ left, valueRows, edge, row: own }: OpenField, row: number, words: Word[]): boolean {
  const [last, first] = [valueRows.at(-1)?.at(-1), words[0]]
  if (last === undefined || first === undefined || row - own !== 1) return false
  if (Math.abs(left - first.box.x) > aligned) return false
  return last.box.x + last.box.width + first.box.width > edge - 2 * first.size
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
  return (
    between.length === 1 &&
    between.every(({ words }) => words.every((word) => word.box.x > field.left + aligned))
  )
}

/** Over a page break no distance says anything. */
function isFarBelow(field: OpenField, words: readonly Word[]): boolean {
  const above = (field.valueRows.at(-1) ?? field.labelWords)[0]
  const first = words[0]
  if (above === undefined || first === undefined || above.box.page !== first.box.page) return false
  return first.box.y - above.box.y > 2.6 * first.size
}

/** 'Delinquency First' above 'Reported': a label in a narrow column goes on in the row below. */
function joinWrappedLabels(rows: RowPart[][], labels: LabelKeys): void {
  for (const [at, parts] of rows.entries()) {
    for (const part of parts) {
      if (part.label !== null && part.words.at(-1)?.text.endsWith(':')) continue
      // A long label may go on over several rows.
      for (
        let below = rows[at + 1], step = 1;
        below !== undefined && step < 4;
        step += 1, below = rows[at + step]
      ) {
        if (!joinWith(part, parts, below, labels)) break
      }
    }
  }
}

/** @returns true when a part of the row below is the rest of the label, or a further piece of it */
function joinWith(part: RowPart, row: RowPart[], below: RowPart[], labels: LabelKeys): boolean {
  const left = part.words[0]?.box.x ?? 0
  const at = below.findIndex(
    ({ words, label }) => label === null && Math.abs((words[0]?.box.x ?? -99) - left) <= aligned,
  )
  const next = below[at]
  if (next === undefined) return false
  const joined = joinOf(part, next, labels)
  if (joined === null) return false
  Object.assign(part, joined)
  Object.assign(next, { isUnknownLabel: false, words: [], value: [] })
  if (part.value.length > 0) return true
  // The value stands beside the label's first row, or beside its last; there not farther than the next label above.
  const [beside, besideEnd] = [row[row.indexOf(part) + 1], below[at + 1]]
  const edge = beside?.words[0]?.box.x ?? Number.POSITIVE_INFINITY
  const isOwn = (other: RowPart | undefined): other is RowPart => other !== undefined && !isLabel(other)
  const value =
    isOwn(beside) && beside.words.length > 0
      ? beside
      : isOwn(besideEnd) && (besideEnd.words[0]?.box.x ?? edge) < edge - aligned
        ? besideEnd
        : null
  if (value === null) return true
  part.value = value.words
  value.words = []
  return true
}

function joinOf(part: RowPart, next: RowPart, labels: LabelKeys): RowPart | null {
  const own = labelPrefix(part, labels)
  if (own.length === 0) return null
  const both = labelAtStart([...own, ...next.words], labels)
  if (both === null || both.count <= own.length) return null
  const value = part.label === null ? part.words.slice(own.length) : part.value
  return {
    label: both.label,
    isUnknownLabel: false,
    words: [...own, ...next.words.slice(0, both.count - own.length)],
    value: [...value, ...next.words.slice(both.count - own.length), ...next.value],
  }
}

/** The first words of a part as far as they begin a label. */
function labelPrefix(part: RowPart, labels: LabelKeys): Word[] {
  let key = ''
  const end = part.words.findIndex((word) => {
    key += keyOf(word.text)
    return !labels.isBeginning(key)
  })
  return end === -1 ? part.words : part.words.slice(0, end)
}
