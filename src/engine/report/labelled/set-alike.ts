/** How words are set: a name is told by its letters, never by its wording alone. */
import type { Line, Word } from '../../read/positioned-text.ts'

/** True for a name in bold or larger letters than its labels have. */
export function isSetApart(name: readonly Line[], labelled: Line): boolean {
  const [first, label] = [name[0]?.words[0], labelled.words[0]]
  if (first === undefined || label === undefined) return false
  return (first.bold && !label.bold) || first.size > 1.1 * label.size
}

export function isAlike(one: Word, other: Word): boolean {
  return one.bold === other.bold && Math.abs(one.size - other.size) < 0.3
}
