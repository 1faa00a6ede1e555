import type { Block, Cell, Run } from './page-block.ts'
import type { Measure } from './typefaces.ts'

/** Space inside a cell, left and right together, in points. */
export const cellPadding = 5
/** A column of labels takes at most this part of the table, and of one that is a label with its value alone. */
const labelShare = 0.24
const labelShareOfPair = 0.45
/** Between a label and its value, in points: more than any space of a sentence. */
const labelGap = 7

/**
 * The widths of a table's columns in points: labels as wide as they need, the others alike, so that the columns of one
 * table stand under those of the next, and none so narrow that a word is broken.
 * @param given.width of the table
 * @param given.shares of it that the page gives to each column, where it does
 */
export function columnWidths(
  cells: readonly Cell[],
  given: { columns: number; width: number; measure: Measure; shares: readonly number[] | null },
): number[] {
  const { columns, width, measure, shares } = given
  const least = Array.from({ length: columns }, () => 2 * cellPadding)
  let label = 0
  for (const cell of cells) {
    if (cell.colspan > 1) continue
    const word = longestPart(cell.blocks, /[\s\u200b]+/, measure) + cellPadding
    least[cell.x] = Math.max(least[cell.x] ?? 0, word)
    if (cell.x === 0)
      label = Math.max(label, longestPart(cell.blocks, /\n/, measure) + cellPadding + labelGap)
  }
  const needed = least.reduce((sum, each) => sum + each, 0)
  if (needed >= width) return least.map((each) => (each * width) / needed)
  const sum = shares?.reduce((all, each) => all + each, 0) ?? 0
  const asSaid = shares?.map((share) => (share * width) / sum)
  if (asSaid?.every((each, at) => each >= (least[at] ?? 0))) return asSaid
  const first = Math.max(
    least[0] ?? 0,
    Math.min(label, (columns === 2 ? labelShareOfPair : labelShare) * width),
  )
  return [first, ...alike(least.slice(1), width - first)].slice(0, columns)
}

/** Shares `width` alike among columns, but gives none less than it needs. */
function alike(least: readonly number[], width: number): number[] {
  if (least.length === 0) return []
  const fixed = new Set<number>()
  for (;;) {
    const taken = [...fixed].reduce((sum, at) => sum + (least[at] ?? 0), 0)
    const share = (width - taken) / Math.max(1, least.length - fixed.size)
    const more = least.findIndex((each, at) => !fixed.has(at) && each > share)
    if (more < 0) return least.map((each, at) => (fixed.has(at) ? each : share))
    fixed.add(more)
  }
}

/** The widest part of the text, in points. @param between what may part it: a space for words, a line break for lines */
export function longestPart(blocks: readonly Block[], between: RegExp, measure: Measure): number {
  let most = 0
  for (const block of blocks) {
    if (block.kind === 'table') most = Math.max(most, 0.5 * block.columns.reduce((a, b) => a + b, 0))
    else most = Math.max(most, longestOfRuns(block.runs, between, measure))
  }
  return most
}

/** A part may go on in the next run, which looks otherwise. */
function longestOfRuns(runs: readonly Run[], between: RegExp, measure: Measure): number {
  let most = 0
  let open = 0
  for (const { text, size, bold } of runs)
    for (const [at, part] of text.split(between).entries()) {
      open = (at > 0 ? 0 : open) + measure(part, size, bold)
      most = Math.max(most, open)
    }
  return most
}
