/** Names, addresses and the other particulars by which the bureau knows the consumer. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { PersonalInformation, UnreadLine } from '../credit-report.ts'
import { type LabelKeys, labelAtStart } from '../label-keys.ts'
import { personalLabels, personalLists } from '../labelled/personal-labels.ts'
import { readPersonal, takePersonal } from '../labelled/personal-rows.ts'
import { columnParagraphs } from '../labelled/running-text.ts'
import { hasLabelOf } from '../labelled-rows.ts'
import { emptyPersonal } from '../new-tradeline.ts'
import { parted } from '../parted.ts'
import { printed, saysNothing, textOf, unreadLine, unreadWords } from '../printed-values.ts'
import { cellsOfRow, partsIn } from '../row-parts.ts'
import { areRunning } from '../running-pairs.ts'

/** 'Also known as ANN LEE' below the name, in a print that sets no colon there. */
const isAlias = (row: readonly Word[]): boolean => /^(Also|Formerly) known as \S/i.test(textOf(row))

const endOfAddress = /\b[A-Z]{2},? \d{5}(-\d{4})?$/

/** @param lines of the section Personal Information */
export function readPersonalInformation(
  lines: readonly Line[],
  hasColons = true,
): {
  personal: PersonalInformation
  unread: UnreadLine[]
} {
  // Where values stand beside their labels, only the name above the first of them has none.
  const labels = { ...personalLabels, hasColons }
  const isBeside = (line: Line) =>
    partsIn(line, labels).some(({ label, value }) => label !== null && value.length > 0)
  if (areRunning(lines) || (!hasColons && lines.some(isBeside))) return readBeside(lines)
  const personal = emptyPersonal()
  const unread: UnreadLine[] = []
  const take = (label: string, valueRows: Word[][]) =>
    unread.push(...unreadWords(takePersonal({ label, labelWords: [], valueRows }, personal, false)))
  for (const { label, lines: all, right } of labelledLines(lines, labels)) {
    const rows = all.filter((words) => !saysNothing({ text: textOf(words) }))
    const list = personalLists[label ?? '']
    // Only the first column has lines above its first label: the name and the current address.
    if (label === null && personal.names.length === 0) {
      const [name = [], ...others] = rows
      take('Name', [name])
      for (const row of others.filter(isAlias)) take('Also Known As', [row.slice(3)])
      take('Current Address', wholeAddresses(others.filter((row) => !isAlias(row))))
    } else if (label === null) unread.push(...unreadWords(rows.flat()))
    else if (list === 'addresses') take(label, wholeAddresses(rows))
    else if (list === 'phones') take(label, rows)
    else for (const text of columnParagraphs(rows, right)) take(label, [text])
  }
  return { personal, unread }
}

function readBeside(lines: readonly Line[]): ReturnType<typeof readPersonalInformation> {
  const from = lines.findIndex((line) => hasLabelOf(line, personalLabels))
  const { personal, unread } = readPersonal(lines.slice(from), false)
  const [name, ...others] = lines.slice(0, from)
  if (name !== undefined) personal.names.unshift(printed(name.text, name.text, name.words))
  return { personal, unread: [...others.map(unreadLine), ...unread] }
}

/** An address goes on until its postal code; without any postal code each line is one. */
function wholeAddresses(lines: readonly Word[][]): Word[][] {
  if (!lines.some((words) => endOfAddress.test(textOf(words)))) return [...lines]
  return parted(lines, (_, above) => endOfAddress.test(textOf(above))).map((rows) => rows.flat())
}

/** What stands under (or behind) a label, line by line; `label` is null above the first label of a column. */
interface LabelledLines {
  label: string | null
  lines: Word[][]
  /** Right edge of the column, in points. */
  right: number
}

/** How far two left edges may differ, in points, and be one column. */
const aligned = 4
/** Between a column's text and the next column, in points. */
const padding = 4
/** A label wraps over at most so many lines. */
const tallestLabel = 4

/**
 * The section by label, column by column: a table whose labels stand above their values, in columns of different width. A label
 * in a narrow column wraps over several lines and pushes the values of its whole row down.
 */
function labelledLines(lines: readonly Line[], labels: LabelKeys): LabelledLines[] {
  const lanes: { left: number; parts: Word[][] }[] = []
  for (const part of lines.flatMap((line) => cellsOfRow(line, labels))) {
    const left = part[0]?.box.x ?? 0
    const lane = lanes.find((each) => Math.abs(each.left - left) <= aligned)
    if (lane === undefined) lanes.push({ left, parts: [part] })
    else lane.parts.push(part)
  }
  const edge = Math.max(...lines.map(({ box }) => box.x + box.width))
  return lanes.flatMap(({ left, parts }) => byLabel(parts, labels, (top) => rightOf(left, top, lanes, edge)))
}

/** A column ends where the next label of the same row begins; a part's top tells its row. */
function rightOf(
  left: number,
  label: Word | undefined,
  lanes: readonly { left: number; parts: Word[][] }[],
  edge: number,
): number {
  const beside = lanes.filter(
    (lane) =>
      lane.left > left + aligned &&
      lane.parts.some(([word]) => word !== undefined && label !== undefined && onOneRow(word, label)),
  )
  return Math.min(edge, ...beside.map((lane) => lane.left - padding))
}

/** Labels of a row may stand up to two lines apart when one of them wraps. */
function onOneRow(a: Word, b: Word): boolean {
  return a.box.page === b.box.page && Math.abs(a.box.y - b.box.y) < 2.5 * a.size
}

function byLabel(
  parts: readonly Word[][],
  labels: LabelKeys,
  rightOfRow: (label: Word | undefined) => number,
): LabelledLines[] {
  const groups: LabelledLines[] = []
  for (let at = 0; at < parts.length; ) {
    const match = labelAt(parts, at, labels)
    if (match !== null || groups.length === 0) {
      const lines = match !== null && match.rest.length > 0 ? [match.rest] : []
      groups.push({ label: match?.label ?? null, lines, right: rightOfRow(parts[at]?.[0]) })
    }
    if (match === null) groups.at(-1)?.lines.push([...(parts[at] ?? [])])
    at += match?.height ?? 1
  }
  return groups
}

/** A label that begins with part `at`, how many parts it takes, and the words behind it on its last line. */
function labelAt(
  parts: readonly Word[][],
  at: number,
  labels: LabelKeys,
): { label: string; height: number; rest: Word[] } | null {
  let words: Word[] = []
  for (let height = 1; height <= tallestLabel && at + height <= parts.length; height++) {
    words = [...words, ...(parts[at + height - 1] ?? [])]
    const match = labelAtStart(words, labels)
    if (match !== null) return { label: match.label, height, rest: words.slice(match.count) }
  }
  return null
}
