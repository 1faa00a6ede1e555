/** Parts in which the bureaus follow each other: the name of a bureau on a line of its own, and its entries below. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Bureau } from '../credit-report.ts'
import { bureauNamed } from './bureau-columns.ts'

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

/** Sentences that explain a section: over the width of the page, where values stand in columns. */
export function isProse(line: Line): boolean {
  if (segmentsOf(line).length > 1) return false
  const { text } = line
  return (
    text.split(' ').length >= 8 || /^You currently have no\b/i.test(text) || /^[a-z][a-z ,]+\.$/.test(text)
  )
}
