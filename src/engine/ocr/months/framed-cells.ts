/** Ratings in drawn cells, whose posts are read as brackets and strokes: '[OK', 'OK|OK', 'CO]CO]CO'. */
import type { RecognisedWord } from '../text-recogniser.ts'

/** What a post was read as. */
const post = /[[\](){}|]+/
const rating = /^(?:OK|OX|0K|DK|30|60|90|120|150|180|CO|COL|VS|RPO|FC|BK|C|X)$/i
/** What was made of posts and letters may be wrong in its letters, too. */
const disputed = 50

/** The words with each cell as a word of its own, without its posts, where nothing but ratings stands between them. */
export function withoutPosts(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.flatMap((word) => {
    if (!post.test(word.text)) return [word]
    const cells = [...word.text.matchAll(/[^[\](){}|]+/g)]
    const isOneLetter = cells.length === 1 && cells[0]?.[0].length === 1
    if (cells.length === 0 || isOneLetter || !cells.every(([text]) => rating.test(text))) return [word]
    const sign = (word.right - word.left) / word.text.length
    return cells.map((cell) => ({
      ...word,
      text: cell[0],
      left: Math.round(word.left + cell.index * sign),
      right: Math.round(word.left + (cell.index + cell[0].length) * sign),
      confidence: Math.min(word.confidence, disputed),
    }))
  })
}
