/** A bureau's results letter as a PDF with text, to be scanned or read. */
import { type TextRun, textPdf } from '../print-older/text-pdf.ts'
import type { LetterRow } from './results-page.ts'

/** @param rowsPerPage a page breaks after so many rows, also inside an item */
export function resultsPdf(rows: readonly LetterRow[], rowsPerPage = 44): Uint8Array {
  const pages: TextRun[][] = []
  for (let start = 0; start < rows.length; start += rowsPerPage) {
    pages.push(
      rows.slice(start, start + rowsPerPage).flatMap((row, at) => {
        const cells = typeof row === 'string' ? [[50, row] as const] : row
        return cells.flatMap(([x, text]) =>
          text === '' ? [] : [{ x, y: 60 + at * 15, text, size: 10, bold: false }],
        )
      }),
    )
  }
  return textPdf(pages)
}
