import { linesOf } from '../../src/engine/read/lines.ts'
import type { Line, Page, Word } from '../../src/engine/read/positioned-text.ts'

const counter = /(?:(?:Page|Pg)\.?:? ?)?\b\d{1,3} ?(?:\/|of) ?\d{1,3}\b(?![/\d])/gi
/** Share of a page's height at its top and its foot. */
const margin = 0.1

/** The same page with its counter covered, and nothing else. */
export function withoutPageNumbers(page: Page): Page {
  const covered = new Set(
    linesOf(page)
      .filter(({ box: { y } }) => y < margin * page.height || y > (1 - margin) * page.height)
      .flatMap(wordsOfCounter),
  )
  return { ...page, words: page.words.filter((word) => !covered.has(word)) }
}

function wordsOfCounter({ text, words }: Line): Word[] {
  return [...text.matchAll(counter)].flatMap(({ index, 0: { length } }) => {
    let end = -1
    return words.filter((word) => {
      const start = end + 1
      end = start + word.text.length
      return start < index + length && end > index
    })
  })
}
