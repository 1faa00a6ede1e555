/**
 * The tables as they would stand with room enough: each long value begins beside its label, what a narrow column broke
 * inside is one word again, and a month's year stands behind it.
 */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'
import { accountSections, type SectionName } from '../labelled/heading-book.ts'
import { inquiryLabels } from '../labelled/inquiries.ts'
import { isRowOfLabels } from '../labelled/month-ratings.ts'
import { personalLabels } from '../labelled/personal-labels.ts'
import { recordLabels } from '../labelled/public-records.ts'
import type { Section } from '../labelled/sections.ts'
import { labelsOf, readLabelledRows } from '../labelled-rows.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { monthNumber, parseMoney, parsePrintedDate, textOf } from '../printed-values.ts'
import { partsIn } from '../row-parts.ts'
import { accountPlans } from './transunion-form.ts'
import { brokenWords, learnWrapStyle } from './wrapped-text.ts'

const otherKeys: Readonly<Partial<Record<SectionName, LabelKeys>>> = {
  personal: personalLabels,
  'public records': recordLabels,
  'hard inquiries': inquiryLabels,
  'soft inquiries': inquiryLabels,
}

/** Rows of one table, or the months or names between two of them, which have no keys. */
interface Part {
  keys: LabelKeys | null
  lines: Line[]
}

/** @param accountKeys labels of the accounts */
export function withWholeValues(sections: readonly Section[], accountKeys: LabelKeys): Section[] {
  const parts = new Map(sections.map((section) => [section, partsOf(section, accountKeys)]))
  const wrapped = [...parts.values()].flat().map((part) => ({ ...part, values: wrappedIn(part) }))
  const learned = wrapped.filter(({ keys }) => keys === accountKeys).flatMap(({ values }) => values)
  const style = learnWrapStyle(
    sections.flatMap(({ lines }) => lines),
    learned.map((rows) => rows.map(lineOf)),
  )
  const whole = new Map(
    wrapped.flatMap(({ values }) => values.flatMap((rows) => [...brokenWords(rows, style)])),
  )
  return sections.map((section) => ({
    ...section,
    lines: (parts.get(section) ?? []).flatMap(({ lines }) => lines.flatMap((line) => withWords(line, whole))),
  }))
}

function withWords(line: Line, whole: ReadonlyMap<Word, Word | null>): Line[] {
  if (!line.words.some((word) => whole.has(word))) return [line]
  const words = line.words.flatMap((word) => (whole.get(word) === null ? [] : (whole.get(word) ?? word)))
  return words.length === 0 ? [] : [lineOf(words)]
}

function wrappedIn({ keys, lines }: Part): Word[][][] {
  const fields = keys === null ? [] : readLabelledRows(lines, keys, true).fields
  return fields.flatMap(({ valueRows }) => (valueRows.length > 1 ? [valueRows] : []))
}

function partsOf({ name, lines }: Section, keys: LabelKeys): Part[] {
  if (!accountSections.some((each) => each === name)) return [{ keys: otherKeys[name] ?? null, lines }]
  const parts: Part[] = [{ keys: null, lines: [] }]
  let isCell = false
  for (const line of withWholeMonths(lines)) {
    const inTable = parts.at(-1)?.keys !== null
    const isBelowCell = isCell
    isCell = isRowOfLabels(line)
    const [label] = !inTable && (isCell || isBelowCell) ? [] : labelsOf(line, keys)
    if (line.text === 'Payment History' || monthHeadingOf(line) !== null) {
      if (inTable) parts.push({ keys: null, lines: [] })
    } else if (label !== undefined && (!inTable || accountPlans[label]?.kind === 'name'))
      parts.push({ keys, lines: [] })
    parts.at(-1)?.lines.push(line)
  }
  return parts.map((part) =>
    part.keys === null ? part : { ...part, lines: withLabelsFirst(part.lines, keys) },
  )
}

/** A year's end may stand this far left of its month, and a value of its lane, in points. */
const slack = 3

/** The lines with each heading of months on one row that a narrow column broke, inside the year even: 'September 20' + '21'. */
function withWholeMonths(lines: readonly Line[]): Line[] {
  const headings = lines.map((line, at) => wholeHeading(line, lines[at + 1]))
  return lines.flatMap((line, at) => (headings[at - 1] ? [] : [headings[at] ?? line]))
}

/** Null where the two rows are no heading of months. */
function wholeHeading({ words }: Line, below: Line | undefined): Line | null {
  const isPart = ({ text }: Word) => /^\d{1,4}$/.test(text)
  const isMonth = ({ text }: Word) => monthNumber(text) !== null
  if (below === undefined || !below.words.every(isPart)) return null
  if (!words.some(isMonth) || !words.every((word) => isMonth(word) || isPart(word))) return null
  const months = words.flatMap((name, at) => {
    if (!isMonth(name)) return []
    const next = words.slice(at + 1).find(isMonth)?.box.x ?? Number.POSITIVE_INFINITY
    const from = name.box.x - slack
    const beside = words[at + 1]
    const own = below.words.filter(({ box }) => box.x >= from && box.x < next - slack)
    const digits = [...(beside !== undefined && isPart(beside) ? [beside] : []), ...own]
    const box = { ...name.box, x: name.box.x + name.box.width }
    return [name, { ...name, text: digits.map(({ text }) => text).join(''), box }]
  })
  const heading = lineOf(months)
  return monthHeadingOf(heading)?.every(({ year }) => year !== null) === true ? heading : null
}

/** Values of several rows whose label stands beside the last of them: 'High Balance (Hist.)', 'Remarks' in some prints. */
/** Whether a label may stand beside the last row of its value. */
const mayStandLast = (label: string): boolean =>
  ['text', 'latest amount', 'remark', 'address'].includes(accountPlans[label]?.kind ?? '')

/** Whether a value of this label may end so: '$1,091' is a whole amount, 'Credit limit of' is none. */
function mayEnd(label: string, text: string): boolean {
  const kind = accountPlans[label]?.kind
  const value = text.replace(/[><]/g, '').trim()
  if (kind === 'money') return parseMoney(value) !== null
  if (kind === 'date') return parsePrintedDate(value) !== null
  if (kind === 'latest amount') return /\$.*\d$/.test(value)
  // Remarks are a list: each may stand on a row of its own.
  return kind !== 'remark'
}

interface LaneRow {
  /** The label as its list spells it; null without one. */
  name: string | null
  label: readonly Word[]
  value: readonly Word[]
}

/**
 * The rows with each such label at the first row of its value. Whose a row without a label is, the line breaks tell: a row
 * breaks where the next word has no room left, so what would have fitted on the row above does not go on with it.
 * @param lines of one table; as they are where no value stands beside its label
 */
function withLabelsFirst(lines: readonly Line[], keys: LabelKeys): Line[] {
  const lefts = lines.flatMap((line) =>
    partsIn(line, keys).flatMap(({ label, value }) => (label === null ? [] : (value[0]?.box.x ?? []))),
  )
  const lane = lefts.sort((a, b) => a - b)[Math.floor(lefts.length / 2)]
  if (lane === undefined) return [...lines]
  const rows = lines.map((line) => rowOf(line, keys, lane))
  const edge = Math.max(0, ...rows.flatMap(({ value }) => value.map(rightOf)))
  const moved: (Line | null)[] = [...lines]
  for (const [at, row] of rows.entries()) {
    if (row.name === null || !mayStandLast(row.name)) continue
    const below = rows[at + 1]
    // In some prints the long value stands below its label, where values stand.
    if (row.value.length === 0 && below?.label.length === 0 && below.value.length > 0) {
      moved[at] = null
      moved[at + 1] = lineOf([...withRowOf(row.label, below.value), ...below.value])
      continue
    }
    const from = firstRowOf(rows, at, edge)
    const first = rows[from]?.value[0]
    if (from === at || first === undefined) continue
    const label = withRowOf(row.label, [first])
    rows[from] = { ...row, value: rows[from]?.value ?? [] }
    // The end of this value is no beginning of the next label's.
    rows[at] = { ...row, name: null }
    moved[from] = lineOf([...label, ...(rows[from]?.value ?? [])])
    moved[at] = lineOf([...row.value])
  }
  return moved.filter((line) => line !== null)
}

/** The words of a label on the row of a value. */
function withRowOf(label: readonly Word[], [first]: readonly Word[]): Word[] {
  return first === undefined
    ? [...label]
    : label.map((word) => ({ ...word, box: { ...word.box, y: first.box.y, page: first.box.page } }))
}

function rowOf(line: Line, keys: LabelKeys, lane: number): LaneRow {
  const [first] = partsIn(line, keys)
  const [word] = line.words
  if (first?.label != null)
    return { name: first.label, label: first.words, value: line.words.slice(first.words.length) }
  return word !== undefined && word.box.x >= lane - slack
    ? { name: null, label: [], value: line.words }
    : { name: null, label: line.words, value: [] }
}

/** Index of the first row of the value that ends at `at`; `at` itself where its label stands first, as in most prints. */
function firstRowOf(rows: readonly LaneRow[], at: number, edge: number): number {
  if (saysLabel(rows[at - 1], rows[at]?.name ?? '')) return at - 1
  let from = at
  while (rows[from - 1]?.label.length === 0 && isFull(rows[from - 1], rows[from], edge)) from -= 1
  if (from === at || from === 0) return from
  const above = rows.findLastIndex(({ label }, index) => index < from && label.length > 0)
  const value = rows.slice(Math.max(0, above), from).flatMap((row) => row.value)
  const isOver = above >= 0 && mayEnd(rows[above]?.name ?? '', textOf(value))
  return isOver && !isFull(rows[from - 1], rows[from], edge) ? from : at
}

/** 'High balance of $2,912' above 'High Balance (Hist.)': the row has no label, and its value begins with the words of the one below. */
function saysLabel(row: LaneRow | undefined, label: string): boolean {
  const words = label.replace(/ \(.*\)$/, '').toLowerCase()
  return row?.label.length === 0 && textOf(row.value).toLowerCase().startsWith(`${words} of `)
}

/** True where the row breaks because the first word of the next one has no room left on it. */
function isFull(row: LaneRow | undefined, next: LaneRow | undefined, edge: number): boolean {
  const [last, first] = [row?.value.at(-1), next?.value[0]]
  return (
    last !== undefined && first !== undefined && rightOf(last) + first.box.width + 0.2 * first.size > edge
  )
}

const rightOf = ({ box }: Word): number => box.x + box.width
