import { mostCopiedPages } from '../../shared/rules/copied-pages.ts'
import type { CopiedPage, CopiedPages, MarkedBox, PageToCopy } from './copied-pages.ts'
import { coverPage } from './cover-page.ts'
import { type OpenDocument, withDocument } from './open-document.ts'
import { frameOf, type PageFrame, turnFrame } from './page-frame.ts'
import { glyphsOf } from './page-glyphs.ts'
import { mainDirection } from './page-words.ts'
import type { PdfEngine } from './pdf-engine.ts'
import type { Box } from './positioned-text.ts'
import { saveDocument } from './save-document.ts'

/** FLAT_PRINT of fpdf_flatten.h: what fields and notes show becomes part of the page, as a printer shows it. */
const asPrinted = 1

/**
 * Copies pages of a PDF into one of their own. Notes and form fields become part of the page. A page of which only some
 * lines may be seen becomes a picture: what is covered is not in the copy at all.
 * Null for a file that cannot be opened, or of which none of the pages is there. Pages after the 60th are left out.
 * @param wanted null: every page, without marks
 * @param engine a compiled engine to reuse
 */
export async function copyPages(
  bytes: Uint8Array,
  wanted: readonly PageToCopy[] | null,
  engine?: PdfEngine,
): Promise<CopiedPages | null> {
  const copied = await withDocument(bytes, engine, (open) => copyOf(open, wanted ?? allPages(open)))
  return copied !== null && 'pdf' in copied ? copied : null
}

function allPages({ pageCount }: OpenDocument): PageToCopy[] {
  return Array.from({ length: pageCount }, (_, at) => ({ page: at + 1, marks: [], shown: null }))
}

function copyOf(open: OpenDocument, wanted: readonly PageToCopy[]): CopiedPages | null {
  const { calls } = open.pdfium
  const there = wanted.filter(({ page }) => page >= 1 && page <= open.pageCount).slice(0, mostCopiedPages)
  const target = calls.FPDF_CreateNewDocument()
  const pages: CopiedPage[] = []
  for (const each of there) {
    const copied = copyPage(open, target, each, pages.length)
    if (copied) pages.push(copied)
  }
  const pdf = pages.length === 0 ? null : saveDocument(open.pdfium, target)
  return pdf && { pdf, pages }
}

function copyPage(
  open: OpenDocument,
  target: number,
  { page: number, marks, shown }: PageToCopy,
  at: number,
): CopiedPage | null {
  const { pdfium, scratch } = open
  return withFlatPage(open, number, (page) => {
    const turn = marks[0]?.turn ?? textDirection(open, page)
    const frame = turnFrame(frameOf(pdfium, page, scratch), turn)
    const placed = marks.map((box) => placedIn(frame, box))
    if (shown !== null) {
      const visible = [...placed, ...shown.map((box) => placedIn(frame, box))].filter((box) => box !== null)
      const cover = coverPage(open, { page, frame, turn, visible, target, at })
      return cover && { page: number, frame: cover, marks: placed }
    }
    pdfium.memory.HEAP32[scratch >> 2] = number - 1
    const imported = pdfium.calls.FPDF_ImportPagesByIndex(target, open.document, scratch, 1, at)
    return imported === 0 ? null : { page: number, frame, marks: placed }
  })
}

/** A page that became flat is opened again: PDFium draws it as it was when it was opened. */
function withFlatPage<T>(
  { pdfium, document }: OpenDocument,
  number: number,
  work: (page: number) => T,
): T | null {
  const { calls } = pdfium
  const written = calls.FPDF_LoadPage(document, number - 1)
  if (written === 0) return null
  calls.FPDFPage_Flatten(written, asPrinted)
  calls.FPDF_ClosePage(written)
  const page = calls.FPDF_LoadPage(document, number - 1)
  if (page === 0) return null
  try {
    return work(page)
  } finally {
    calls.FPDF_ClosePage(page)
  }
}

function textDirection({ pdfium, scratch }: OpenDocument, page: number): number {
  const text = pdfium.calls.FPDFText_LoadPage(page)
  if (text === 0) return 0
  const direction = mainDirection(glyphsOf(pdfium, text, scratch, new Map()), frameOf(pdfium, page, scratch))
  pdfium.calls.FPDFText_ClosePage(text)
  return direction
}

/** Points that a frame stands off the text. */
const standOff = 1.5

function placedIn(frame: PageFrame, box: Box): MarkedBox | null {
  const left = Math.max(0, box.x - standOff)
  const top = Math.max(0, box.y - standOff)
  const right = Math.min(frame.width, box.x + box.width + standOff)
  const bottom = Math.min(frame.height, box.y + box.height + standOff)
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null
}
