import type { Messages } from '../../../../shared/messages/messages.ts'
import { type MarkedFinding, markedFinding } from './marked-finding.ts'

/**
 * The finding in the words of a page: its title, reason and fields by their keys, as the review tells a client's own. What
 * the report prints and what the letter says stay as they are.
 */
export function markedFindingIn(texts: Messages['findings']): MarkedFinding {
  const rule = texts.rules[markedFinding.ruleKey]
  return {
    ...markedFinding,
    ...(rule && { title: rule.title, statement: rule.meaning, innocentExplanation: rule.innocent }),
    lines: markedFinding.lines.map((line) => ({ ...line, label: texts.fields[line.label] ?? line.label })),
  }
}
