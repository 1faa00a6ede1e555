import { wordFinding } from '../../../../shared/findings/word-finding.ts'
import type { Messages } from '../../../../shared/messages/messages.ts'
import { type MarkedFinding, markedFinding } from './marked-finding.ts'

/**
 * The finding in the words of a page: its title and reason from its facts, its fields by their keys, as the review tells a client's own. What
 * the report prints and what the letter says stay as they are.
 */
export function markedFindingIn(texts: Messages['findings']): MarkedFinding {
  const words = texts.language && wordFinding(texts.language, markedFinding)
  return {
    ...markedFinding,
    ...(words && {
      title: words.title,
      statement: words.statement,
      innocentExplanation: words.innocentExplanation,
    }),
    lines: markedFinding.lines.map((line) => ({ ...line, label: texts.fields[line.label] ?? line.label })),
  }
}
