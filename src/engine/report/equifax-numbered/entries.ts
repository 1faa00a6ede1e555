/** Sections of labelled entries: collections and public records. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { saysNothing } from '../fields/says-nothing.ts'
import type { LabelKeys } from '../label-keys.ts'
import { labelsOf } from '../labelled-rows.ts'
import { isTitle } from './account-blocks.ts'
import { isExplanation } from './account-parts.ts'

export interface Entry {
  /** The numbered title above the entry, without its number; empty where there is none. */
  title: Word[]
  /** The group it stands in, 'Bankruptcies'. */
  group: Line | null
  lines: Line[]
}

/**
 * Splits a section at numbered titles, at headings of groups and where a label comes again.
 * @returns entries, and the lines that are in none and say something
 */
export function entriesOf(
  lines: readonly Line[],
  labels: LabelKeys,
  isGroup: (line: Line) => boolean = () => false,
): { entries: Entry[]; before: Line[] } {
  const entries: Entry[] = []
  const before: Line[] = []
  let group: Line | null = null
  let open: Entry | null = null
  let seen = new Set<string>()
  const begin = (title: Word[]): Entry => {
    const entry: Entry = { title, group, lines: [] }
    entries.push(entry)
    seen = new Set()
    return entry
  }
  for (const line of lines) {
    const own = labelsOf(line, labels)
    if (isGroup(line)) [group, open] = [line, null]
    else if (isTitle(line)) open = begin(line.words.slice(1))
    else if (own.length > 0) {
      if (open === null || own.some((label) => seen.has(label))) open = begin([])
      for (const label of own) seen.add(label)
      open.lines.push(line)
    } else if (open !== null && (open.lines.length > 0 || !isExplanation(line))) open.lines.push(line)
    else if (!saysNothing(line) && !isExplanation(line)) before.push(line)
  }
  return { entries, before }
}
