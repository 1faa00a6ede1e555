import { linesOf } from './lines.ts'
import { withDocument } from './open-document.ts'
import { needsRecognition } from './page-content.ts'
import type { PdfEngine } from './pdf-engine.ts'
import type { Box, Page } from './positioned-text.ts'
import { readPageTexts } from './read-pages.ts'
import { withWordsJoined } from './touching-words.ts'

/** A line of a page with its words, left to right, each with its place. */
export interface PlacedLine {
  text: string
  box: Box
  words: { text: string; box: Box }[]
}

/** Sizes of all pages of a file, in points, with how many lines each has; and the lines of one page. */
export interface FileLines {
  pages: { page: number; width: number; height: number; lines: number }[]
  /** Empty for a page that is not there. */
  lines: PlacedLine[]
}

/** A page with more of them is no report; what stands below is not shown. */
const mostLines = 10_000

/**
 * The lines of one page of a file with text, as its readers see them. A file that needs character recognition has its pages
 * and no lines; null for one that cannot be opened.
 * @param number of the page, from 1; 0 for the sizes alone
 */
export async function readPageLines(
  bytes: Uint8Array,
  number: number,
  engine?: PdfEngine,
): Promise<FileLines | null> {
  const result = await withDocument(bytes, engine, readPageTexts)
  if (!result.ok) return null
  const isSpelled = !result.texts.some(({ content }) => needsRecognition(content))
  const pages = result.texts.map(({ page }) => (isSpelled ? page : { ...page, words: [] }))
  return fileLines(pages, number)
}

function fileLines(pages: readonly Page[], number: number): FileLines {
  const joined = pages.map(withWordsJoined)
  const own = joined.find((page) => page.number === number)
  return {
    pages: joined.map((page) => ({
      page: page.number,
      width: page.width,
      height: page.height,
      lines: linesOf(page).length,
    })),
    lines: (own === undefined ? [] : linesOf(own)).slice(0, mostLines).map(({ text, box, words }) => ({
      text,
      box,
      words: words.map((word) => ({ text: word.text, box: word.box })),
    })),
  }
}
