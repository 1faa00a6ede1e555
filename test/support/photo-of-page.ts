import sharp from 'sharp'
import { withDocument } from '../../src/engine/read/open-document.ts'
import { renderRegion } from '../../src/engine/read/render-region.ts'
import { keptPdfEngine } from './kept-pdf-engine.ts'

/** A page (1-based) of a PDF as a JPG of 200 dots an inch, as a careful person photographs it. */
export async function photoOfPage(pdf: Uint8Array, page: number): Promise<Buffer> {
  let photo: Buffer | null = null
  const refused = await withDocument(pdf, await keptPdfEngine(), async ({ pdfium, document }) => {
    const [width, height] = [1700, 2200]
    const region = { left: 0, top: 0, width, height, pageWidth: width, pageHeight: height, turn: 0 }
    const picture = renderRegion(pdfium, pdfium.calls.FPDF_LoadPage(document, page - 1), region, 'gray')
    if (picture === null) throw new Error(`page ${page} cannot be drawn`)
    photo = await sharp(picture.data, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 90 })
      .toBuffer()
  })
  if (refused) throw new Error(refused.refusal.sentence.key)
  if (photo === null) throw new Error(`page ${page} was not drawn`)
  return photo
}
