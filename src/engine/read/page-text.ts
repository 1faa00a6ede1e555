import type { OpenDocument } from './open-document.ts'
import { contentOf, type PageContent } from './page-content.ts'
import { frameOf, turnFrame } from './page-frame.ts'
import { glyphsOf } from './page-glyphs.ts'
import { marksOf } from './page-marks.ts'
import { strokesOf } from './page-strokes.ts'
import { mainDirection, wordsOf } from './page-words.ts'
import type { Page } from './positioned-text.ts'
import { withoutCopies } from './without-copies.ts'

/** One page as the file spells it. */
export interface PageText {
  /** Turned until its text can be read. */
  page: Page
  content: PageContent
  /** Quarter turns to the left that brought its text upright. */
  direction: number
}

/**
 * The words and drawn marks of one page, and whether they are what the page shows. Null for a page that cannot be opened.
 * @param index from 0
 * @param fonts what is known of each font of the document; pass the same map for all its pages
 */
export function readPageText(
  { pdfium, document, scratch }: OpenDocument,
  index: number,
  fonts: Map<number, boolean>,
): PageText | null {
  const handle = pdfium.calls.FPDF_LoadPage(document, index)
  if (handle === 0) return null
  const text = pdfium.calls.FPDFText_LoadPage(handle)
  const glyphs = text === 0 ? [] : withoutCopies(glyphsOf(pdfium, text, scratch, fonts))
  const shown = frameOf(pdfium, handle, scratch)
  const direction = mainDirection(glyphs, shown)
  const frame = turnFrame(shown, direction)
  const words = wordsOf(glyphs, frame, index + 1)
  const marks = marksOf(pdfium, handle, frame, index + 1, scratch)
  const page = { number: index + 1, width: frame.width, height: frame.height, words, marks }
  const content = contentOf(page, glyphs, () => strokesOf(pdfium, handle))
  if (text !== 0) pdfium.calls.FPDFText_ClosePage(text)
  pdfium.calls.FPDF_ClosePage(handle)
  return { page, content, direction }
}
