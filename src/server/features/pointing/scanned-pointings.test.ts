import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { halfReadReport } from '../../../../test/support/half-read-report.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { clientWithReport } from '../../../../test/support/pointing-caller.ts'
import { recognisedAs } from '../../../../test/support/recognised-as.ts'
import { scanOf } from '../../../../test/support/scan-pdf.ts'
import type { ReportReadingState } from '../../../shared/api/pointing.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'
import { keptReading } from '../reports/kept-reading.ts'
import { readScan } from '../reports/read-scan.ts'
import { reportUploads } from '../reports/reports.tables.ts'

let app: TestApp
/** How the next scan is recognised. */
let recognise: DisputeEngine['readScan'] = absentEngine.readScan
beforeAll(async () => {
  const real = keptEngine()
  const engine: DisputeEngine = { ...real, readScan: (bytes, onProgress) => recognise(bytes, onProgress) }
  app = await makeApp({ working: false, engine })
})
afterAll(() => app.close())

const withReport = (bytes: Uint8Array) => clientWithReport(app, bytes, 'scanned@example.com')
const textsOf = ({ pointings }: ReportReadingState) =>
  pointings.map(({ text, meaning, creditor, by }) => [text, meaning, creditor, by])

describe('a scan', () => {
  it('is pointed at in the places that its picture shows, without being recognised again', async () => {
    const text = halfReadReport({ named: true })
    recognise = async () => recognisedAs(text)
    const own = await withReport(await scanOf(text, [1]))
    const { upload, state } = await own.reading()
    expect(state).toBe('reading')
    const early = await own.post({ upload, page: 1, line: 0, meaning: 'nothing' })
    expect([early.statusCode, early.json().error]).toEqual([
      409,
      'This report is still being read. Please come back when that is done.',
    ])
    await readScan(app.deps, { uploadId: upload, lastAttempt: true })
    recognise = absentEngine.readScan
    expect((await own.reading()).state).toBe('in part')
    const line = (await own.lines()).find(({ text: words }) => words.includes('Commenced: 07'))
    // Recognised at half the size that the file shows.
    expect(line?.box.x).toBeCloseTo(80, 0)
    const said: ReportReadingState = (await own.point(/Commenced: 07/, 'opened')).json()
    expect(textsOf(said)).toEqual([['07/30/2021', 'opened', 'QUARRY RIDGE RECOVERY', 'client']])
    const [row] = await app.deps.database.db.select().from(reportUploads).where(sql`id = ${upload}`)
    const kept = row ? keptReading(app.deps, row) : null
    const opened = kept?.ok ? kept.reports[0]?.accounts.map((account) => account.opened?.confidence) : null
    expect(opened).toEqual([undefined, 1])
    expect(row?.recognition?.scan?.state).toBe('read')
  })
})

describe('a scan of before its words were kept', () => {
  it('is shown, and says that it has to be uploaded again', async () => {
    const own = await withReport(await scanOf(halfReadReport(), [1]))
    const { upload } = await own.reading()
    await app.deps.database.db.execute(
      sql`update report_uploads set recognition = jsonb_set(recognition, '{scan,state}', '"failed"') where id = ${upload}`,
    )
    const reading = await own.reading()
    expect([reading.state, reading.pages.length, await own.lines()]).toEqual(['refused', 1, []])
    expect((await own.get('/pages/1/picture')).statusCode).toBe(200)
    const reply = await own.post({ upload, page: 1, line: 0, meaning: 'nothing' })
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      'The words of this scan were not kept. Upload it again, and it will be read anew.',
    ])
  })
})
