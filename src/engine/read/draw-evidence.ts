import { type Crop, cropOfBox } from './crop-of-box.ts'
import { betweenLines, markPlace, trimRaster } from './mark-place.ts'
import { type OpenDocument, withDocument } from './open-document.ts'
import { frameOf, turnFrame } from './page-frame.ts'
import { glyphsOf } from './page-glyphs.ts'
import { mainDirection } from './page-words.ts'
import { palettePng } from './palette-png.ts'
import type { PdfEngine } from './pdf-engine.ts'
import type { Box } from './positioned-text.ts'
import { renderRegion } from './render-region.ts'

/** A place of a report to be drawn; `key` names its picture. */
export interface EvidenceBox {
  key: string
  box: Box
  /** A cell of a table: what says its column stands above it, some rows up. */
  isCell?: boolean
}

/** A picture of a place, the place marked. `width` and `height` in pixels, at most 1100 by 220, of a cell 270. */
export interface DrawnEvidence {
  key: string
  png: Uint8Array
  width: number
  height: number
}

/** More than any letter quotes. */
const mostBoxes = 150

/**
 * A picture of each place: the lines around it, the place marked in yellow with a thin frame. Boxes are those that
 * readPages gives: of the page turned until its text can be read. Each page is opened once for all its boxes.
 * What cannot be drawn is left out: a place outside its page, a damaged page or file, and boxes after the 150th.
 * @param engine a compiled engine to reuse; without it one is compiled (about 30 ms).
 */
export async function drawEvidence(
  bytes: Uint8Array,
  boxes: readonly EvidenceBox[],
  engine?: PdfEngine,
): Promise<DrawnEvidence[]> {
  const drawn: DrawnEvidence[] = []
  // A page that makes PDFium give up ends this document; what was drawn before it is kept.
  await withDocument(bytes, engine, (open) => {
    for (const [number, places] of boxesOfPages(boxes)) drawn.push(...drawPage(open, number, places))
  })
  return drawn
}

function boxesOfPages(boxes: readonly EvidenceBox[]): Map<number, EvidenceBox[]> {
  const pages = new Map<number, EvidenceBox[]>()
  const keys = new Set<string>()
  for (const place of boxes) {
    if (keys.has(place.key) || keys.size === mostBoxes) continue
    keys.add(place.key)
    pages.set(place.box.page, [...(pages.get(place.box.page) ?? []), place])
  }
  return pages
}

function drawPage(open: OpenDocument, number: number, places: EvidenceBox[]): DrawnEvidence[] {
  if (!Number.isInteger(number) || number < 1 || number > open.pageCount) return []
  const { pdfium, scratch } = open
  const page = pdfium.calls.FPDF_LoadPage(open.document, number - 1)
  if (page === 0) return []
  try {
    const shown = frameOf(pdfium, page, scratch)
    const found = textDirection(open, page)
    return places.flatMap(({ key, box, isCell = false }) => {
      const turn = box.turn ?? found
      const crop = cropOfBox(turnFrame(shown, turn), turn, box, isCell)
      const picture = crop && drawCrop(open, page, crop, isCell)
      return picture ? [{ key, ...picture }] : []
    })
  } finally {
    pdfium.calls.FPDF_ClosePage(page)
  }
}

function textDirection({ pdfium, scratch }: OpenDocument, page: number): number {
  const text = pdfium.calls.FPDFText_LoadPage(page)
  if (text === 0) return 0
  const direction = mainDirection(glyphsOf(pdfium, text, scratch, new Map()), frameOf(pdfium, page, scratch))
  pdfium.calls.FPDFText_ClosePage(text)
  return direction
}

function drawCrop({ pdfium }: OpenDocument, page: number, { region, ...crop }: Crop, isCell: boolean) {
  const raster = renderRegion(pdfium, page, region, 'colour')
  if (raster === null) return null
  const marked = betweenLines(raster, crop.marked)
  markPlace(raster, marked)
  const { width, height, ...rest } = trimRaster(raster, marked, isCell)
  return { png: palettePng({ width, height, ...rest }), width, height }
}
