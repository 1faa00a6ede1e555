import type { Word } from '../../read/positioned-text.ts'

/**
 * The words as one text with single spaces. A line may break behind a hyphen or a slash inside a word
 * ('(800) 555-' / '0130'): there the parts are one word again.
 */
export function textOf(words: readonly Word[]): string {
  let text = ''
  let previous: Word | null = null
  for (const word of words) {
    const broken = previous !== null && /[\p{L}\p{N}][-/]$/u.test(previous.text) && !onOneLine(previous, word)
    text += previous === null || broken ? word.text : ` ${word.text}`
    previous = word
  }
  return text.replace(/\s+/g, ' ').trim()
}

function onOneLine(a: Word, b: Word): boolean {
  return a.box.page === b.box.page && Math.abs(a.box.y - b.box.y) < 0.5 * a.size
}
