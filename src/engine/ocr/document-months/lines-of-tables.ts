/** The lines of a page on which tables of months stand beside other print, as in two columns: what is of a table is a line of its own there. */
import { baselineOf, lineOf, linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { medianOf } from '../document/grid-pieces.ts'

const monthsOfYear = 12
const year = /^(?:19|20)\d{2}$/
/** '>120<' of a table that sets what is adverse in brackets. */
const longestCell = 5
/** Distance of two rows, and of a table from what stands beside it, in heights of its letters. */
const nextRow = 3.2
const farthestHead = 0.6 * nextRow
const besides = 1
/** Share of a step between two columns that a cell may be off, and steps to the next cell. */
const even = 0.35
const nextCell = 1.6

/** A part of a page, in points; up to down by baselines. */
interface Place {
  left: number
  right: number
  top: number
  bottom: number
  size: number
}

export function linesOfTables(page: Page): Line[] {
  const lines = linesOf(page)
  const tables = tablesIn(lines)
  return tables.reduce<Line[]>((all, table) => all.flatMap((line) => partedAt(line, table)), lines)
}

/** The part of the line left of the table, of it, and right of it; the line where it is no part of the table, or all of it is. */
function partedAt(line: Line, { left, right, top, bottom, size }: Place): Line[] {
  const baseline = medianOf(line.words.map(baselineOf))
  if (baseline < top || baseline > bottom) return [line]
  const middleOf = ({ box }: Word) => box.x + box.width / 2
  const parts = [
    line.words.filter((word) => middleOf(word) < left),
    line.words.filter((word) => middleOf(word) >= left && middleOf(word) <= right),
    line.words.filter((word) => middleOf(word) > right),
  ].filter((words) => words.length > 0)
  const isApart = parts.slice(1).every((words, at) => {
    const [before, first] = [parts[at]?.at(-1)?.box, words[0]?.box]
    return before !== undefined && first !== undefined && first.x - before.x - before.width > besides * size
  })
  return parts.length > 1 && isApart ? parts.map(lineOf) : [line]
}

/** Where rows of a year and its twelve cells stand, with the others of their table and the heading above. */
function tablesIn(lines: readonly Line[]): Place[] {
  const years = lines.flatMap(({ words }) => words.filter(({ text }) => year.test(text)))
  const tables: Place[] = []
  for (const { words } of lines)
    for (const [at, label] of words.entries()) {
      const cells = year.test(label.text) ? cellsBehind(words, at) : []
      const pitch = pitchOf(cells)
      if (pitch === null || tables.some((table) => isIn(label, table))) continue
      const rows = rowsWith(label, years).map(baselineOf)
      const last = cells.at(-1)?.box
      tables.push({
        left: label.box.x - label.size / 2,
        right: (last?.x ?? 0) + (last?.width ?? 0) + pitch / 2,
        top: Math.min(...rows) - farthestHead * label.size,
        bottom: Math.max(...rows) + label.size / 3,
        size: label.size,
      })
    }
  return tables
}

const isIn = (word: Word, { left, right, top, bottom }: Place): boolean =>
  word.box.x > left && word.box.x < right && baselineOf(word) > top && baselineOf(word) <= bottom

/** What stands behind a year at the distance of its first two cells. */
function cellsBehind(words: readonly Word[], at: number): Word[] {
  const [first, second] = words.slice(at + 1)
  if (first === undefined || second === undefined) return []
  const farthest = nextCell * (second.box.x - first.box.x)
  const cells: Word[] = []
  for (const word of words.slice(at + 1)) {
    const before = cells.at(-1)
    if (word.text.length > longestCell || (before !== undefined && word.box.x - before.box.x > farthest))
      break
    cells.push(word)
  }
  return cells
}

/** The step between twelve cells; null where there are more or fewer, or they do not stand at even steps. */
function pitchOf(cells: readonly Word[]): number | null {
  if (cells.length !== monthsOfYear) return null
  const middles = cells.map(({ box }) => box.x + box.width / 2)
  const from = middles[0] ?? 0
  const pitch = ((middles.at(-1) ?? 0) - from) / (monthsOfYear - 1)
  return middles.every((middle, at) => Math.abs(middle - from - at * pitch) < even * pitch) ? pitch : null
}

/** The years above and below that begin rows of the same table. */
function rowsWith(label: Word, years: readonly Word[]): Word[] {
  const column = years.filter(({ box }) => Math.abs(box.x - label.box.x) < label.size)
  const rows = new Set([label])
  for (const row of rows)
    for (const other of column)
      if (Math.abs(baselineOf(other) - baselineOf(row)) < nextRow * label.size) rows.add(other)
  return [...rows]
}
