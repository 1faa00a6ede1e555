/** The lines of an Experian report in reading order, without what the browser printed around them. */
import { lineOf, linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'

/** Print headers and footers: they land between the lines of an account when it runs over a page break. */
const noise = [
  /^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}\s?[AP]M( Annual Credit Report - Experian)?$/i,
  /^Annual Credit Report - Experian$/i,
  /^https?:\/\/\S+( (Page )?\d{1,3}( of |\/)\d{1,3})?$/i,
  // Safari prints its time beside the address, and the counter below it.
  /^https?:\/\/\S+ \d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}\s?([AP]M)?$/i,
  /^(Page:? ?)?\d{1,3}( of |\/)\d{1,3}$/i,
  /^SYNTHETIC TEST DOCUMENT\b/,
]

/** All pages as one list of lines. Segments that are print noise are cut out, also beside real text. */
export function reportLines(pages: readonly Page[]): Line[] {
  const lines: Line[] = []
  for (const page of pages) {
    for (const line of linesOf(page)) {
      const kept = segmentsOf(line).filter(({ text }) => !noise.some((pattern) => pattern.test(text)))
      if (kept.length > 0) lines.push(lineOf(kept.flatMap((segment) => segment.words)))
    }
  }
  return lines
}

const icon = /^[\ue000-\uf8ff]+$/

/** A line's text without the private-use icons that stand before headings. */
export function plainText(line: Line): string {
  return textOf(line.words.filter((word) => !icon.test(word.text)))
}

export const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

/** The largest font size in the line. */
export const sizeOf = (line: Line): number => Math.max(...line.words.map((word) => word.size))

export const isBold = (line: Line): boolean => line.words.every((word) => word.bold || icon.test(word.text))

/** '-' in any of its shapes, or nothing: the label is printed and its value is not. */
export const isBlank = (text: string): boolean => /^[-\u2010-\u2015\u2212\s]*$/.test(text)
