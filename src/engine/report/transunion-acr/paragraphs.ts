/** Running text: the explanations between headings and tables, messages and the consumer's statement. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'

/** Rows of one paragraph follow each other within this many row heights, top to top. */
const leading = 1.9

/** Groups rows into paragraphs by their distance; a page break ends none that goes on at the same left edge. */
export function paragraphsOf(lines: Line[]): Line[][] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const current = paragraphs.at(-1)
    const last = current?.at(-1)
    if (current !== undefined && last !== undefined && goesOn(last, line)) current.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

/**
 * Drops the paragraphs that begin with one of the explanations this layout prints.
 * @param isContent true for a row that no explanation has, such as a label: where values stand below their labels a table
 * is set like running text, and the explanation above it ends at its first row
 */
export function withoutExplanations(
  lines: Line[],
  openings: RegExp,
  isContent: (line: Line) => boolean = () => false,
): Line[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    if (!openings.test(paragraph[0]?.text ?? '')) return paragraph
    const end = paragraph.findIndex((line, at) => at > 0 && isContent(line))
    return end === -1 ? [] : paragraph.slice(end)
  })
}

function goesOn(above: Line, below: Line): boolean {
  const [first, next] = [above.words[0], below.words[0]]
  if (first === undefined || next === undefined || first.bold !== next.bold) return false
  if (Math.abs(first.size - next.size) > 0.5 || Math.abs(above.box.x - below.box.x) > 2) return false
  // Running text has no gaps in its rows; a table that stands closely above or below does.
  if (segmentsOf(above).length > 1 || segmentsOf(below).length > 1) return false
  if (above.box.page !== below.box.page) return !/[.!?]$/.test(above.text)
  return below.box.y - above.box.y < leading * Math.max(above.box.height, below.box.height)
}
