import { readFileSync } from 'node:fs'
import { encode } from 'fast-png'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { says } from '../../../shared/sentences/says.ts'
import { refusalOfFundingFile } from './check-funding-file.ts'

const report = readFileSync(new URL('../../../../test/fixtures/reports/set-1/experian.pdf', import.meta.url))
const docx = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'word/document.xml': strToU8('<w:document/>'),
})
const png = encode({ width: 8, height: 8, data: new Uint8Array(8 * 8 * 4), channels: 4 })
// A header, a thumbnail with an end of its own, the scan, and the end of the picture.
const jpeg = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9],
  ...[0xff, 0xda, 0, 4, 1, 2, 7, 7, 7, 0xff, 0xd9],
])
const whole: [string, Uint8Array][] = [
  ['report.pdf', report],
  ['tiny.pdf', tinyPdf('')],
  ['letter.docx', docx],
  ['scan.png', png],
  ['photo.jpg', jpeg],
]

describe('a document of a funding application', () => {
  it.each(whole)('%s is taken when it is whole, and when something trails behind it', (fileName, bytes) => {
    expect(refusalOfFundingFile({ fileName, bytes, truncated: false })).toBeNull()
    const trailing = new Uint8Array(Buffer.concat([bytes, Buffer.from('\n\0\0\0')]))
    expect(refusalOfFundingFile({ fileName, bytes: trailing, truncated: false })).toBeNull()
  })

  it.each(whole)('%s is asked for again when its end is missing', (fileName, bytes) => {
    const cut = bytes.slice(0, bytes.length - 12)
    const reason = says('file.incomplete', { name: fileName })
    expect(refusalOfFundingFile({ fileName, bytes: cut, truncated: false })).toEqual(reason)
  })

  it('a PDF made for the web is not taken for whole by the mark near its beginning', () => {
    const bytes = Buffer.from(
      '%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n2 0 obj<</Type/Page>>endobj\n3 0 obj<</Le',
    )
    for (const file of [bytes, report.subarray(0, report.length / 2)])
      expect(refusalOfFundingFile({ fileName: 'web.pdf', bytes: file, truncated: false })).toEqual(
        says('file.incomplete', { name: 'web.pdf' }),
      )
  })
})
