import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sampleFile } from '../../../../test/support/paying-client.ts'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { createLog } from '../../platform/log/log.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'
import { openDisputeEngine } from '../processing/open-dispute-engine.ts'

let app: TestApp
let real: DisputeEngine
/** How the next scan is read. */
let scan: DisputeEngine['readScan'] = absentEngine.readScan
beforeAll(async () => {
  real = openDisputeEngine(
    { readerMemoryMb: 500, readerDeadlineMs: 60_000, documentDeadlineMs: 60_000 },
    createLog('silent'),
  )
  app = await makeApp({ engine: { ...real, readScan: (bytes, onProgress) => scan(bytes, onProgress) } })
})
afterAll(() => app.close())

async function upload(caller: Caller, clientId: number, bureau: string, file: FormFile) {
  const reply = await caller.inject({
    method: 'POST',
    url: '/api/upload-credit-report',
    ...multipartBody({ bureau, clientId: String(clientId) }, { creditReport: file }),
  })
  return reply.json() as UploadedReport
}
const list = async (caller: Caller, clientId: number): Promise<UploadedReport[]> =>
  (await caller.inject({ method: 'GET', url: `/api/uploaded-reports?client=${clientId}` })).json()
const three = () => sampleFile('set-6/three-bureau.pdf')

describe('a three-bureau report', () => {
  it('fills every slot from one stored file, and says what it found', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const own = await upload(caller, clientId, 'equifax', three())
    expect(own.recognition?.notes?.[0]).toMatch(
      /^A three-bureau report: \w+ \d+ accounts, \w+ \d+, \w+ \d+\.$/,
    )
    const all = await list(caller, clientId)
    expect(all.map(({ bureau, recognition }) => [bureau, recognition?.bureau, recognition?.problem])).toEqual(
      [
        ['equifax', 'equifax', null],
        ['experian', 'experian', null],
        ['transunion', 'transunion', null],
      ],
    )
    const { rows } = await app.deps.database.db.execute(
      `select count(distinct file_key)::int as n from report_uploads where client_id = ${clientId}`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it("leaves a bureau's own report in its slot", async () => {
    const { caller, clientId } = await paidBrowser(app)
    await upload(caller, clientId, 'experian', sampleFile('set-1/experian.pdf'))
    await upload(caller, clientId, 'transunion', three())
    const names = (await list(caller, clientId)).map(({ bureau, fileName }) => `${bureau} ${fileName}`)
    expect(names).toEqual([
      'equifax set-6-three-bureau.pdf',
      'experian set-1-experian.pdf',
      'transunion set-6-three-bureau.pdf',
    ])
  })
})

describe('an upload beside others', () => {
  it("says that it is another person's, before anything is written", async () => {
    const { caller, clientId } = await paidBrowser(app)
    await upload(caller, clientId, 'experian', sampleFile('set-1/experian.pdf'))
    const other = await upload(caller, clientId, 'equifax', sampleFile('set-2/equifax.pdf'))
    expect(other.recognition?.notes?.join(' ')).toMatch(/reports of two different people/)
  })
})

describe('a scan', () => {
  it('is kept as being read, and read in the background with its pages told', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const text = sampleFile('set-1/experian.pdf')
    scan = async (_bytes, onProgress) => {
      onProgress(0, 2)
      onProgress(1, 2)
      const reading = await real.readReport(text.bytes)
      if (!reading.ok) throw new Error('the sample could not be read')
      return { ok: true, reports: reading.reports.map((report) => ({ ...report, source: 'scan' as const })) }
    }
    const first = await upload(caller, clientId, 'experian', sampleFile('bad/scanned-image.pdf'))
    expect(first.recognition).toMatchObject({ bureau: null, scan: { state: 'reading' } })
    await app.deps.queue.idle()
    const [row] = await list(caller, clientId)
    expect(row?.recognition).toMatchObject({ bureau: 'experian', problem: null, scan: { state: 'read' } })
    expect(row?.recognition?.accounts).toBeGreaterThan(0)
  })

  it('that cannot be read says so, and one that was replaced is left alone', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const refusal = { code: 'not_a_report' as const, sentence: 'No report was seen on these pictures.' }
    scan = async () => ({ ok: false, refusal })
    await upload(caller, clientId, 'experian', sampleFile('bad/scanned-image.pdf'))
    await app.deps.queue.idle()
    expect((await list(caller, clientId))[0]?.recognition).toMatchObject({
      problem: refusal.sentence,
      scan: { state: 'failed' },
    })
    scan = () => Promise.reject(new Error('a replaced scan was read'))
    await Promise.all([upload(caller, clientId, 'experian', sampleFile('set-1/experian.pdf'))])
    await app.deps.queue.idle()
    expect((await list(caller, clientId))[0]?.recognition).toMatchObject({ bureau: 'experian' })
    expect(app.errors).toEqual([])
  })
})
