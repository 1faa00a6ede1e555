import { deflateSync } from 'node:zlib'
import { straightened } from '../../src/engine/ocr/picture/straighten.ts'
import { withDocument } from '../../src/engine/read/open-document.ts'
import { type Raster, renderRegion } from '../../src/engine/read/render-region.ts'
import { keptPdfEngine } from './kept-pdf-engine.ts'

/** How the scan was made: at 200 dpi unless told, sideways by quarter turns, tilted by radians. */
interface Scanner {
  dpi?: number
  turn?: number
  tilt?: number
}

/** A scan of pages (1-based) of a PDF: the same pages as pictures without text. */
export async function scanOf(pdf: Uint8Array, pages: number[], scanner: Scanner = {}): Promise<Uint8Array> {
  return picturePdf(await picturesOf(pdf, pages, scanner))
}

/** Gray pictures of pages (1-based) of a PDF of letter pages, upright or on their side. */
export async function picturesOf(
  pdf: Uint8Array,
  pages: number[],
  { turn = 0, tilt = 0, dpi = 200 }: Scanner = {},
): Promise<Raster[]> {
  const pictures: Raster[] = []
  const refused = await withDocument(pdf, await keptPdfEngine(), ({ pdfium, document }) => {
    for (const number of pages) {
      const page = pdfium.calls.FPDF_LoadPage(document, number - 1)
      const [short, long] = [Math.round(8.5 * dpi), 11 * dpi]
      const isWide = pdfium.calls.FPDF_GetPageWidthF(page) > pdfium.calls.FPDF_GetPageHeightF(page)
      const [width, height] = (turn % 2 === 1) === isWide ? [short, long] : [long, short]
      const region = { left: 0, top: 0, width, height, pageWidth: width, pageHeight: height, turn }
      const picture = renderRegion(pdfium, page, region, 'gray')
      if (picture === null) throw new Error(`page ${number} cannot be drawn`)
      pictures.push(straightened(picture, tilt))
    }
  })
  if (refused) throw new Error(refused.refusal.sentence.key)
  return pictures
}

/** A PDF whose pages are gray pictures of 200 dots an inch. */
export function picturePdf(pictures: readonly Raster[]): Uint8Array {
  const objects: Buffer[] = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(
      `<</Type/Pages/Count ${pictures.length}/Kids[${pictures.map((_, i) => `${3 + 3 * i} 0 R`).join(' ')}]>>`,
    ),
  ]
  pictures.forEach(({ width, height, data }, i) => {
    const [w, h] = [(width * 72) / 200, (height * 72) / 200]
    const content = `${w} 0 0 ${h} 0 0 cm /I Do`
    const pixels = deflateSync(data, { level: 1 })
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Contents ${4 + 3 * i} 0 R/Resources<</XObject<</I ${5 + 3 * i} 0 R>>>>>>`,
      ),
      Buffer.from(`<</Length ${content.length}>>stream\n${content}\nendstream`),
      Buffer.concat([
        Buffer.from(
          `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode/Length ${pixels.length}>>stream\n`,
        ),
        pixels,
        Buffer.from('\nendstream'),
      ]),
    )
  })
  let file = Buffer.from('%PDF-1.4\n')
  const offsets = objects.map((body, i) => {
    const offset = file.length
    file = Buffer.concat([file, Buffer.from(`${i + 1} 0 obj`), body, Buffer.from('endobj\n')])
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([file, Buffer.from(end)]))
}
