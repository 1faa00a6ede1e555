/** A nought alone in its cell, which is read as a bracket or a sign ('[¢]', '[:]', ']'): in a column whose next rows say '0', it is one. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { disputed, settledAs, withWords } from './told-words.ts'

const signs = /^(?:\[[\u00a2:.e]?\]|[\])(\u00a9]|\(\)|[oO])$/
/** Rows above and below it that tell, and points by which their cells stand beside it. */
const rowsBeside = 3
const samePlace = 4

/** Only recognised pages change. */
export function withColumnZeros(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  return pages.map((page, at) => {
    if (isRecognised[at] !== true || !page.words.some(({ text }) => signs.test(text))) return page
    const lines = linesOf(page).map(({ words }) => words)
    const changed = new Map<Word, Word>()
    for (const [row, words] of lines.entries())
      for (const [place, word] of words.entries()) {
        if (!signs.test(word.text) || isOctober(words, place)) continue
        const beside = lines.slice(Math.max(0, row - rowsBeside), row + rowsBeside + 1).flat()
        const isZero = beside.some(
          ({ text, box }) => (text === '0' || text === '$0') && Math.abs(box.x - word.box.x) < samePlace,
        )
        const isAmount = words.some(
          ({ text, box, size }) =>
            text === 'USD' && word.box.x - box.x - box.width < size && word.box.x > box.x,
        )
        if (isZero || isAmount) changed.set(word, settledAs(word, '0', disputed))
      }
    return withWords(page, changed)
  })
}

/** The initial of October in a heading of months, whose column may say '0' below it. */
const isOctober = (words: readonly Word[], at: number): boolean =>
  ['S', 'N'].includes(words[at - 1]?.text ?? '') &&
  ['S', 'N'].includes(words[at + 1]?.text ?? '') &&
  words[at - 1]?.text !== words[at + 1]?.text
