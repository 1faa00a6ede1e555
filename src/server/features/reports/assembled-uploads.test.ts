import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { holdBack } from '../../../../test/support/hold-back.ts'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { pagesOfPdf } from '../../../../test/support/pages-of-pdf.ts'
import { paidBrowser, sampleFile, sendIntake } from '../../../../test/support/paying-client.ts'
import { shortSavedPage } from '../../../../test/support/short-saved-page.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { readPages } from '../../../engine/read/read-pages.ts'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'

let app: TestApp
let real: DisputeEngine
let scan: DisputeEngine['readScan'] = absentEngine.readScan
beforeAll(async () => {
  real = keptEngine()
  app = await makeApp({ engine: { ...real, readScan: (bytes, onProgress) => scan(bytes, onProgress) } })
})
afterAll(() => app.close())

async function send(
  caller: Caller,
  fields: { clientId: number | string; bureau?: string; addTo?: 'true'; password?: string },
  files: readonly FormFile[],
) {
  const { clientId, bureau = 'experian', ...more } = fields
  const reply = await caller.inject({
    method: 'POST',
    url: '/api/upload-credit-report',
    ...multipartBody({ bureau, clientId: String(clientId), ...more }, { creditReport: files }),
  })
  return { status: reply.statusCode, body: reply.json(), report: reply.json() as UploadedReport }
}

const experian = sampleFile('set-1/experian.pdf')
const part = async (pages: readonly number[]): Promise<FormFile> => ({
  fileName: `pages ${pages.join(' ')}.pdf`,
  bytes: await pagesOfPdf(experian.bytes, pages),
})
async function photo(): Promise<FormFile> {
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  return { fileName: 'IMG_0012.jpg', bytes, contentType: 'image/jpeg' }
}
/** How many pages the experian sample has, and what is read of it. */
async function whole() {
  const reading = await real.readReport(experian.bytes)
  const report = reading.ok ? reading.reports[0] : undefined
  if (!report) throw new Error('the sample cannot be read')
  const all = Array.from({ length: report.pageCount }, (_, at) => at + 1)
  return { accounts: report.accounts.length, pages: all }
}

describe('a report of several files', () => {
  it('over several PDFs is joined and read as one', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const { pages, accounts } = await whole()
    const files = [await part(pages.slice(0, 2)), await part(pages.slice(2))]
    const { report } = await send(caller, { clientId }, files)
    expect(report).toMatchObject({ pages: pages.length, recognition: { accounts, problem: null } })
    expect(report.fileName).toBe('pages 1 2 + 1.pdf')
  })

  it('of photos is one scan, and what is stored is a PDF of all of them', async () => {
    const { caller, clientId } = await paidBrowser(app)
    let read = 0
    const held = holdBack()
    scan = async (bytes) => {
      await held.until
      read = Buffer.from(bytes).toString('latin1').split('/DCTDecode').length - 1
      return { ok: false, refusal: { code: 'not_a_report', sentence: says('reading.notReport') } }
    }
    const { report } = await send(caller, { clientId }, [await photo(), await photo()])
    expect(report).toMatchObject({
      fileName: 'IMG_0012 + 1.pdf',
      recognition: { scan: { state: 'reading' } },
    })
    held.letGo()
    await app.deps.queue.idle()
    expect(read).toBe(2)
  })

  const saved = { ...sampleFile('set-12/three-bureau.mhtml'), contentType: 'multipart/related' }
  it.each(soaked([shortSavedPage()], [shortSavedPage(), saved]))(
    'saved as a web page is read, with its three bureaus',
    async (page) => {
      const { caller, clientId } = await paidBrowser(app)
      const { report } = await send(caller, { clientId }, [page])
      expect(report.fileName).toBe('set-12-three-bureau.pdf')
      expect(inEnglish(report.recognition?.notes?.[0])).toMatch(/^A three-bureau report/)
    },
  )

  it('is refused as a whole when one of them is no part of a report, and says which', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const files = [await photo(), { fileName: 'run.exe', bytes: Buffer.from('MZ program') }]
    const { status, body } = await send(caller, { clientId }, files)
    expect(status).toBe(400)
    expect(body.error).toMatch(/^run\.exe is not a PDF, a photo/)
    const many = await send(caller, { clientId }, Array(61).fill(await photo()))
    expect(many.status).toBeGreaterThanOrEqual(400)
  })

  it('in an intake counts as the report of its field', async () => {
    const { caller, paymentIntentId, clientId } = await paidBrowser(app)
    const { pages, accounts } = await whole()
    const files = [await part(pages.slice(0, 2)), await part(pages.slice(2))]
    const reply = await sendIntake(caller, { paymentIntentId }, { creditReport0: files })
    expect(reply.body.refusedFiles).toEqual([])
    const list = await caller.inject({ method: 'GET', url: `/api/uploaded-reports?client=${clientId}` })
    expect(list.json()[0].recognition).toMatchObject({ bureau: 'experian', accounts })
  })
})

describe('a locked report', () => {
  it('is kept, asks for its password, and is read with it; the password is kept nowhere', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const of = { clientId, bureau: 'transunion' }
    const locked = await send(caller, of, [sampleFile('bad/password-protected.pdf')])
    expect(locked.report.recognition).toMatchObject({ needsPassword: true, accounts: null })
    const wrong = await send(caller, { ...of, addTo: 'true', password: 'not-this-word' }, [])
    expect(wrong.status).toBe(400)
    expect(wrong.body.fields.password).toMatch(/does not open/)
    const right = await send(caller, { ...of, addTo: 'true', password: 'open-sesame' }, [])
    expect(right.report.recognition).toMatchObject({ bureau: 'transunion', problem: null })
    expect(right.report.recognition?.needsPassword).toBeUndefined()
    for (const table of ['report_uploads', 'audit_entries', 'clients']) {
      const { rows } = await app.deps.database.db.execute(`select t::text as row from ${table} t`)
      expect(JSON.stringify(rows)).not.toMatch(/open-sesame|not-this-word/)
    }
    expect(JSON.stringify(wrong.body)).not.toContain('not-this-word')
  })

  it('among other files is asked about before anything is kept', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const { status, body } = await send(caller, { clientId, bureau: 'transunion' }, [
      sampleFile('bad/password-protected.pdf'),
      await part([1]),
    ])
    expect(status).toBe(400)
    expect(body.fields.password).toMatch(/^bad-password-protected\.pdf: This PDF is locked/)
  })
})

describe('a missing page', () => {
  it('is named, and joined to the same report when it is added', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const { pages, accounts } = await whole()
    const lacking = await send(caller, { clientId }, [await part(pages.filter((page) => page !== 3))])
    expect(lacking.report.recognition?.missingPages).toMatchObject({ pages: [3], of: pages.length })
    expect(inEnglish(lacking.report.recognition?.notes)).toContainEqual(
      expect.stringContaining(`Page 3 of ${pages.length} is missing`),
    )
    const { status, report } = await send(caller, { clientId, addTo: 'true' }, [await part([3])])
    expect(status).toBe(200)
    expect(report).toMatchObject({ pages: pages.length, recognition: { accounts } })
    expect(report.recognition?.missingPages).toBeUndefined()
    const { rows } = await app.deps.database.db.execute<{ fileKey: string; gone: boolean }>(
      `select file_key as "fileKey", superseded_at is not null as gone from report_uploads where client_id = ${clientId} order by id`,
    )
    expect(rows.map(({ gone }) => gone)).toEqual([true, false])
    const before = await readPages(await app.deps.files.get(rows[0]?.fileKey ?? ''))
    expect(before.ok && before.pages.length).toBe(pages.length - 1)
  })

  it('that is the first one is named as well, the rest is read, and it is added like any other', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const { pages, accounts } = await whole()
    const lacking = await send(caller, { clientId }, [await part(pages.filter((page) => page !== 1))])
    expect(lacking.report.recognition).toMatchObject({
      bureau: 'experian',
      problem: null,
      missingPages: { pages: [1], count: 1, of: pages.length },
    })
    expect(lacking.report.recognition?.accounts).toBeGreaterThan(5)
    const { report } = await send(caller, { clientId, addTo: 'true' }, [await part([1])])
    expect(report).toMatchObject({ pages: pages.length, recognition: { accounts, problem: null } })
    expect(report.recognition?.missingPages).toBeUndefined()
  })

  it('is added to nobody else’s report, and to none that is not there', async () => {
    const { caller, clientId } = await paidBrowser(app)
    await send(caller, { clientId }, [experian])
    const other = await paidBrowser(app, { name: 'Pat Example', email: 'pat@example.com' })
    expect((await send(other.caller, { clientId, addTo: 'true' }, [await part([1])])).status).toBe(404)
    const none = await send(caller, { clientId, bureau: 'equifax', addTo: 'true' }, [await part([1])])
    expect(none.status).toBe(404)
  })

  it('added twice at once is joined once; the other is told that the report has changed', async () => {
    const { caller, clientId } = await paidBrowser(app)
    await send(caller, { clientId }, [await part([1, 2])])
    const add = async () => send(caller, { clientId, addTo: 'true' }, [await part([3])])
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.report.pages).toBe(3)
  })
})
