/** '$0' that was read as the word 'so', in a column of amounts: nothing else stands there alone and reads so. */
import type { RecognisedWord } from '../text-recogniser.ts'

const misread = /^[sS$][oO]$|^[sS]0$/
const amount = /^-?\(?\$\d[\d,.]*\)?$/
/** A word of a sentence has its neighbours nearer than this, in heights of its line. */
const alone = 1.5
/** With fewer amounts in line above and below it a column does not tell that amounts stand in it. */
const fewest = 2
/** How far apart the edges of amounts in line may be, in heights of their line. */
const inLine = 0.5
/** What its column says is not what was seen: nobody may take it for certain. */
const disputed = 50

export function withZeroAmounts(words: readonly RecognisedWord[]): RecognisedWord[] {
  const amounts = words.filter(({ text }) => amount.test(text))
  return words.map((word) =>
    misread.test(word.text) && isAlone(word, words) && isInColumn(word, amounts)
      ? { ...word, text: '$0', confidence: Math.min(word.confidence, disputed) }
      : word,
  )
}

/** In a cell of its own, with a label somewhere before it in its row. */
function isAlone(word: RecognisedWord, words: readonly RecognisedWord[]): boolean {
  const row = words.filter(
    (each) => each !== word && Math.abs(each.baseline - word.baseline) < 0.5 * word.lineHeight,
  )
  const space = alone * word.lineHeight
  return (
    row.some(({ right }) => right < word.left) &&
    row.every(({ left, right }) => right < word.left - space || left > word.right + space)
  )
}

function isInColumn(word: RecognisedWord, amounts: readonly RecognisedWord[]): boolean {
  const near = inLine * word.lineHeight
  const inOne = (side: 'left' | 'right') =>
    amounts.filter((each) => Math.abs(each[side] - word[side]) <= near).length >= fewest
  return inOne('left') || inOne('right')
}
