import { bytesOfText } from './bytes-of-text.ts'

/** A PDF of one page from its drawing operators; Helvetica is /F1 and Helvetica-Bold /F2. */
export function tinyPdf(content: string, pageEntries = '', moreObjects: string[] = []): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>/XObject<</X1 7 0 R>>>>${pageEntries}>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    ...moreObjects,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj${body}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return bytesOfText(file)
}
