import { bytesOfText } from '../bytes-of-text.ts'

/** A PDF of plain text from runs at given places: what a report generator writes, without the generator. */

export interface TextRun {
  x: number
  /** Points from the top of the page to the baseline. */
  y: number
  text: string
  size: number
  bold: boolean
}

/** Letter-size pages in Helvetica. The runs are written in the order given, which need not be the reading order. */
export function textPdf(pages: readonly (readonly TextRun[])[]): Uint8Array {
  const kids = pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((runs, at) => {
      const content = runs.map(drawn).join('\n')
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${6 + 2 * at} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj${body}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return bytesOfText(file)
}

function drawn({ x, y, text, size, bold }: TextRun): string {
  const escaped = text.replace(/[\\()]/g, (sign) => `\\${sign}`)
  return `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${(792 - y).toFixed(2)} Td (${escaped}) Tj ET`
}
