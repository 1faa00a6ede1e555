/** Sections of labelled entries: collections and public records. */
import type { Line, Word } from '../../read/positioned-text.ts'
import { saysNothing } from '../fields/says-nothing.ts'
import type { LabelKeys } from '../label-keys.ts'
import { labelsOf } from '../labelled-rows.ts'
import { isExplanation } from './explanations.ts'

export interface Entry {
  /** The numbered title above the entry, without its number; empty where there is none. */
  title: Word[]
  /** The group it stands in, 'Bankruptcies'. */
  group: Line | null
  lines: Line[]
}

/**
 * Splits a section at numbered titles, at headings of groups, where a label comes again and where labels stand clearly
 * farther below the line before than rows do.
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
  const far = 2 * usualStep(lines)
  for (const [at, line] of lines.entries()) {
    const own = labelsOf(line, labels)
    const isApart = open !== null && open.lines.length > 0 && stepBetween(lines[at - 1], line) > far
    if (isGroup(line)) [group, open] = [line, null]
    else if (isTitle(line)) open = begin(line.words.slice(1))
    else if (own.length > 0) {
      if (open === null || isApart || own.some((label) => seen.has(label))) open = begin([])
      for (const label of own) seen.add(label)
      open.lines.push(line)
    } else if (open !== null && (open.lines.length > 0 || !isExplanation(line))) open.lines.push(line)
    else if (!saysNothing(line) && !isExplanation(line)) before.push(line)
  }
  return { entries, before }
}

const numberWord = /^\d{1,2}\.\d{1,3}\.?$/

/** '2.1 HARBOR BANK'. */
export function isTitle({ words }: Line): boolean {
  const next = words[1]?.text ?? ''
  return numberWord.test(words[0]?.text ?? '') && /[A-Z]/.test(next) && !/^[a-z]/.test(next)
}

/** Distance from line to line in the middle of all, in points. */
function usualStep(lines: readonly Line[]): number {
  const steps = lines.map((line, at) => stepBetween(lines[at - 1], line)).filter((step) => step > 0)
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
}

/** 0 over a page break, where no distance says anything. */
function stepBetween(before: Line | undefined, line: Line): number {
  return before?.box.page === line.box.page ? line.box.y - (before?.box.y ?? 0) : 0
}
