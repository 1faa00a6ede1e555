import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { tornPng } from '../../../../test/support/tiny-png.ts'
import type { Paper } from '../../../shared/api/papers.ts'
import { clients } from '../clients/clients.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { clientFiles } from './intake.tables.ts'
import { type PaperForMailing, papersForMailing } from './papers-for-mailing.ts'

let app: TestApp
let id: number
let own: Caller
beforeAll(async () => {
  app = await makeApp({ working: false, engine: keptEngine() })
  id = await app.makeClient({ email: 'papers@example.com' })
  await app.deps.database.db.update(clients).set({ intakeCompletedAt: app.deps.clock.now() })
  own = await app.asClient('papers@example.com')
})
afterAll(() => app.close())

const sendAll = (fields: Record<string, string>, paper: FormFile[]) =>
  own.inject({ method: 'POST', url: `/api/clients/${id}/papers`, ...multipartBody(fields, { paper }) })
const send = (field: string, fileName: string, bytes: Buffer) => sendAll({ field }, [{ fileName, bytes }])
const papers = async (field: string) =>
  (await own.inject({ url: `/api/clients/${id}/papers` }))
    .json<Paper[]>()
    .filter((paper) => paper.field === field)
const remove = (paper: number) => own.inject({ method: 'DELETE', url: `/api/clients/${id}/papers/${paper}` })
const mailed = (): Promise<PaperForMailing[]> => papersForMailing(app.deps, app.deps.database.db, id)
const missing = async () =>
  (await own.inject({ url: `/api/clients/${id}` }))
    .json<{ missingFiles: { field: string }[] }>()
    .missingFiles.map(({ field }) => field)
const folder = async () =>
  (await own.inject({ url: `/api/clients/${id}/folder` }))
    .json<{ files: { kind: string; fileName: string }[] }>()
    .files.map(({ kind, fileName }) => `${kind} ${fileName}`)

describe('a paper that follows the intake', () => {
  it('is kept in the folder, and is missing no longer', async () => {
    expect(await missing()).toContain('ssc')
    const reply = await send('ssc', 'card.pdf', Buffer.from(tinyPdf('card')))
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toMatchObject({ fileName: 'card.pdf' })
    expect(await missing()).not.toContain('ssc')
    expect(await folder()).toContain('ssc card.pdf')
  })

  it('is called what it is: a PDF that was sent as a page or a program would be opened as one', async () => {
    const reply = await send('ftcAffidavitFile', 'affidavit.html', Buffer.from(tinyPdf('affidavit')))
    expect(reply.json()).toMatchObject({ fileName: 'affidavit.html.pdf' })
    expect(await folder()).toContain('ftcAffidavitFile affidavit.html.pdf')
  })

  it('is one paper however often the button is pressed, and stands beside an earlier one', async () => {
    const bytes = Buffer.from(tinyPdf('police'))
    const replies = await Promise.all([1, 2].map(() => send('policeReportFile', 'police.pdf', bytes)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await send('policeReportFile', 'page-2.pdf', Buffer.from(tinyPdf('page 2')))
    const kept = (await folder()).filter((line) => line.startsWith('policeReportFile'))
    expect(kept.sort()).toEqual(['policeReportFile page-2.pdf', 'policeReportFile police.pdf'])
  })

  it('is refused with a sentence when it is empty or not what it says, and nothing of it is kept', async () => {
    const before = await folder()
    const empty = await send('licenseId', 'licence.pdf', Buffer.alloc(0))
    const script = await send('licenseId', 'licence.jpg', Buffer.from('<script>'))
    expect([empty.statusCode, script.statusCode]).toEqual([400, 400])
    expect(empty.json().error).toBe('licence.pdf is empty. Choose the file again.')
    expect(script.json().error).toMatch(/not a PDF, JPG or PNG/)
    const pdf = Buffer.from(tinyPdf('licence'))
    const torn = [
      await send('licenseId', 'licence.pdf', pdf.subarray(0, pdf.length - 20)),
      await send('proofOfResidency', 'bill.png', tornPng()),
    ]
    expect(torn.map((reply) => reply.json().error)).toEqual([
      'licence.pdf is incomplete or damaged: its end is missing. Please save it again and upload the whole file.',
      'bill.png is incomplete or damaged: its end is missing. Please save it again and upload the whole file.',
    ])
    expect((await send('creditReport0', 'r.pdf', Buffer.from(tinyPdf('r')))).statusCode).toBe(400)
    expect(await folder()).toEqual(before)
  })
})

describe('a paper that is longer than what is copied into an envelope', () => {
  it('is refused with its pages, but for what goes with no letter; one that is here goes with none', async () => {
    const long = Buffer.from(await pdfOfPages(61))
    const reply = await send('proofOfResidency', 'statements.pdf', long)
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      'statements.pdf has 61 pages. At most 60 pages of one paper can go with a letter: upload only the pages that are needed.',
    ])
    expect((await send('previousDisputesFile', 'letters.pdf', long)).statusCode).toBe(200)
    expect((await send('proofOfResidency', 'bill.pdf', Buffer.from(tinyPdf('bill')))).statusCode).toBe(200)
    const going = async () => (await mailed()).filter(({ kind }) => kind === 'residence').length
    expect(await going()).toBe(1)
    const { db } = app.deps.database
    const isBill = eq(clientFiles.field, 'proofOfResidency')
    await db.update(clientFiles).set({ pages: 61 }).where(isBill)
    expect(await going()).toBe(0)
    await db.update(clientFiles).set({ pages: 1 }).where(isBill)
    expect((await remove((await papers('proofOfResidency'))[0]?.id ?? 0)).statusCode).toBe(200)
  })
})

async function pdfOfPages(count: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let at = 0; at < count; at++) pdf.addPage()
  return pdf.save()
}

/** A phone's photo, with the place and the device in its marks. */
const photo = (shade: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: shade } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Pixelphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 55/1' },
    })
    .toBuffer()

describe('the papers of a case', () => {
  it('take several photos as one PDF that says neither where nor with what they were taken', async () => {
    const sides = await Promise.all(['#dddddd', '#cccccc'].map(photo))
    expect(sides.every((each) => each.includes('Pixelphone') && each.includes('Exif'))).toBe(true)
    const files = sides.map((bytes, at) => ({ fileName: `IMG_${at}.jpg`, bytes }))
    const reply = await sendAll({ field: 'licenseId' }, files)
    expect(reply.statusCode, reply.body).toBe(200)
    const [paper] = await papers('licenseId')
    expect(paper).toMatchObject({ fileName: 'IMG_0 + 1.pdf', pages: 2, addedBy: 'client', sentAt: null })
    const kept = await own.inject({ url: paper?.url ?? '' })
    expect(kept.headers['content-type']).toBe('application/pdf')
    for (const mark of ['Pixelphone', 'Exif', 'GPS']) expect(kept.rawPayload.includes(mark)).toBe(false)
    const picture = await own.inject({ url: paper?.picture ?? '' })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('are replaced and removed for good, and only those that are there', async () => {
    const stored = async () => (await app.deps.files.listOlderThan(new Date(Date.now() + 60_000))).length
    await send('proofOfResidency', 'march.pdf', Buffer.from(tinyPdf('march')))
    const before = await stored()
    const [march] = await papers('proofOfResidency')
    const april = [{ fileName: 'april.pdf', bytes: Buffer.from(tinyPdf('april')) }]
    const place = { field: 'proofOfResidency', replaces: String(march?.id) }
    expect((await sendAll(place, april)).statusCode).toBe(200)
    expect((await papers('proofOfResidency')).map(({ fileName }) => fileName)).toEqual(['april.pdf'])
    expect(await stored()).toBe(before)
    // The same press again, and a place that is gone.
    expect((await sendAll(place, april)).statusCode).toBe(200)
    const may = [{ fileName: 'may.pdf', bytes: Buffer.from(tinyPdf('may')) }]
    expect((await sendAll(place, may)).statusCode).toBe(404)
    const [paper] = await papers('proofOfResidency')
    expect((await remove(paper?.id ?? 0)).json()).toEqual({ id: paper?.id })
    expect((await remove(paper?.id ?? 0)).statusCode).toBe(404)
    expect(await papers('proofOfResidency')).toEqual([])
    expect(await missing()).toContain('proofOfResidency')
    expect(await stored()).toBe(before - 1)
  })

  it('stay as they were sent; a newer one takes their place in the next letter', async () => {
    await send('ssc', 'old card.pdf', Buffer.from(tinyPdf('old card')))
    const [card] = await papers('ssc')
    app.clock.advance(60_000)
    const frozenAt = app.deps.clock.now()
    await app.deps.database.db.insert(documents).values({
      clientId: id,
      round: 1,
      documentType: 'equifax_dispute_letter',
      runId: 'run',
      fileKey: 'none',
      fileName: 'equifax-letter.pdf',
      bytes: 1,
      pages: 1,
      sha256: '',
      frozenAt,
    })
    expect((await papers('ssc')).at(0)).toMatchObject({ sentAt: frozenAt.toISOString(), replacedAt: null })
    const refused = await remove(card?.id ?? 0)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toMatch(/^Letters went out on .* so it is kept as it is/)
    app.clock.advance(60_000)
    const newer = [{ fileName: 'new card.pdf', bytes: Buffer.from(tinyPdf('new card')) }]
    expect((await sendAll({ field: 'ssc', replaces: String(card?.id) }, newer)).statusCode).toBe(200)
    expect(await papers('ssc')).toMatchObject([
      { fileName: 'new card.pdf', sentAt: null },
      { fileName: 'old card.pdf', replacedAt: expect.any(String) },
      { fileName: 'card.pdf' },
    ])
    // What was sent is still in the folder, and in everything else that is kept of the person.
    expect(await folder()).toContain('ssc old card.pdf')
    const going = (await mailed()).filter(({ kind }) => kind === 'ssn-proof')
    expect(going.map(({ fileName }) => fileName)).toEqual(['new card.pdf', 'card.pdf'])
  })
})
