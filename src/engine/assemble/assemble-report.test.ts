import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { withDocument } from '../read/open-document.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages, readPageTexts } from '../read/read-pages.ts'
import { assembleReport } from './assemble-report.ts'
import { assembleSentences } from './assembled-report.ts'
import { kindOfPart } from './part-kind.ts'

const sample = (name: string) => new Uint8Array(readFileSync(`test/fixtures/reports/${name}`))
const pdf = (name: string) => ({ bytes: sample(name), kind: 'pdf' as const })

let engine: PdfEngine
beforeAll(async () => {
  engine = await keptPdfEngine()
})

async function picture(width: number, height: number): Promise<Sharp> {
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
}

async function assembled(...given: Parameters<typeof assembleReport>) {
  const result = await assembleReport(given[0], given[1], engine)
  if (!result.ok) throw new Error(result.refusal.code)
  return result
}

async function refused(...given: Parameters<typeof assembleReport>) {
  const result = await assembleReport(given[0], given[1], engine)
  if (result.ok) throw new Error('it was assembled')
  return result.refusal
}

describe('assembling a report of PDFs', () => {
  it('keeps a single PDF byte for byte', async () => {
    const part = pdf('set-1/experian.pdf')
    expect((await assembled([part])).bytes).toBe(part.bytes)
  })

  it('joins several PDFs in the given order, every word of every page', async () => {
    const parts = [pdf('set-1/equifax.pdf'), pdf('set-1/experian.pdf')]
    const { bytes, pages } = await assembled(parts)
    const read = await readPages(bytes, engine)
    const single = await Promise.all(parts.map((part) => readPages(part.bytes, engine)))
    if (!read.ok) throw new Error(read.refusal.code)
    const expected = single.flatMap((each) => (each.ok ? each.pages : []))
    expect(pages).toEqual(single.map((each) => (each.ok ? each.pages.length : 0)))
    expect(read.pages.map((page) => page.words.map(({ text }) => text))).toEqual(
      expected.map((page) => page.words.map(({ text }) => text)),
    )
  })

  it('asks for the password of a locked PDF among others, and says which file it is', async () => {
    const parts = [pdf('set-1/experian.pdf'), pdf('bad/password-protected.pdf')]
    expect(await refused(parts)).toMatchObject({ code: 'locked', part: 1 })
  })

  it('makes an unlocked copy with the right password, which reads as the report itself', async () => {
    const { bytes } = await assembled([pdf('bad/password-protected.pdf')], { password: 'open-sesame' })
    const read = await readPages(bytes, engine)
    const original = await readPages(sample('set-1/transunion.pdf'), engine)
    if (!read.ok || !original.ok) throw new Error('one of them cannot be read')
    expect(read.pages.map((page) => page.words.length)).toEqual(
      original.pages.map((page) => page.words.length),
    )
    expect(Buffer.from(bytes).includes('/Encrypt')).toBe(false)
    expect(Buffer.from(bytes).includes('open-sesame')).toBe(false)
  })

  it('says that a wrong password is wrong, without repeating it', async () => {
    const refusal = await refused([pdf('bad/password-protected.pdf')], { password: 'wrong-word' })
    expect(refusal.code).toBe('wrong_password')
    expect(JSON.stringify(refusal)).not.toContain('wrong-word')
  })

  it('refuses a file without its end among others: its last pages would be missing without a word', async () => {
    const parts = [pdf('set-1/experian.pdf'), pdf('bad/truncated.pdf')]
    expect(await refused(parts)).toMatchObject({ code: 'broken', part: 1 })
  })
})

describe('assembling a report of photos', () => {
  it('takes JPG, PNG and WebP as pages in the given order, a PDF between them', async () => {
    const kinds = [
      { bytes: await (await picture(1700, 2200)).jpeg().toBuffer(), kind: 'jpeg' as const },
      pdf('set-1/experian.pdf'),
      { bytes: await (await picture(2200, 1700)).png().toBuffer(), kind: 'png' as const },
      { bytes: await (await picture(1700, 2200)).webp().toBuffer(), kind: 'webp' as const },
    ]
    const { bytes, pages } = await assembled(kinds)
    expect(pages[0]).toBe(1)
    expect(pages.slice(2)).toEqual([1, 1])
    const read = await withDocument(bytes, engine, async (open) => readPageTexts(open))
    if (!read.ok) throw new Error(read.refusal.code)
    const sizes = read.texts.map(({ page }) => [Math.round(page.width), Math.round(page.height)])
    expect(sizes[0]).toEqual([612, 792])
    expect(sizes.at(-2)).toEqual([792, 612])
  })

  it('turns a photo as its camera says and leaves out where it was taken', async () => {
    const jpeg = await (await picture(2200, 1700))
      .withExif({ IFD0: { Make: 'SomePhone' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('SomePhone')).toBe(true)
    const { bytes } = await assembled([{ bytes: jpeg, kind: 'jpeg' }])
    expect(Buffer.from(bytes).includes('SomePhone')).toBe(false)
    expect(Buffer.from(bytes).includes('Exif')).toBe(false)
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/MediaBox ?\[ ?0 0 612 792 ?\]/)
  })

  it('cuts the long screenshot of a whole page into sheets, between its lines', async () => {
    const lines = Array.from(
      { length: 50 },
      (_, at) => `<text x="20" y="${60 + at * 80}" font-size="40">Account number ${at} 4471</text>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="4100"><rect width="900" height="4100" fill="#fff"/>${lines.join('')}</svg>`
    const png = await sharp(Buffer.from(svg)).png().toBuffer()
    const { pages } = await assembled([{ bytes: png, kind: 'png' }])
    expect(pages).toEqual([4])
  })

  it('refuses a picture of 10,000 by 10,000 points before its pixels are made', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(await refused([{ bytes: bomb, kind: 'png' }])).toMatchObject({ code: 'too_large', part: 0 })
  })

  it('refuses a strip that would be more pages than any report by its size alone, before a point of it is read', async () => {
    const strip = await (await picture(1, 65_000)).png().toBuffer()
    const onlyItsSize = strip.subarray(0, Math.floor(strip.length / 2))
    const refusal = await refused([{ bytes: onlyItsSize, kind: 'png' }], { anySize: true })
    expect(refusal).toMatchObject({ code: 'too_large', sentence: assembleSentences.tooManyPages })
  })

  it('refuses a picture that is damaged or too small to show a report', async () => {
    const whole = await (await picture(1000, 1000)).png().toBuffer()
    const damaged = whole.subarray(0, Math.floor(whole.length / 2))
    expect(await refused([{ bytes: damaged, kind: 'png' }])).toMatchObject({ code: 'broken' })
    const icon = await (await picture(32, 32)).png().toBuffer()
    expect(await refused([{ bytes: icon, kind: 'png' }])).toMatchObject({ code: 'broken' })
  })
})

describe('what a part is', () => {
  it('is told by its bytes alone', async () => {
    const text = (value: string) => new TextEncoder().encode(value)
    expect(kindOfPart(sample('set-1/experian.pdf'))).toBe('pdf')
    expect(kindOfPart(await (await picture(10, 10)).webp().toBuffer())).toBe('webp')
    expect(kindOfPart(sample('set-12/three-bureau.html'))).toBe('html')
    expect(kindOfPart(sample('set-12/three-bureau.mhtml'))).toBe('mhtml')
    expect(kindOfPart(text('\ufeff<!-- saved --><!DOCTYPE html><p>'))).toBe('html')
    expect(kindOfPart(text('hello'))).toBeNull()
    expect(kindOfPart(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]))).toBeNull()
  })
})
