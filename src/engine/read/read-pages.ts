import { refusals } from './file-refusals.ts'
import { type OpenDocument, withDocument } from './open-document.ts'
import { frameOf, turnFrame } from './page-frame.ts'
import { glyphsOf } from './page-glyphs.ts'
import { marksOf } from './page-marks.ts'
import { mainDirection, wordsOf } from './page-words.ts'
import type { PdfEngine, Pdfium } from './pdf-engine.ts'
import type { Page, ReadRefusal, ReadResult } from './positioned-text.ts'

/** Far above the longest report seen (about 400,000 characters). */
const mostCharacters = 3_000_000

/**
 * PDF bytes to positioned words and drawn marks, page by page.
 * A page whose text runs sideways is turned until it can be read; its boxes are those of the turned page.
 * Never throws for what a file holds: it returns a refusal with a sentence for the person who uploaded it.
 * It does not bound time or memory; run files of strangers through createReportReader.
 * @param engine a compiled engine to reuse; without it one is compiled (about 30 ms).
 */
export async function readPages(bytes: Uint8Array, engine?: PdfEngine): Promise<ReadResult> {
  return withDocument(bytes, engine, readDocument)
}

function readDocument({ pdfium, document, pageCount, scratch }: OpenDocument): ReadResult {
  const pages: Page[] = []
  const fonts = new Map<number, boolean>()
  const letters = { known: 0, unmapped: 0 }
  let characters = 0
  for (let index = 0; index < pageCount; index++) {
    const page = readPage(pdfium, document, index, scratch, fonts, letters)
    if (page === null) return { ok: false, refusal: refusals.broken }
    for (const word of page.words) characters += word.text.length
    if (characters > mostCharacters) return { ok: false, refusal: refusals.tooLarge }
    pages.push(page)
  }
  if (letters.unmapped > letters.known) return { ok: false, refusal: refusals.unmapped }
  const empty = refuseWithoutText(pages, characters)
  return empty ? { ok: false, refusal: empty } : { ok: true, pages }
}

function readPage(
  pdfium: Pdfium,
  document: number,
  index: number,
  scratch: number,
  fonts: Map<number, boolean>,
  letters: { known: number; unmapped: number },
): Page | null {
  const page = pdfium.calls.FPDF_LoadPage(document, index)
  if (page === 0) return null
  const text = pdfium.calls.FPDFText_LoadPage(page)
  const glyphs = text === 0 ? [] : glyphsOf(pdfium, text, scratch, fonts)
  for (const { unmapped } of glyphs) letters[unmapped ? 'unmapped' : 'known'] += 1
  const shown = frameOf(pdfium, page, scratch)
  const frame = turnFrame(shown, mainDirection(glyphs, shown))
  const words = wordsOf(glyphs, frame, index + 1)
  const marks = marksOf(pdfium, page, frame, index + 1, scratch)
  if (text !== 0) pdfium.calls.FPDFText_ClosePage(text)
  pdfium.calls.FPDF_ClosePage(page)
  return { number: index + 1, width: frame.width, height: frame.height, words, marks }
}

/** A scan: fewer than 120 characters a page (a print header at most) and a picture over most of every other page. */
function refuseWithoutText(pages: readonly Page[], characters: number): ReadRefusal | null {
  if (pages.length === 0) return refusals.broken
  const pictured = pages.filter((page) => pictureShare(page) > 0.4).length
  if (characters < 120 * pages.length && pictured * 2 >= pages.length) return refusals.scanned
  return characters === 0 ? refusals.noText : null
}

function pictureShare(page: Page): number {
  const area = page.width * page.height || 1
  let covered = 0
  for (const mark of page.marks) if (mark.kind === 'image') covered += mark.box.width * mark.box.height
  return covered / area
}
