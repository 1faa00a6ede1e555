import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { holdBack } from '../../../../test/support/hold-back.ts'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sampleFile } from '../../../../test/support/paying-client.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'

let app: TestApp
let real: DisputeEngine
/** How the next scan is read. */
let scan: DisputeEngine['readScan'] = absentEngine.readScan
beforeAll(async () => {
  real = keptEngine()
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
    expect(inEnglish(own.recognition?.notes?.[0])).toMatch(
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
  it("says that it is another person's, and asks nothing that could not change it", async () => {
    const { caller, clientId } = await paidBrowser(app)
    const own = await upload(caller, clientId, 'experian', sampleFile('set-1/experian.pdf'))
    expect(own.owner).toBeNull()
    const other = await upload(caller, clientId, 'equifax', sampleFile('set-2/equifax.pdf'))
    expect(other.owner).toMatchObject({
      state: 'contradicted',
      by: ['number', 'birth_year'],
      printedName: 'MALACHI WADE LINDQVIST',
      question: null,
    })
    expect((await list(caller, clientId)).map(({ owner }) => owner?.state ?? 'own')).toEqual([
      'contradicted',
      'own',
    ])
  })

  it('of another name is asked about, and the word on it is kept, exported and in the audit log', async () => {
    const zed = { name: 'Zed Zed' }
    const { caller, clientId } = await paidBrowser(app, zed)
    const first = await upload(caller, clientId, 'transunion', sampleFile('set-1/transunion.pdf'))
    expect(first.owner).toEqual({
      clientId,
      state: 'asked',
      because: 'other_name',
      by: [],
      printedName: 'HARLAN RENEE ASHGROVE',
      clientName: 'Zed Zed',
      question: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    const say = (question: string | null | undefined, isMine: boolean) =>
      caller.inject({
        method: 'POST',
        url: `/api/clients/${clientId}/report-owner`,
        payload: { question, isMine },
      })
    // Another file makes it another question. Experian's prints other digits, and is asked about with the rest.
    await upload(caller, clientId, 'experian', sampleFile('set-1/experian.pdf'))
    expect((await say(first.owner?.question, true)).statusCode).toBe(404)
    const [asked, same] = await list(caller, clientId)
    expect(same?.owner?.question).toBe(asked?.owner?.question)
    const said = await say(asked?.owner?.question, true)
    expect(said.statusCode).toBe(200)
    expect((await say(asked?.owner?.question, true)).json()).toEqual(said.json())
    expect((await list(caller, clientId)).map(({ owner }) => owner?.state)).toEqual([
      'confirmed',
      'confirmed',
    ])
    const facts = (await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/facts` })).json()
    expect(facts.facts).toEqual([
      {
        at: said.json().saidAt,
        by: 'client',
        kind: 'report-owner',
        isMine: true,
        wordingShown: {
          printedName: 'HARLAN RENEE ASHGROVE',
          clientName: 'Zed Zed',
          bureaus: 'Experian, TransUnion',
        },
      },
    ])
    const { rows } = await app.deps.database.db.execute(
      `select actor_name, detail from audit_entries where action = 'say-report-owner' and client_id = ${clientId}`,
    )
    expect(openedRows(app.deps, 'audit_entries', rows)).toEqual([
      { actor_name: 'the client', detail: { bureaus: 'Experian, TransUnion', isMine: true } },
    ])
    const staff = await app.asStaff()
    const { uploads } = (await staff.inject({ method: 'GET', url: `/api/staff/clients/${clientId}` })).json()
    expect(uploads[0].note).toBe(
      'The client said that this report is theirs. Printed name: HARLAN RENEE ASHGROVE.',
    )
  })
})

describe('a scan', () => {
  it('is kept as being read, and read in the background with its pages told', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const text = sampleFile('set-1/experian.pdf')
    const held = holdBack()
    scan = async (_bytes, onProgress) => {
      await held.until
      onProgress(0, 2)
      onProgress(1, 2)
      const reading = await real.readReport(text.bytes)
      if (!reading.ok) throw new Error('the sample could not be read')
      return { ok: true, reports: reading.reports.map((report) => ({ ...report, source: 'scan' as const })) }
    }
    const first = await upload(caller, clientId, 'experian', sampleFile('bad/scanned-image.pdf'))
    expect(first.recognition).toMatchObject({ bureau: null, scan: { state: 'reading' } })
    held.letGo()
    await app.deps.queue.idle()
    const [row] = await list(caller, clientId)
    expect(row?.recognition).toMatchObject({ bureau: 'experian', problem: null, scan: { state: 'read' } })
    expect(row?.recognition?.accounts).toBeGreaterThan(0)
  })

  it('that cannot be read says so, and one that was replaced is left alone', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const refusal = { code: 'not_a_report' as const, sentence: says('reading.notReport') }
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
