/** Several remarks behind one label, or in one paragraph. */
import type { Word } from '../../read/positioned-text.ts'
import { parted } from '../parted.ts'
import { onOneLine } from '../printed-values.ts'

/**
 * Parted at semicolons ('Credit Card; Fixed Rate') and where a line begins another remark.
 * @param label the label that they stand beside; none where they stand below it
 */
export function remarksIn(words: readonly Word[], label: readonly Word[] = []): Word[][] {
  const lines = parted(words, (word, before) => !onOneLine(before, word))
  return parted(lines, (line, above) => beginsRemark(line, above, lines, label)).flatMap((part) =>
    atSemicolons(part.flat()),
  )
}

const atSemicolons = (words: readonly Word[]): Word[][] =>
  parted(words, (_, before) => before.text.endsWith(';')).map((part) =>
    part.map((word) => ({ ...word, text: word.text.replace(/;$/, '') })),
  )

/** The same where each sentence is a remark of its own. */
export function sentencesIn(words: readonly Word[], label: readonly Word[]): Word[][] {
  const isEnd = (end: string, next: string) => /[a-z)]{2}\.$/.test(end) && /^[A-Z]/.test(next)
  return remarksIn(words, label).flatMap((part) =>
    parted(part, ({ text }, before) => isEnd(before.text, text)),
  )
}

function beginsRemark(
  line: readonly Word[],
  above: readonly Word[],
  lines: readonly (readonly Word[])[],
  label: readonly Word[],
): boolean {
  if (!/^\p{Lu}/u.test(line[0]?.text ?? '') || goesOn.test(above.at(-1)?.text ?? '')) return false
  return (isSentence(line) && isSentence(above)) || hadRoom(line, above, lines, label)
}

/** Words that no remark ends with. */
const goesOn = /(^(a|an|and|as|at|by|for|from|in|of|on|or|per|since|the|to|under|until|with)|[,&/:-])$/i

/** 'Charged off account': no capital but the first one, as in none of the words of a name. */
function isSentence([first, ...others]: readonly Word[]): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(first?.text ?? '') &&
    others.length > 0 &&
    others.every(({ text }) => /^\p{Ll}/u.test(text))
  )
}

/** How far the edges of two lines may differ, in points, and be one edge. */
const flush = 1

/**
 * True when the line's first word had room behind the line above, as some line of the same edge shows: a line breaks there on
 * purpose. Lines at one right edge are such only in a lane of their own: the first one may begin behind its label.
 */
function hadRoom(
  line: readonly Word[],
  above: readonly Word[],
  lines: readonly (readonly Word[])[],
  label: readonly Word[],
): boolean {
  const beside = Math.max(...label.map(rightOf))
  const isLane = label.length > 0 && lines.every((each) => leftOf(each) > beside)
  const edges = isLane ? [leftOf, endOf] : [leftOf]
  const [first] = line
  return edges.some((edgeOf) => {
    const own = lines.filter((each) => Math.abs(edgeOf(each) - edgeOf(line)) <= flush)
    const needed = widthOf(above) + (first === undefined ? 0 : 0.4 * first.size + first.box.width)
    return own.includes(above) && needed <= Math.max(...own.map(widthOf))
  })
}

const rightOf = ({ box }: Word): number => box.x + box.width
const leftOf = (words: readonly Word[]): number => words[0]?.box.x ?? Number.NaN
const endOf = (words: readonly Word[]): number => Math.max(...words.map(rightOf))
const widthOf = (words: readonly Word[]): number => endOf(words) - leftOf(words)
