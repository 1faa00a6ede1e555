import { textPdf } from '../print-older/text-pdf.ts'
import type { LetterItem, LetterRow } from './results-page.ts'

const rowsPerPage = 48

/** A bureau's results letter as a PDF that bears the given day ('November 21, 2026' for the printers' own date). */
export function answerPdf(
  print: (items: readonly LetterItem[]) => LetterRow[],
  items: readonly LetterItem[],
  day: Date,
): Buffer {
  const long = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const short = day.toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const dated = (text: string) => text.replace('December 20, 2026', long).replace('12/20/2026', short)
  const rows = print(items)
  const pages = Array.from({ length: Math.ceil(rows.length / rowsPerPage) }, (_, page) =>
    rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage).flatMap((row, at) => {
      const cells = typeof row === 'string' ? [[50, row] as const] : row
      return cells.map(([x, text]) => ({ x, y: 48 + at * 14, text: dated(text), size: 9, bold: false }))
    }),
  )
  return Buffer.from(textPdf(pages))
}
