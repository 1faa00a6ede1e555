/** Rows of 'Label value   Label value' in two lanes, with values that wrap below themselves. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { textOf } from './report-lines.ts'

export interface LabelledValue {
  label: string
  labelWords: Word[]
  /** Words of the value in reading order, all rows of it. Empty when nothing is printed. */
  words: Word[]
}

/** How far apart, in points, two things may start and still stand in one column. */
const column = 4

/**
 * Reads label and value pairs. A value ends where the next known label of its lane begins, so it may wrap, be empty, or
 * come close to the label of the other lane.
 * @param labels the labels this section may print, spelled as printed
 * @param unread receives what stands at a label's place and is no known label
 */
export function readLanes(
  lines: readonly Line[],
  labels: readonly string[],
  unread: (line: Line) => void,
): LabelledValue[] {
  const known = [...labels].sort((a, b) => b.length - a.length).map((label) => label.split(' '))
  const second = secondLane(lines, known)
  const left: Word[][] = []
  const right: Word[][] = []
  for (const line of lines) {
    const cut = second === null ? [] : line.words.filter((word) => word.box.x >= second - column)
    const rest = line.words.filter((word) => !cut.includes(word))
    if (rest.length > 0) left.push(rest)
    if (cut.length > 0) right.push(cut)
  }
  return [...readLane(left, known, unread), ...readLane(right, known, unread)]
}

function readLane(rows: Word[][], known: string[][], unread: (line: Line) => void): LabelledValue[] {
  const pairs: LabelledValue[] = []
  const starts = rows.flatMap((row) => (labelAt(row, 0, known) ? [row[0]?.box.x ?? 0] : []))
  const labelX = starts.length > 0 ? Math.min(...starts) : 0
  let current: LabelledValue | null = null
  for (const row of rows) {
    const x = row[0]?.box.x ?? 0
    const label = Math.abs(x - labelX) <= column ? labelAt(row, 0, known) : null
    if (label) {
      current = {
        label: label.join(' '),
        labelWords: row.slice(0, label.length),
        words: row.slice(label.length),
      }
      pairs.push(current)
    } else if (current && (x > labelX + column || current.words.length === 0)) {
      current.words.push(...row)
    } else {
      unread(lineOf(row))
    }
  }
  return pairs
}

/** The longest label whose words stand at `index`, or null. */
function labelAt(words: readonly Word[], index: number, known: string[][]): string[] | null {
  return known.find((label) => label.every((part, i) => words[index + i]?.text === part)) ?? null
}

/** Where the second lane's labels start: the x at which most rows have a label that is not their first word. */
function secondLane(lines: readonly Line[], known: string[][]): number | null {
  const starts: number[] = []
  for (const { words } of lines) {
    for (let i = 1; i < words.length; i++) {
      const word = words[i]
      const before = words[i - 1]
      if (!word || !before || !labelAt(words, i, known)) continue
      // A value may hold the words of a label; the lane itself is set off by a gap in most of its rows.
      if (word.box.x - before.box.x - before.box.width > word.size) starts.push(word.box.x)
    }
  }
  let best: number | null = null
  let most = 0
  for (const x of starts) {
    const count = starts.filter((other) => Math.abs(other - x) <= column).length
    if (count > most) [best, most] = [x, count]
  }
  return best
}

/** The value's text; wrapped rows joined with a space. */
export const valueText = (pair: LabelledValue): string => textOf(pair.words)
