/** Sections of entries with a name above their labels: inquiries and public records. */
import type { Line } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'
import { labelsOf } from '../labelled-rows.ts'

export interface NamedEntry {
  name: Line
  rows: Line[]
}

/**
 * An entry begins at a line without a label right above a row of labels which is set bolder than that row, or above
 * labels that the open entry already has. @returns entries, and the lines that are in none
 */
export function namedEntriesOf(
  lines: readonly Line[],
  labels: LabelKeys,
): { entries: NamedEntry[]; before: Line[] } {
  const entries: NamedEntry[] = []
  const before: Line[] = []
  let seen = new Set<string>()
  let isNameless = false
  for (const [at, line] of lines.entries()) {
    const own = labelsOf(line, labels)
    const next = lines[at + 1]
    const below = next === undefined ? [] : labelsOf(next, labels)
    const open = entries.at(-1)
    if (own.length === 0 && next !== undefined && below.length > 0 && begins(line, next, below, open, seen)) {
      entries.push({ name: line, rows: [] })
      seen = new Set()
      isNameless = false
      continue
    }
    // A label again without a name above it: the rest is of an entry whose name was lost.
    isNameless ||= own.some((label) => seen.has(label))
    for (const label of own) seen.add(label)
    if (open === undefined || isNameless) before.push(line)
    else open.rows.push(line)
  }
  return { entries, before }
}

function begins(
  line: Line,
  next: Line,
  below: readonly string[],
  open: NamedEntry | undefined,
  seen: ReadonlySet<string>,
): boolean {
  const [first, label] = [line.words[0], next.words[0]]
  if (first === undefined || label === undefined || line.text.length > 90) return false
  if (first.bold && !label.bold) return true
  const isAtLeft = Math.abs(line.box.x - next.box.x) < 4
  return (
    isAtLeft && (open === undefined ? !/[a-z].*\.$/.test(line.text) : below.some((name) => seen.has(name)))
  )
}
