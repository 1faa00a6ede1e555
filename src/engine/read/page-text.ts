import type { OpenDocument } from './open-document.ts'
import { contentOf, type PageContent } from './page-content.ts'
import { frameOf, turnFrame } from './page-frame.ts'
import { type Glyph, glyphsOf } from './page-glyphs.ts'
import { marksOf } from './page-marks.ts'
import { strokesOf } from './page-strokes.ts'
import { mainDirection, wordsOf } from './page-words.ts'
import type { Pdfium } from './pdf-engine.ts'
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
  const shown = frameOf(pdfium, handle, scratch)
  const asShown = shownGlyphs(pdfium, handle, scratch, fonts)
  const direction = mainDirection(asShown, shown)
  const glyphs = direction === 0 ? asShown : uprightGlyphs(pdfium, handle, direction, scratch, fonts)
  const frame = turnFrame(shown, direction)
  const spelled = glyphs.filter(({ isLost }) => !isLost)
  const words = wordsOf(spelled, frame, index + 1)
  const lost = glyphs.filter(({ isLost }) => isLost)
  const signs = lost.length === 0 ? {} : { signs: wordsOf(lost, frame, index + 1) }
  const marks = marksOf(pdfium, handle, frame, index + 1, scratch)
  const page = { number: index + 1, width: frame.width, height: frame.height, words, marks, ...signs }
  const content = contentOf(page, spelled, () => strokesOf(pdfium, handle))
  pdfium.calls.FPDF_ClosePage(handle)
  return { page, content, direction }
}

function shownGlyphs(
  pdfium: Pdfium,
  handle: number,
  scratch: number,
  fonts: Map<number, boolean>,
): readonly Glyph[] {
  const text = pdfium.calls.FPDFText_LoadPage(handle)
  if (text === 0) return []
  const glyphs = withoutCopies(glyphsOf(pdfium, text, scratch, fonts))
  pdfium.calls.FPDFText_ClosePage(text)
  return glyphs
}

/**
 * The glyphs in the order in which PDFium gives them of the page turned upright: it puts them in order from left to right as
 * the page is shown, which spells a page that lies upside down backwards and breaks the words of one that lies on its side.
 */
function uprightGlyphs(
  pdfium: Pdfium,
  handle: number,
  direction: number,
  scratch: number,
  fonts: Map<number, boolean>,
): readonly Glyph[] {
  const { FPDFPage_GetRotation, FPDFPage_SetRotation } = pdfium.calls
  const rotation = FPDFPage_GetRotation(handle)
  // Rotation counts to the right, and the places of the glyphs do not change with it.
  FPDFPage_SetRotation(handle, (rotation + 4 - direction) % 4)
  const glyphs = shownGlyphs(pdfium, handle, scratch, fonts)
  FPDFPage_SetRotation(handle, rotation)
  return glyphs
}
