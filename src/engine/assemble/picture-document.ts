/** A picture that fills a page. */
export interface PicturePage {
  jpeg: Uint8Array
  /** In pixels. */
  width: number
  height: number
  isGray: boolean
}

/** The shorter side of a letter page, in points. */
const shortSide = 612

/** A PDF of pictures, one a page, as ISO 32000-1 describes it (7.5, 8.9.5): nothing but pages and their pictures. */
export function pictureDocument(pictures: readonly PicturePage[]): Uint8Array {
  const objects: Buffer[] = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(
      `<</Type/Pages/Count ${pictures.length}/Kids[${pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(' ')}]>>`,
    ),
  ]
  for (const [at, picture] of pictures.entries()) objects.push(...objectsOf(picture, 3 + 3 * at))
  return fileOf(objects)
}

/** Page, drawing and picture, numbered from `first`. */
function objectsOf({ jpeg, width, height, isGray }: PicturePage, first: number): Buffer[] {
  const scale = shortSide / Math.min(width, height)
  const [w, h] = [width * scale, height * scale].map((side) => Number(side.toFixed(2)))
  const drawing = `${w} 0 0 ${h} 0 0 cm /I Do`
  return [
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Contents ${first + 1} 0 R/Resources<</XObject<</I ${first + 2} 0 R>>>>>>`,
    ),
    Buffer.from(`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/${isGray ? 'DeviceGray' : 'DeviceRGB'}/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      ),
      jpeg,
      Buffer.from('\nendstream'),
    ]),
  ]
}

function fileOf(objects: readonly Buffer[]): Uint8Array {
  const header = Buffer.from('%PDF-1.4\n')
  let length = header.length
  const offsets: number[] = []
  const bodies = objects.map((body, at) => {
    const written = Buffer.concat([Buffer.from(`${at + 1} 0 obj`), body, Buffer.from('endobj\n')])
    offsets.push(length)
    length += written.length
    return written
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([header, ...bodies, Buffer.from(end)]))
}
