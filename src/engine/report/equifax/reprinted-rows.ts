import type { Line } from '../../read/positioned-text.ts'

/** So many rows at the end of a page may be printed again at the top of the next one. */
const most = 6

/**
 * The lines without those that the top of a page prints again from the end of the page before, as some generators do for
 * an account that goes on there.
 * @param isRow true for a row that tells of its account alone: only a group that has one is taken for a repetition
 */
export function withoutReprintedRows(lines: readonly Line[], isRow: (line: Line) => boolean): Line[] {
  const kept: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) continue
    const isTop = kept.length > 0 && kept.at(-1)?.box.page !== line.box.page
    const count = isTop ? reprintedAt(lines, at, kept, isRow) : 0
    if (count > 0) at += count - 1
    else kept.push(line)
  }
  return kept
}

function reprintedAt(
  lines: readonly Line[],
  at: number,
  before: readonly Line[],
  isRow: (line: Line) => boolean,
): number {
  for (let count = Math.min(most, before.length); count > 0; count -= 1) {
    const top = lines.slice(at, at + count)
    const end = before.slice(-count)
    const isSame = top.length === count && top.every(({ text }, index) => text === end[index]?.text)
    const isOnePage = [top, end].every((group) => new Set(group.map(({ box }) => box.page)).size === 1)
    if (isSame && isOnePage && top.some(isRow)) return count
  }
  return 0
}
