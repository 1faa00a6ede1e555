/** Pages of a bureau's results letter, set as words with positions, as a reader gets them. */
import type { Page } from '../../../src/engine/read/positioned-text.ts'
import { textRow } from '../page-flow.ts'

/** A row: a text at the left edge, or cells with where they begin, in points. '' is an empty row. */
export type LetterRow = string | readonly (readonly [x: number, text: string])[]

/** What a letter says of one item; how each bureau words it is the printers' matter. */
export interface LetterItem {
  kind?: 'account' | 'collection' | 'inquiry'
  creditor: string
  number: string | null
  outcome: 'deleted' | 'verified' | 'updated' | 'verified_and_updated' | 'processed'
  /** Lines as they stand now: label and value; with `was`, the value before. */
  values?: { label: string; value: string; was?: string }[]
}

/** @param rowsPerPage a page breaks after so many rows, also inside an item */
export function resultsPages(rows: readonly LetterRow[], rowsPerPage = 48): Page[] {
  const pages: Page[] = []
  for (let start = 0; start < rows.length; start += rowsPerPage) {
    const number = pages.length + 1
    const words = rows.slice(start, start + rowsPerPage).flatMap((row, at) => {
      const cells = typeof row === 'string' ? [[50, row] as const] : row
      return cells.flatMap(([x, text]) => textRow(text, x, 40 + at * 14, 9))
    })
    const placed = words.map((word) => ({ ...word, box: { ...word.box, page: number } }))
    pages.push({ number, width: 612, height: 792, words: placed, marks: [] })
  }
  return pages
}
