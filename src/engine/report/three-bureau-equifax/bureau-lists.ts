/** Parts in which the bureaus follow each other: the name of a bureau on a line of its own, and its entries below. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau } from '../credit-report.ts'
import { bureauNamed } from '../three-bureau/bureau-columns.ts'
import { labelKey } from '../three-bureau/label-key.ts'
import { isProse } from './sections.ts'

/** The lines below each bureau's name, in the order of the print; a bureau may come several times. */
export function listsByBureau(lines: readonly Line[]): { bureau: Bureau; lines: Line[] }[] {
  const lists: { bureau: Bureau; lines: Line[] }[] = []
  for (const line of lines) {
    const bureau = bureauNamed(line.text)
    if (bureau !== null) lists.push({ bureau, lines: [] })
    else if (!isProse(line)) lists.at(-1)?.lines.push(line)
  }
  return lists
}

/** One value below another: 'Date Assigned    Nov 01, 2023', 'Agency Client: EXAMPLE BANK'. */
export interface LabelledValues {
  /** By label key; the first of several. */
  values: Map<string, Word[]>
  words: Word[]
  unread: Line[]
}

/**
 * @param labels keys of the labels; the longest that begins the line is meant. A line without one goes on with the
 *   value above when it stands right of the labels.
 */
export function labelledValues(lines: readonly Line[], labels: ReadonlySet<string>): LabelledValues {
  const result: LabelledValues = { values: new Map(), words: [], unread: [] }
  let open: { value: Word[]; from: number } | null = null
  for (const line of lines) {
    const length = labelLength(line.words, labels)
    if (length > 0) {
      const key = keyOf(line.words.slice(0, length))
      const value = line.words.slice(length)
      if (!result.values.has(key)) result.values.set(key, value)
      open = { value, from: value[0]?.box.x ?? Number.POSITIVE_INFINITY }
      result.words.push(...line.words)
    } else if (open !== null && line.box.x >= open.from - 2) {
      open.value.push(...line.words)
      result.words.push(...line.words)
    } else result.unread.push(line)
  }
  return result
}

function labelLength(words: readonly Word[], labels: ReadonlySet<string>): number {
  for (let length = Math.min(6, words.length); length > 0; length--) {
    if (labels.has(keyOf(words.slice(0, length)))) return length
  }
  return 0
}

function keyOf(words: readonly Word[]): string {
  return labelKey(words.map(({ text }) => text).join(' '))
}
