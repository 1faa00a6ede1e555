/**
 * Puts together a value that is printed over several rows. The layout breaks some values inside words
 * ('Installmen' + 't Account'), and most between words; the page does not show which.
 */
import { boxAround, lineOf } from '../../read/lines.ts'
import type { Box, Line, Word } from '../../read/positioned-text.ts'
import { textOf } from '../printed-values.ts'

/** What one report teaches about its own line breaks. */
interface WrapStyle {
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

/** Longer than any word of a report: no more than this is looked at before a break. */
const longestWord = 60

/** What the end of one row and the start of the next say by themselves; null when they leave it open. */
function verdictOfVocabulary(
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

/**
 * Learns from a whole report how it breaks its values, so that single breaks can be judged by it.
 * @param lines every line of the report, in reading order
 * @param wrapped values of several rows, each a list of its rows
 */
export function learnWrapStyle(lines: Line[], wrapped: Line[][]): WrapStyle {
  const known = new Set(valueVocabulary)
  for (const { words } of lines) {
    // The first and the last word of a line may be parts of a broken word.
    for (const { text } of words.slice(1, -1)) {
      for (const run of text.match(/[A-Za-z]{2,}/g) ?? []) known.add(run.toLowerCase())
    }
  }
  const isWord = (word: string) => known.has(word.toLowerCase())

  let inside = 0
  let between = 0
  let rightEdge: number | null = null
  for (const rows of wrapped) {
    for (const [at, below] of rows.entries()) {
      const above = rows[at - 1]
      if (above === undefined) continue
      rightEdge = Math.max(rightEdge ?? 0, above.box.x + above.box.width)
      const verdict = verdictOfVocabulary(above.text, below.text, isWord)
      if (verdict === 'inside a word') inside += 1
      if (verdict === 'between words') between += 1
    }
  }
  return { breaksWords: inside > 0 && inside * 2 >= between, isWord, rightEdge }
}

/**
 * Words that this layout's fixed values, remarks and notes are made of. They tell a break inside a word from a break
 * between words; they never change what a value says.
 */
const words = `
account accounts adjusted agency agreed amount another arrangement as assigned attorney authorized auto automobile
balance bankruptcy being billing bureau business by canceled cancelled card charge charged chapter child claim closed
collateral collection collections company completed comaker consolidated consumer contract cosigner court credit
creditor current customer date day days debt deceased deed default deferred delinquency delinquent disagrees disaster
discharged dismissed dispute disputed disputes due education electronic equity estate estimated factoring failed family
fcba fcra federal filed financial first fixed forbearance foreclosed foreclosure foreclosure forfeit fraud from full
fully garnishment government grantor guaranteed guaranty health home hospital hotel household identity
improvement in included inactive individual information installment insurance investigation item joint judgment
judgement late lease lender less lien line loan loss lost maker manufactured maximum medical military minimum
modification modified month monthly months mortgage mutual natural no not note obligation of one open or original
other over paid partial participating participation past payable paying payment payments payroll pending per permanent
placed plan practitioner previous previously principal process profit purchased purged real recovery redeemed
refinanced reinstated rental repossession repossessed request resolved restructured returned revolving sale
satisfied satisfactory schedule scheduled second secured settled settlement shared signer small sold spousal status
stolen student submitted subscriber surrender surrendered tax term terminated terms than theft through to too
transferred transfer undesignated unknown unpaid unsecured utilities utility voluntary was weekly wage write writeoff
written year
a and for had has have his her its not than that the their them then they this was were will with which
ambulance apartment apartments associates associate bank banking bankcard cable capital cards care cellular center
central city clinic college communications community cooperative corporate corporation county dental department
electric emergency energy express finance funding gas global group holdings imaging internet laboratory lending loans
management media mobile motor national network partners pharmacy physicians power property radiology receivables
regional resource resources savings school service services servicing shop solutions store stores system systems
telecom telephone trust university urgent water wireless women
`

/** Lower case. */
const valueVocabulary: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''))
