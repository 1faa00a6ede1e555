import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sampleFile, sampleReports, sendIntake } from '../../../../test/support/paying-client.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { tinyPng, tornPng } from '../../../../test/support/tiny-png.ts'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { says } from '../../../shared/sentences/says.ts'
import { forgetOldDraftFiles } from './keep-draft-files.ts'

const png = (text: string): FormFile => ({
  fileName: 'card of Ann Lee.png',
  bytes: tinyPng(text),
})

describe('a file that was chosen into the intake', () => {
  let app: TestApp
  beforeAll(async () => {
    const engine = keptEngine()
    app = await makeApp({
      engine,
      now: new Date(),
      working: false,
      settings: { RATE_LIMIT_UPLOAD: '1000/60' },
    })
  })
  afterAll(() => app.close())

  const keep = (caller: Caller, field: string, chosen: FormFile) =>
    caller.inject({
      method: 'POST',
      url: '/api/intake-draft/files',
      ...multipartBody({ field }, { chosen }),
    })
  const kept = async (caller: Caller) => (await caller.inject({ url: '/api/intake-draft' })).json().files
  const drop = (caller: Caller, field: string) =>
    caller.inject({ method: 'DELETE', url: `/api/intake-draft/files/${field}` })
  const storedKeys = async () => new Set(await app.deps.files.listOlderThan(new Date(Date.now() + 60_000)))
  const filesOf = async (clientId: number) =>
    (
      await app.deps.database.db.execute(
        `select field, bytes from client_files where client_id = ${clientId} order by field`,
      )
    ).rows

  it('is there again for the same browser, and for no other', async () => {
    const caller = await app.asBrowser()
    const report = sampleFile('set-1/equifax.pdf')
    const card = { field: 'ssc', fileName: 'card of Ann Lee.pdf', bytes: expect.any(Number) }
    expect((await keep(caller, 'ssc', png('one'))).json()).toEqual(card)
    await keep(caller, 'creditReport1', report)
    await keep(caller, 'creditReport0', { ...report, fileName: 'in the wrong place.pdf' })
    // Each report is looked at when it is chosen, as on the upload page; a listing opens no file.
    expect(await kept(caller)).toEqual([
      {
        field: 'creditReport0',
        fileName: 'in the wrong place.pdf',
        bytes: report.bytes.length,
        pages: 6,
        recognition: expect.objectContaining({
          bureau: 'equifax',
          problem: says('reading.otherBureau', { bureau: 'Equifax', slot: 'Experian' }),
        }),
      },
      {
        field: 'creditReport1',
        fileName: report.fileName,
        bytes: report.bytes.length,
        pages: 6,
        recognition: expect.objectContaining({ bureau: 'equifax', problem: null }),
      },
      card,
    ])
    expect(await kept(await app.asBrowser())).toEqual([])
    expect(await kept(app.asNobody())).toEqual([])
    const { rows } = await app.deps.database.db.execute('select * from intake_draft_files')
    expect(JSON.stringify(rows)).not.toContain('Ann')
  })

  it('replaces the one before it, and goes when it is removed; no byte of either stays', async () => {
    const caller = await app.asBrowser()
    const before = await storedKeys()
    await keep(caller, 'licenseId', png('first'))
    await keep(caller, 'licenseId', png('the second one'))
    expect(await kept(caller)).toMatchObject([{ field: 'licenseId', fileName: 'card of Ann Lee.pdf' }])
    expect((await storedKeys()).size).toBe(before.size + 1)
    expect((await drop(caller, 'licenseId')).json()).toEqual({ field: 'licenseId' })
    expect((await drop(caller, 'licenseId')).statusCode).toBe(200)
    expect(await kept(caller)).toEqual([])
    expect(await storedKeys()).toEqual(before)
  })

  it('is one, however often it is sent at once', async () => {
    const caller = await app.asBrowser()
    const before = await storedKeys()
    const sent = [1, 2, 3, 4, 5].map((at) => keep(caller, 'ssc', png('x'.repeat(at))))
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await kept(caller)).toHaveLength(1)
    expect((await storedKeys()).size).toBe(before.size + 1)
  })

  it('is refused with the sentence that the intake would give, and nothing of it is kept', async () => {
    const caller = await app.asBrowser()
    const before = await storedKeys()
    const page = { fileName: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') }
    for (const [field, file] of [
      ['ssc', page],
      ['ssc', { fileName: 'nothing.png', bytes: Buffer.alloc(0) }],
      ['ssc', { fileName: 'torn.png', bytes: tornPng() }],
      ['licenseId', { fileName: 'large.png', bytes: Buffer.alloc(11 * 1024 * 1024, png('').bytes) }],
    ] as const) {
      const reply = await keep(caller, field, file)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().error).toContain(file.fileName)
    }
    expect((await keep(caller, 'otherFile', png('a'))).statusCode).toBe(400)
    expect((await drop(caller, '..%2fssc')).statusCode).toBe(400)
    expect(await kept(caller)).toEqual([])
    expect(await storedKeys()).toEqual(before)
  })

  it('goes into the intake that names it, and then stands in no draft any more', async () => {
    const { caller, paymentIntentId } = await paidBrowser(app)
    const reports = sampleReports()
    for (const field of ['creditReport0', 'creditReport1'] as const)
      await keep(caller, field, reports[field] as FormFile)
    await keep(caller, 'ssc', png('mine'))
    await keep(caller, 'licenseId', png('chosen, and then not wanted'))
    const sent = await sendIntake(
      caller,
      { paymentIntentId, keptFiles: 'creditReport0,creditReport1,ssc' },
      { creditReport2: reports.creditReport2 as FormFile },
    )
    expect(app.errors).toEqual([])
    expect(sent).toMatchObject({ status: 200, body: { refusedFiles: [] } })
    const uploaded = await caller.inject({ url: `/api/uploaded-reports?client=${sent.body.clientId}` })
    const recognised = Object.fromEntries(
      uploaded.json().map((report: UploadedReport) => [report.bureau, report.recognition?.bureau]),
    )
    expect(recognised).toEqual({ experian: 'experian', equifax: 'equifax', transunion: 'transunion' })
    expect(await filesOf(sent.body.clientId)).toMatchObject([{ field: 'ssc' }])
    expect(await kept(caller)).toEqual([])
    const { rows } = await app.deps.database.db.execute(
      'select field from intake_draft_files where user_id is not null',
    )
    expect(rows.map(({ field }) => field)).not.toContain('licenseId')
  })

  it('gives way to the file that comes with the intake', async () => {
    const { caller, paymentIntentId } = await paidBrowser(app)
    await keep(caller, 'ssc', png('old'))
    const newer = { fileName: 'newer.pdf', bytes: Buffer.from(tinyPdf('newer')) }
    const { body } = await sendIntake(caller, { paymentIntentId, keptFiles: 'ssc' }, { ssc: newer })
    expect(await filesOf(body.clientId)).toEqual([{ field: 'ssc', bytes: newer.bytes.length }])
  })

  it('of another browser never comes along, and a name that is none says nothing', async () => {
    await keep(await app.asBrowser(), 'ssc', png('of somebody else'))
    const { caller, paymentIntentId } = await paidBrowser(app)
    const { status, body } = await sendIntake(caller, { paymentIntentId, keptFiles: 'ssc,clientId,,../x' })
    expect(status).toBe(200)
    expect(body.refusedFiles).toEqual([
      {
        field: 'ssc',
        reason: says('file.keptNoLonger'),
      },
    ])
    expect(await filesOf(body.clientId)).toEqual([])
  })

  it('is forgotten after a day, with its bytes, whether anybody comes or not', async () => {
    const caller = await app.asBrowser()
    await forgetOldDraftFiles(app.deps)
    await keep(caller, 'ssc', png('for a day'))
    const before = await storedKeys()
    app.clock.advance(24 * 3_600_000 + 1)
    expect(await kept(caller)).toEqual([])
    expect(
      (await sendIntake(caller, { clientType: 'paid', keptFiles: 'ssc' })).body.refusedFiles,
    ).toHaveLength(1)
    await keep(caller, 'ssc', png('again'))
    app.clock.advance(24 * 3_600_000 + 1)
    await forgetOldDraftFiles(app.deps)
    expect((await app.deps.database.db.execute('select 1 from intake_draft_files')).rows).toEqual([])
    expect((await storedKeys()).size).toBeLessThan(before.size + 1)
  })

  it('may tell the address that it prints to whoever uploaded it, and to nobody else', async () => {
    const { caller, paymentIntentId } = await paidBrowser(app)
    const ask = (by: Caller) => by.inject({ url: `/api/intake-address?client=${paymentIntentId}` })
    expect((await ask(caller)).json()).toEqual({ address: null })
    const { fileName, bytes } = sampleFile('set-1/experian.pdf')
    await caller.inject({
      method: 'POST',
      url: '/api/upload-credit-report',
      ...multipartBody(
        { bureau: 'experian', clientId: paymentIntentId },
        { creditReport: { fileName, bytes } },
      ),
    })
    expect((await ask(caller)).json()).toEqual({
      address: {
        mailingAddress: '5201 WINDLESTRAW PL',
        city: 'WORCESTER',
        state: 'MA',
        zipCode: '01627',
        bureau: 'Experian',
      },
    })
    expect((await ask(await app.asBrowser())).statusCode).toBe(404)
  })
})
