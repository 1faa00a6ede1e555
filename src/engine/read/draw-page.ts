import { withDocument } from './open-document.ts'
import { frameOf, turnFrame } from './page-frame.ts'
import { glyphsOf } from './page-glyphs.ts'
import { mainDirection } from './page-words.ts'
import { palettePng } from './palette-png.ts'
import type { PdfEngine } from './pdf-engine.ts'
import { renderRegion } from './render-region.ts'

/** A whole page as a picture; `width` and `height` in pixels. */
export interface DrawnPage {
  png: Uint8Array
  width: number
  height: number
}

/** Two pixels a point make small print sharp; no picture is wider, nor holds more pixels, whatever size a page claims. */
const most = { scale: 2, width: 1300, pixels: 4_000_000 } as const

/**
 * A PNG of one page, turned until its text can be read, as readPages turns it. Null for a page that is not there and for a
 * file or page that cannot be drawn. It bounds neither time nor the memory that PDFium takes: the server draws through
 * createReportReader.
 * @param number of the page, from 1
 * @param engine a compiled engine to reuse; without it one is compiled (about 30 ms).
 * @param turned quarter turns to the left that bring a page upright whose text does not say how it lies
 */
export async function drawPage(
  bytes: Uint8Array,
  number: number,
  engine?: PdfEngine,
  turned?: number,
): Promise<DrawnPage | null> {
  const drawn = await withDocument(bytes, engine, ({ pdfium, document, pageCount, scratch }) => {
    if (!Number.isInteger(number) || number < 1 || number > pageCount) return null
    const page = pdfium.calls.FPDF_LoadPage(document, number - 1)
    if (page === 0) return null
    try {
      const shown = frameOf(pdfium, page, scratch)
      const text = pdfium.calls.FPDFText_LoadPage(page)
      const turn =
        turned ?? (text === 0 ? 0 : mainDirection(glyphsOf(pdfium, text, scratch, new Map()), shown))
      if (text !== 0) pdfium.calls.FPDFText_ClosePage(text)
      const frame = turnFrame(shown, turn)
      const scale = scaleOf(frame)
      const pageWidth = Math.max(1, Math.floor(frame.width * scale))
      const pageHeight = Math.max(1, Math.floor(frame.height * scale))
      const region = { left: 0, top: 0, width: pageWidth, height: pageHeight, pageWidth, pageHeight, turn }
      const raster = renderRegion(pdfium, page, region, 'colour')
      return raster === null ? null : { png: palettePng(raster), width: raster.width, height: raster.height }
    } finally {
      pdfium.calls.FPDF_ClosePage(page)
    }
  })
  return drawn === null || 'ok' in drawn ? null : drawn
}

function scaleOf({ width, height }: { width: number; height: number }): number {
  return Math.min(most.scale, most.width / width, Math.sqrt(most.pixels / (width * height)))
}
