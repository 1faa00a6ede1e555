import { boxAround } from '../../read/lines.ts'
import type { UnreadLine } from '../credit-report.ts'
import type { Pair } from './pairs.ts'
import { wordsIn } from './value-readers.ts'

/** A label/value row that no rule understood, as one line on the label's page. */
export function unreadPair({ label, value }: Pair): UnreadLine {
  const words = [...label, ...wordsIn(value)]
  return { text: words.map((word) => word.text).join(' '), box: boxAround(words) }
}
