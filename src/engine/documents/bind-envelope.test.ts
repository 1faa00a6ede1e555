import { readFileSync } from 'node:fs'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { encode } from 'fast-png'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { signaturePhoto } from '../../../test/support/signature-photo.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { copyFile } from '../assemble/copy-file.ts'
import { saysAccessible } from '../envelope/accessible-mark.ts'
import { composeFront } from '../envelope/compose-front.ts'
import type { BoundEnclosure, EnvelopeToWrite } from '../envelope/envelope.ts'
import { joinEnvelopes } from '../envelope/join-envelopes.ts'
import { placeCopy } from '../envelope/place-copy.ts'
import { composeLetters, type RoundLetter } from '../letters/compose-letters.ts'
import { copyPages } from '../read/copy-pages.ts'
import { withDocument } from '../read/open-document.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import { readPages } from '../read/read-pages.ts'
import { type Raster, renderRegion } from '../read/render-region.ts'
import { signaturePicture } from '../read/signature-picture.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import { bindEnvelope } from './bind-envelope.ts'
import { signLetter } from './sign-letter.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'
import { type WrittenDocument, writeDocuments } from './write-documents.ts'

const fileOf = (bureau: Bureau) =>
  new Uint8Array(
    readFileSync(
      new URL(`../../../test/fixtures/reports/set-1/${bureau.toLowerCase()}.pdf`, import.meta.url),
    ),
  )
const asOf = '2026-11-23'
const card = encode({ width: 400, height: 260, channels: 1, data: new Uint8Array(400 * 260).fill(120) })
let engine: PdfEngine
let typesetter: Typesetter
let letters: RoundLetter[]
let written: WrittenDocument[]

beforeAll(async () => {
  engine = await keptPdfEngine()
  typesetter = createTypesetter()
  const readings = await Promise.all(bureaus.map((bureau) => keptReading(fileOf(bureau))))
  const reports = readings.flatMap((reading) => (reading.ok ? reading.reports : []))
  const whole = sampleCase('set-1', reports)
  // Every page that an item is on is drawn: a few in `npm test`, all in the soak.
  const few = whole.findings.filter(({ bureaus }) => bureaus.join() === 'Experian').slice(0, 3)
  const findings = [...soaked(few, whole.findings)]
  const questions = [...soaked([], whole.questions)]
  const caseFile = { ...whole, findings, questions, round: 3, papers: ['identity' as const] }
  letters = composeLetters(caseFile)
  written = await writeDocuments(caseFile, { typesetter })
})

const letterOf = (type: string) => {
  const letter = letters.find(({ documentType }) => documentType === type)
  const document = written.find(({ documentType }) => documentType === type)
  if (!letter || !document || letter.content.kind === 'note') throw new Error(`there is no ${type}`)
  return { letter, content: letter.content, document }
}

/** Everything that a letter's list names and a stored file meets. */
async function enclosuresOf({ copies }: RoundLetter): Promise<BoundEnclosure[]> {
  const bound: BoundEnclosure[] = []
  for (const [at, copy] of copies.entries()) {
    if (copy.kind === 'paper' && copy.paper === 'identity') {
      const copied = await copyFile(card, null, engine)
      if (copied) bound.push({ number: at + 1, text: copy.text, files: [{ copied, items: [] }] })
    }
    if (copy.kind !== 'report') continue
    const numbers = [...new Set(copy.marks.map(({ box }) => box.page))]
    const on = (page: number) => copy.marks.filter(({ box }) => box.page === page)
    const wanted = numbers.map((page) => ({ page, marks: on(page).map(({ box }) => box), shown: copy.shown }))
    const copied = await copyPages(fileOf(copy.bureau), wanted, engine)
    const items = numbers.map((page) => on(page).map((mark) => mark.items))
    if (copied) bound.push({ number: at + 1, text: copy.text, files: [{ copied, items }] })
  }
  return bound
}

async function envelopeOf(type: string, hasFront = true): Promise<EnvelopeToWrite> {
  const { letter, content, document } = letterOf(type)
  const enclosures = await enclosuresOf(letter)
  const front = composeFront({
    language: 'en',
    recipientName: letter.recipientName,
    sender: content.sender,
    recipient: content.recipient,
    hasBlanks: false,
    letterPages: document.pages,
    signaturePlace: document.signaturePlace ?? null,
    signedOn: null,
    copies: letter.copies,
    enclosures,
  })
  const line = `${content.sender.name} to ${letter.recipientName}`
  return {
    title: 'Packet',
    line,
    author: content.sender.name,
    letter: document.bytes,
    front: hasFront ? front : null,
    enclosures,
  }
}

async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const read = await readPages(pdf, engine)
  return read.ok ? read.pages.map(({ words }) => words.map(({ text }) => text).join(' ')) : []
}

/** A page at one pixel a point, in colour. */
async function drawn(pdf: Uint8Array, number: number): Promise<Raster> {
  const raster = await withDocument(pdf, engine, ({ pdfium, document }) => {
    const page = pdfium.calls.FPDF_LoadPage(document, number - 1)
    const region = { left: 0, top: 0, width: 612, height: 792, pageWidth: 612, pageHeight: 792, turn: 0 }
    return renderRegion(pdfium, page, region, 'colour')
  })
  if (raster === null || !('data' in raster)) throw new Error('the page cannot be drawn')
  return raster
}

/** How many elements of each kind a screen reader finds, and whether each picture has its text and its place. */
async function structureIn(pdf: Uint8Array): Promise<{ kinds: Map<string, number>; figuresTold: boolean }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const kinds = new Map<string, number>()
  let figuresTold = true
  const visit = (object: PDFObject | undefined): void => {
    const found = object && document.context.lookup(object)
    if (found instanceof PDFArray) for (const each of found.asArray()) visit(each)
    if (!(found instanceof PDFDict)) return
    const kind = found.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText()
    if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const place = found.get(PDFName.of('A'))?.toString().includes('BBox')
    if (kind === 'Figure' && !(found.has(PDFName.of('Alt')) && place)) figuresTold = false
    visit(found.get(PDFName.of('K')))
  }
  visit(document.catalog.get(PDFName.of('StructTreeRoot')))
  return { kinds, figuresTold }
}

describe('the packet of a letter to a bureau', () => {
  let envelope: EnvelopeToWrite
  let bound: { bytes: Uint8Array; pages: number }
  let texts: string[]
  beforeAll(async () => {
    envelope = await envelopeOf('experian_dispute_letter')
    bound = await bindEnvelope(typesetter, envelope, asOf)
    texts = await textsOf(bound.bytes)
  })
  const firstPage = (text: string) => texts.findIndex((each) => each.includes(text)) + 1

  it('begins each part on a sheet of its own, and stamps each enclosure with its number in the letter', () => {
    const { letter, document } = letterOf('experian_dispute_letter')
    const numbers = envelope.enclosures.map(({ number }) => number)
    const starts = numbers.map((number) => firstPage(`Enclosure ${number} Copy`))
    expect(numbers).toEqual(
      letter.copies.flatMap((copy, at) =>
        copy.kind === 'by-hand' || (copy.kind === 'paper' && copy.paper !== 'identity') ? [] : [at + 1],
      ),
    )
    for (const page of [
      firstPage('Before you mail'),
      firstPage('To copy onto'),
      firstPage('Address sheet'),
      ...starts,
    ])
      expect(page % 2).toBe(1)
    const at = firstPage('Dispute of')
    expect(texts.slice(at - 1, at - 1 + document.pages)).toHaveLength(document.pages)
    expect(at % 2).toBe(1)
  })

  it('says by name what is not in it, and draws no number of the carrier', () => {
    const [checklist = ''] = texts
    expect(checklist).toContain('Enclosure 2: Copy of a utility bill')
    expect(checklist).toContain('This is not in the packet')
    expect(texts.join(' ')).not.toMatch(/\b9[2-5]\d{2}[ \d]{16,}/)
  })

  it('is tagged with all of the letter, each copy a picture with its text and place, and keeps the mark of PDF/UA', async () => {
    const alone = await structureIn(envelope.letter)
    const whole = await structureIn(bound.bytes)
    const copies = envelope.enclosures.flatMap(({ files }) => files.flatMap(({ copied }) => copied.pages))
    expect(whole.figuresTold).toBe(true)
    expect(whole.kinds.get('Figure')).toBe((alone.kinds.get('Figure') ?? 0) + copies.length)
    expect(whole.kinds.get('P') ?? 0).toBeGreaterThan(alone.kinds.get('P') ?? 0)
    expect(whole.kinds.get('Document')).toBe(1)
    const document = await PDFDocument.load(bound.bytes)
    expect(saysAccessible(document)).toBe(true)
  })

  it('has its marker on the quoted lines, with a frame that is seen without colour', async () => {
    const enclosure = envelope.enclosures.find(({ files }) => files[0]?.items.length)
    const file = enclosure?.files[0]
    const page = file?.copied.pages[0]
    if (!enclosure || !file || !page) throw new Error('no page is marked')
    const placed = placeCopy(page, file.items[0] ?? [])
    const raster = await drawn(bound.bytes, firstPage(`Enclosure ${enclosure.number} Copy`))
    const pixel = (x: number, y: number) => [
      ...raster.data.subarray((y * 612 + x) * 3, (y * 612 + x) * 3 + 3),
    ]
    for (const { x, y, width, height } of placed.marks) {
      const inside = {
        x: Math.round(x) + 2,
        y: Math.round(y) + 2,
        w: Math.round(width) - 4,
        h: Math.round(height) - 4,
      }
      const yellow = Array.from({ length: inside.w }, (_, dx) =>
        pixel(inside.x + dx, inside.y + Math.floor(inside.h / 2)),
      )
      expect(yellow.some(([r = 0, g = 0, b = 255]) => r > 240 && g > 210 && b < 190)).toBe(true)
      const edge = [Math.floor(x), Math.round(x)].map(
        (each) => pixel(each, Math.round(y + height / 2))[0] ?? 255,
      )
      expect(Math.min(...edge)).toBeLessThan(140)
    }
    expect(placed.tabs.map(({ label }) => label).join()).toMatch(/\d/)
  })

  it('is for a print provider the letter and its enclosures alone, and the same bytes each time', async () => {
    const given = await envelopeOf('experian_dispute_letter', false)
    const [one, two] = [
      await bindEnvelope(typesetter, given, asOf),
      await bindEnvelope(typesetter, given, asOf),
    ]
    const copies = given.enclosures.flatMap(({ files }) => files.flatMap(({ copied }) => copied.pages))
    expect(one.pages).toBe(letterOf('experian_dispute_letter').document.pages + copies.length)
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0)
  })

  it('is joined with others, each on sheets of its own', async () => {
    const joined = await joinEnvelopes([bound.bytes, bound.bytes], 'Two packets')
    const document = await PDFDocument.load(joined, { updateMetadata: false })
    expect(document.getPageCount()).toBe(2 * bound.pages + (bound.pages % 2))
    expect(document.getTitle()).toBe('Two packets')
    expect((await structureIn(joined)).figuresTold).toBe(true)
  })
})

describe('the copies for a company that furnished', () => {
  it('show the quoted lines, and nothing of the rest is in the file', async () => {
    const type = letters.find(({ kind }) => kind === 'furnisher_dispute')?.documentType ?? ''
    const { bytes } = await bindEnvelope(typesetter, await envelopeOf(type, false), asOf)
    const copies = (await textsOf(bytes)).slice(letterOf(type).document.pages)
    expect(copies.length).toBeGreaterThan(0)
    for (const text of copies) expect(text).not.toMatch(/Personal Information|Date of Birth|Employer/i)
  })
})

describe('a drawn signature', () => {
  const strokes = [[40, 150, 120, 40, 200, 150, 280, 60, 360, 140, 560, 150]]
  it('stands on the line with its day, and everything else of the letter as it was', async () => {
    const { document } = letterOf('experian_dispute_letter')
    const place = document.signaturePlace
    if (!place) throw new Error('the letter has no line')
    const signing = {
      letter: document.bytes,
      place,
      signature: { kind: 'drawn' as const, strokes },
      name: 'Harlan R. Ashgrove',
      day: 'November 23, 2026',
    }
    const signed = await signLetter(typesetter, signing, asOf)
    expect(signed.pages).toBe(document.pages)
    const [before, after] = [await textsOf(document.bytes), await textsOf(signed.bytes)]
    expect(after[place.page - 1]).toContain('November 23, 2026')
    expect(after.filter((_, at) => at !== place.page - 1)).toEqual(
      before.filter((_, at) => at !== place.page - 1),
    )
    const [blank, inked] = [await drawn(document.bytes, place.page), await drawn(signed.bytes, place.page)]
    const darkIn = ({ data }: Raster) => {
      let dark = 0
      for (let y = Math.round(place.y) - 36; y < place.y - 3; y++)
        for (let x = Math.round(place.x); x < place.x + 125; x++)
          if ((data[(y * 612 + x) * 3] ?? 255) < 128) dark += 1
      return dark
    }
    expect([darkIn(blank), darkIn(inked) > 40]).toEqual([0, true])
    // Of a photo the lines alone: what is not ink is the letter's own white.
    const png = await signaturePicture(await signaturePhoto())
    if (!png) throw new Error('no signature was seen')
    const pasted = await signLetter(typesetter, { ...signing, signature: { kind: 'photo', png } }, asOf)
    const photo = await drawn(pasted.bytes, place.page)
    const above = (light: (value: number) => boolean) => {
      let found = 0
      for (let y = Math.round(place.y) - 36; y < place.y - 3; y++)
        for (let x = Math.round(place.x); x < place.x + 125; x++)
          if (light(photo.data[(y * 612 + x) * 3] ?? 0)) found += 1
      return found / (33 * 125)
    }
    expect([darkIn(photo) > 40, above((value) => value === 255) > 0.6]).toEqual([true, true])
    const told = await structureIn(signed.bytes)
    expect([told.figuresTold, told.kinds.get('Figure')]).toEqual([true, 1])
    await expect(signLetter(typesetter, { ...signing, place: { ...place, page: 99 } }, asOf)).rejects.toThrow(
      RangeError,
    )
  })
})
