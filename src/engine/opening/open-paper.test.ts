import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { openPaper } from './open-paper.ts'

const report = readFileSync(new URL('../../../test/fixtures/reports/set-1/experian.pdf', import.meta.url))
const photo = sharp(Buffer.from('<svg width="900" height="600"><circle cx="400" cy="300" r="250"/></svg>'))
const docx = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'word/document.xml': strToU8('<w:document/>'),
})
const png = await photo.png().toBuffer()
const jpeg = await photo.flatten({ background: '#fff' }).jpeg().toBuffer()
const progressive = await photo.flatten({ background: '#fff' }).jpeg({ progressive: true }).toBuffer()
const doc = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from('WordDocument', 'utf16le'),
])
const whole: [string, Uint8Array][] = [
  ['a report', report],
  ['a PDF of one page', tinyPdf('')],
  ['a Word document', docx],
  ['a PNG', png],
  ['a JPEG', jpeg],
  ['a progressive JPEG', progressive],
]
const fault = (of: string) => ({ ok: false, fault: of })
const cat = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))))

describe('a paper', () => {
  it.each(whole)('%s opens when it is whole, and when something trails behind it', async (_name, bytes) => {
    expect(await openPaper(bytes)).toMatchObject({ ok: true })
    expect(await openPaper(cat(bytes, '\n\0\0\0'))).toMatchObject({ ok: true })
  })

  it.each(whole)('%s is incomplete when its end is missing', async (_name, bytes) => {
    expect(await openPaper(bytes.slice(0, bytes.length - 12))).toEqual(fault('incomplete'))
    expect(await openPaper(bytes.slice(0, bytes.length / 2))).toEqual(fault('incomplete'))
  })

  it('tells the pages of a PDF and the one of a picture', async () => {
    expect(await openPaper(tinyPdf(''))).toEqual({ ok: true, kind: 'pdf', pages: 1 })
    expect(await openPaper(report)).toMatchObject({ kind: 'pdf', pages: 7 })
    expect(await openPaper(jpeg)).toEqual({ ok: true, kind: 'jpeg', pages: 1 })
    expect(await openPaper(doc)).toEqual({ ok: true, kind: 'doc', pages: null })
  })

  it('a PDF made for the web is not taken for whole by the mark near its beginning', async () => {
    const start = '%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n'
    const bytes = cat(start, '2 0 obj<</Type/Page>>endobj\n3 0 obj<</Le')
    expect(await openPaper(bytes)).toEqual(fault('incomplete'))
  })

  it('a PDF of the right beginning and end with nothing between them is damaged', async () => {
    expect(await openPaper(cat('%PDF-1.7 identity\nstartxref\n0\n%%EOF'))).toEqual(fault('damaged'))
    const withoutPages = Buffer.from(tinyPdf(''))
      .toString('latin1')
      .replace('/Kids[3 0 R]/Count 1', '/Kids[] /Count 0')
    expect(await openPaper(Buffer.from(withoutPages, 'latin1'))).toEqual(fault('damaged'))
  })

  it('a PDF with a password is locked', async () => {
    const locked = readFileSync(
      new URL('../../../test/fixtures/reports/bad/password-protected.pdf', import.meta.url),
    )
    expect(await openPaper(locked)).toEqual(fault('locked'))
  })

  it('pictures whose points are garbled are damaged, whatever their first and last bytes say', async () => {
    const garbled = Buffer.from(png)
    garbled.fill(0x55, 60, png.length - 60)
    expect(await openPaper(garbled)).toEqual(fault('damaged'))
    expect(await openPaper(cat(jpeg.subarray(0, 30), Buffer.from([0xff, 0xd9])))).toEqual(fault('damaged'))
  })

  it('a picture of more points than a camera makes is not decoded', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(await openPaper(bomb)).toEqual(fault('too-large'))
  })

  it('a Word document that unfolds to more than a letter holds is not unfolded', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }, { level: 1 })
    expect(await openPaper(bomb)).toEqual(fault('too-large'))
  })

  it('what is a page or a program before it is a PDF is none', async () => {
    for (const before of ['<html><script>1</script>', 'GIF89a', '#!/bin/sh\n', 'MZ\x90'])
      expect(await openPaper(cat(before, tinyPdf('')))).toEqual(fault('other-kind'))
    expect(await openPaper(cat(zipSync({ 'a.txt': strToU8('a') }), tinyPdf('')))).toEqual(fault('other-kind'))
    expect(await openPaper(cat('\ufeff\r\n', tinyPdf('')))).toMatchObject({ kind: 'pdf' })
    expect(await openPaper(cat('\x1b%-12345X@PJL JOB\n', tinyPdf('')))).toMatchObject({ kind: 'pdf' })
    expect(await openPaper(new Uint8Array())).toEqual(fault('other-kind'))
  })
})
