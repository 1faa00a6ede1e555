/** Parts in which the bureaus follow each other: the name of a bureau on a line of its own, and its entries below. */
import type { Line } from '../../read/positioned-text.ts'
import type { Bureau } from '../credit-report.ts'
import { bureauNamed } from '../three-bureau/bureau-columns.ts'
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
