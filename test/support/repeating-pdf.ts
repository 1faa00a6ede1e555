import { deflateSync } from 'node:zlib'

/** A small file whose one page unpacks to `megabytes` of the same drawing operators over and over. */
export function repeatingPdf(megabytes: number, operators: string): Uint8Array {
  const stream = deflateSync(Buffer.alloc(megabytes * 1_000_000, operators), { level: 1 })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>',
  ]
  const head = objects.map((body, i) => `${i + 1} 0 obj${body}endobj\n`).join('')
  const start = `%PDF-1.4\n${head}4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\nstartxref\n0\n%%EOF\n'
  return new Uint8Array(Buffer.concat([Buffer.from(start), stream, Buffer.from(end)]))
}
