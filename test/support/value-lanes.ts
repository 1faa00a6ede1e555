/** The two lanes of a label/value table, to lay them out otherwise. */
import type { Line, Word } from '../../src/engine/read/positioned-text.ts'
import { keyOf } from '../../src/engine/report/label-keys.ts'

export interface Lanes {
  /** x of the values in points; null when no row prints label and value side by side. */
  valueX: number | null
}

export interface LaneRow {
  label: Word[]
  value: Word[]
}

/** How far left of its lane a value may begin, in points. */
const slack = 3
/** A label and its value are further apart than this share of the font size; words of one text are not. */
const laneGap = 0.6

const rightOf = ({ box }: Word): number => box.x + box.width

/** @param lines rows of one table, in reading order */
export function findLanes(lines: Line[], labels: ReadonlySet<string>): Lanes {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const value = line.words[knownLabelLength(line.words, labels)]
    if (value === undefined || value === line.words[0]) continue
    const x = Math.round(value.box.x)
    counts.set(x, (counts.get(x) ?? 0) + 1)
  }
  let best: { x: number; count: number } | null = null
  for (const [x, count] of counts) if (best === null || count > best.count) best = { x, count }
  return { valueX: best?.x ?? null }
}

/** Splits a row at the value lane; without one, after the label that begins the row. */
export function splitRow(line: Line, { valueX }: Lanes, labels: ReadonlySet<string>): LaneRow {
  const { words } = line
  const first = words[0]
  if (valueX !== null && first !== undefined && first.box.x >= valueX - slack)
    return { label: [], value: words }
  const known = knownLabelLength(words, labels)
  if (known > 0) return { label: words.slice(0, known), value: words.slice(known) }
  if (valueX === null) return { label: words, value: [] }
  const at = words.findIndex((word) => word.box.x >= valueX - slack)
  return at === -1 ? { label: words, value: [] } : { label: words.slice(0, at), value: words.slice(at) }
}

/** How many of the first words are a known label with a lane's gap, or nothing, behind it; the longest such label. */
function knownLabelLength(words: Word[], labels: ReadonlySet<string>): number {
  let key = ''
  let length = 0
  for (const [at, word] of words.entries()) {
    key += keyOf(word.text)
    const next = words[at + 1]
    const ends = next === undefined || next.box.x - rightOf(word) > laneGap * word.size
    if (ends && labels.has(key)) length = at + 1
    if (ends && length > 0) break
  }
  return length
}
