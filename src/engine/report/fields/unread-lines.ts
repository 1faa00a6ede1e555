/** Lines for the coverage part of a report: what stands in a known section and no rule understood. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { UnreadLine } from '../credit-report.ts'

export function unreadLine({ text, box }: Line): UnreadLine {
  return { text, box }
}

/** The words as one unread line a page; none for no words. */
export function unreadWords(words: readonly Word[]): UnreadLine[] {
  const pages = [...new Set(words.map((word) => word.box.page))]
  return pages.map((page) => {
    const onPage = words.filter((word) => word.box.page === page)
    return { text: onPage.map((word) => word.text).join(' '), box: lineOf(onPage).box }
  })
}
