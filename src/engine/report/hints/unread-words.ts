/** The lines that a reader did not understand, as their words on the page. */
import { lineOf } from '../../read/lines.ts'
import type { Box, Line, Page, Word } from '../../read/positioned-text.ts'
import type { UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { wordsIn } from './hints.ts'

/** An unread line with its words; null where the page has none in its place (any more). */
export function lineOfUnread({ box }: UnreadLine, pages: readonly Page[]): Line | null {
  const page = pages.find(({ number }) => number === box.page)
  const words = page === undefined ? [] : wordsIn(page, box)
  return words.length === 0 ? null : lineOf(words)
}

/** What is left of the unread lines without these words; a line without any of them stays as it is. */
export function unreadWithout(
  unread: readonly UnreadLine[],
  understood: readonly Word[],
  pages: readonly Page[],
): UnreadLine[] {
  return unread.flatMap((line) => {
    const words = lineOfUnread(line, pages)?.words ?? []
    const left = words.filter((word) => !understood.some(({ box }) => isSamePlace(box, word.box)))
    return left.length === words.length ? [line] : unreadWords(left)
  })
}

const isSamePlace = (a: Box, b: Box): boolean => a.page === b.page && a.x === b.x && a.y === b.y
