/**
 * Puts together a value that is printed over several rows. The layout breaks some values inside words
 * ('Installmen' + 't Account'), and most between words; the page does not show which.
 */
import { boxAround, lineOf } from '../../read/lines.ts'
import type { Box, Line, Word } from '../../read/positioned-text.ts'

/** What one report teaches about its own line breaks. */
export interface WrapStyle {
  /** True when this report breaks values inside words. */
  breaksWords: boolean
  /** True for a word that the report, or the layout's vocabulary, prints in full. */
  isWord: (word: string) => boolean
  /** x of the right edge that broken rows reach, in points; null when no row of this report is broken. */
  rightEdge: number | null
}

/**
 * What the ends of a value's rows broke, as whole words.
 * @param rows the parts of one value, top to bottom
 * @returns the word to stand for one of them: the whole one for its first part, none for the others
 */
export function brokenWords(rows: readonly Word[][], style: WrapStyle): Map<Word, Word | null> {
  const whole = new Map<Word, Word | null>()
  const words: Word[] = []
  let origin: Word | undefined
  let before: Line | null = null
  for (const row of rows) {
    const [last, first, ...rest] = [words.at(-1), ...row]
    const above = textOf(words.slice(-3)).slice(-longestWord)
    const line = lineOf(row)
    if (before !== null && origin && last && first && gapBetween(above, before, line, style) === '') {
      const one = { ...last, text: last.text + first.text, box: downTo(last.box, first.box) }
      whole.set(origin, one).set(first, null)
      // The row begins where it did.
      const [next, ...others] = rest
      const moved = next === undefined ? [] : [{ ...next, box: boxAround([next, first]) }]
      if (next !== undefined) whole.set(next, moved[0] ?? next)
      words.splice(-1, 1, one, ...moved, ...others)
    } else words.push(...row)
    // A row that only went on with the word above leaves that one open.
    if (row.length > 1 || first === undefined || whole.get(first) !== null) origin = row.at(-1)
    before = line
  }
  return whole
}

/** The word stays in its place on the upper row, and takes in the part below. */
function downTo(box: Box, { page, y, height }: Box): Box {
  return page === box.page ? { ...box, height: y + height - box.y } : box
}

const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Longer than any word of a report: no more than this is looked at before a break. */
const longestWord = 60

/** What the end of one row and the start of the next say by themselves; null when they leave it open. */
export function verdictOfVocabulary(
  above: string,
  below: string,
  isWord: (word: string) => boolean,
): 'inside a word' | 'between words' | null {
  const left = /[A-Za-z]+$/.exec(above)?.[0]
  const right = /^[A-Za-z]+/.exec(below)?.[0]
  if (left === undefined || right === undefined) return null
  if (isWord(left + right)) return isWord(left) && isWord(right) ? null : 'inside a word'
  if (isWord(left) && isWord(right)) return 'between words'
  // The end of a broken word is seldom a word of some length; its start often is, and what follows is an ending.
  if (isWord(right) && right.length > 3) return 'between words'
  return isWord(left) && left.length > 3 && right.length > 3 && !endings.test(right) ? 'between words' : null
}

const endings =
  /^(ment|ments|tion|tions|sion|sions|ings|ance|ances|ated|ates|ator|able|ness|ship|ward|wide|less)$/i

/** @param text the end of all rows so far: a broken word may go through several rows */
function gapBetween(text: string, above: Line, below: Line, style: WrapStyle): '' | ' ' {
  const verdict = verdictOfVocabulary(text, below.text, style.isWord)
  if (verdict !== null) return verdict === 'inside a word' ? '' : ' '
  const fixed = gapByPunctuation(text, below.text)
  if (fixed !== null) return fixed
  if (!style.breaksWords) return ' '
  if (/[a-z]$/i.test(above.text) && /^[a-z]/i.test(below.text)) return hadRoom(above, below, style) ? ' ' : ''
  return /[\d,./$]$/.test(above.text) && /^[\d,./]/.test(below.text) ? '' : ' '
}

function gapByPunctuation(above: string, below: string): '' | ' ' | null {
  if (/^\S*\*\*/.test(below) && /\d$|\*$/.test(above)) return ''
  if (/\S[-/]$/.test(above) || /[>($]$/.test(above)) return ''
  if (/^[)<;,.:]/.test(below) || /^[-/]\S/.test(below)) return ''
  if (/[;:)<]$/.test(above)) return ' '
  // 'Health' + 'Care': a capital begins a word where the text is not all capitals.
  if (/[a-z]$/.test(above) && /^[A-Z]/.test(below)) return ' '
  return null
}

/** True when the next letter would still have stood on the row above, so that the break was a space. */
function hadRoom(above: Line, below: Line, { rightEdge }: WrapStyle): boolean {
  const word = below.words[0]
  if (rightEdge === null || word === undefined) return false
  const letter = word.box.width / Math.max(1, word.text.length)
  return rightEdge - (above.box.x + above.box.width) > letter * 1.3
}
