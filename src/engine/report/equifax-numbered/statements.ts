/** Section 6: what the consumer had added to the file. */
import type { Line } from '../../read/positioned-text.ts'
import { columnParagraphs } from '../column-paragraphs.ts'
import type { Printed } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { saysNothing } from '../fields/says-nothing.ts'
import { printed } from '../printed-values.ts'

const explanations =
  /^(Consumer Statements? (are|is)|A consumer statement|You (may|can|have the right)|To (add|remove))/i

export function readStatements(lines: readonly Line[]): Printed<string>[] {
  if (lines.some(saysNothing)) return []
  const right = Math.max(0, ...lines.map(({ box }) => box.x + box.width))
  return columnParagraphs(
    lines.map(({ words }) => words),
    right,
  ).flatMap((words) => {
    const text = textOf(words)
    return explanations.test(text) ? [] : [printed(text, text, words)]
  })
}
