/** Sections whose entries have no name above them: an entry ends where a label comes again, or white space is left. */
import type { Line } from '../../read/positioned-text.ts'
import { type LabelBook, labelsIn } from './label-book.ts'

/**
 * Splits lines before every line that repeats a label of the open entry, or stands clearly farther below the line
 * before than rows do.
 * @param isHeading lines that end an entry and are in none, such as 'Bankruptcies'
 * @returns entries with the heading they stand under and their lines; lines before the first label stand in `before`
 */
export function repeatedBlocks(
  lines: readonly Line[],
  book: LabelBook,
  isHeading: (line: Line) => boolean = () => false,
): { blocks: { heading: Line | null; lines: Line[] }[]; before: Line[] } {
  const blocks: { heading: Line | null; lines: Line[] }[] = []
  const before: Line[] = []
  let heading: Line | null = null
  let seen: Set<string> | null = null
  const far = 2 * usualStep(lines)
  for (const [at, line] of lines.entries()) {
    if (isHeading(line)) {
      heading = line
      seen = null
      continue
    }
    const labels = labelsIn(book, line.words)
    const isApart = stepBetween(lines[at - 1], line) > far
    if (labels.length > 0 && (seen === null || isApart || labels.some((label) => seen?.has(label)))) {
      blocks.push({ heading, lines: [] })
      seen = new Set()
    }
    for (const label of labels) seen?.add(label)
    const open = seen === null ? undefined : blocks.at(-1)
    if (open === undefined) before.push(line)
    else open.lines.push(line)
  }
  return { blocks, before }
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
