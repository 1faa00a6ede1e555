/** A line of capitals alone, as the names of accounts stand above their tables: it is set in one weight, however thick its words were measured. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'

/** Only recognised pages change: of others the file says what is bold. */
export function withHeadingWeight(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed = new Map<Word, boolean>()
    for (const line of linesOf(page)) {
      if (!isName(line) || new Set(line.words.map(({ bold }) => bold)).size === 1) continue
      const bold = lettersOf(line.words.filter((word) => word.bold))
      for (const word of line.words) changed.set(word, 2 * bold >= lettersOf(line.words))
    }
    if (changed.size === 0) return page
    const words = page.words.map((word) => ({ ...word, bold: changed.get(word) ?? word.bold }))
    return { ...page, words }
  })
}

const isName = (line: Line): boolean =>
  !/[\p{Ll}:\d]/u.test(line.text) && /\p{Lu}{2}/u.test(line.text) && cellsIn(line).length === 1

const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0)
