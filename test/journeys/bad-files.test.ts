import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inEnglish } from '../support/in-words.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import { multipartBody } from '../support/multipart-body.ts'
import { paidBrowser, sampleFile, sendIntake } from '../support/paying-client.ts'
import { soaked } from '../support/soak-share.ts'
import { tornPng } from '../support/tiny-png.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    engine: keptEngine(),
  })
})
afterAll(() => app.close())

/** Which sentence belongs to which file, reading/read-in-child.test.ts asks of all of them; the soak uploads all. */
const refused: [string, RegExp][] = [
  ['bad/not-a-pdf.pdf', /is not a PDF/],
  ['bad/zero-bytes.pdf', /is empty/],
]
const explained: [string, RegExp][] = [
  ['bad/truncated.pdf', /is cut off/],
  ['bad/password-protected.pdf', /locked with a password/],
  ['bad/empty-page.pdf', /no text on any page/],
  ['bad/scanned-image.pdf', /is a scan/],
  ['bad/restaurant-menu.pdf', /is not a credit report/],
]

/** Each upload takes the place of the one before. */
let client: Awaited<ReturnType<typeof paidBrowser>>
beforeAll(async () => {
  client = await paidBrowser(app)
})

async function upload(file: string, bureau: string) {
  const { caller, clientId } = client
  const body = multipartBody({ bureau, clientId: String(clientId) }, { creditReport: sampleFile(file) })
  const reply = await caller.inject({ method: 'POST', url: '/api/upload-credit-report', ...body })
  const list = await caller.inject({ method: 'GET', url: `/api/uploaded-reports?client=${clientId}` })
  return { status: reply.statusCode, body: reply.json(), stored: list.json().length }
}

describe('a bad file as a credit report', () => {
  it.each(refused)('%s is refused with a sentence and not kept', async (file, sentence) => {
    const { status, body, stored } = await upload(file, 'experian')
    expect(status).toBe(400)
    expect(body.error).toMatch(sentence)
    expect(body.fields.creditReport).toBe(body.error)
    expect(stored).toBe(0)
  })

  it.each(soaked([...explained.slice(0, 1), ...explained.slice(-1)], explained))(
    '%s is kept and explained',
    async (file, sentence) => {
      const { status, body, stored } = await upload(file, 'transunion')
      expect(status).toBe(200)
      expect(inEnglish(body.recognition)).toMatchObject({
        bureau: null,
        accounts: null,
        problem: expect.stringMatching(sentence),
      })
      expect(stored).toBe(1)
    },
  )
})

describe('bad files in an intake', () => {
  it('do not refuse the intake: the client is made, and each refused file is named with its reason', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    const reply = await sendIntake(
      caller,
      {
        paymentIntentId,
        identityTheft: 'yes',
        policeReport: 'yes',
        ftcAffidavit: 'yes',
        previousDisputes: 'yes',
      },
      {
        creditReport0: sampleFile('bad/zero-bytes.pdf'),
        creditReport1: sampleFile('bad/not-a-pdf.pdf'),
        creditReport2: sampleFile('bad/password-protected.pdf'),
        policeReportFile: sampleFile('bad/not-a-pdf.pdf'),
        ftcAffidavitFile: sampleFile('bad/zero-bytes.pdf'),
        previousDisputesFile: sampleFile('bad/restaurant-menu.pdf'),
        licenseId: { fileName: 'license.jpg.exe', bytes: Buffer.from('MZ not a picture') },
        ssc: {
          fileName: 'card.png',
          bytes: tornPng(),
        },
        proofOfResidency: { fileName: 'bill.pdf', bytes: new Uint8Array(10 * 1024 * 1024 + 1) },
      },
    )
    expect(reply.status).toBe(200)
    expect(reply.body.clientId).toBe(clientId)
    const reasons: Record<string, { key: string }> = Object.fromEntries(
      reply.body.refusedFiles.map((each: { field: string; reason: { key: string } }) => [
        each.field,
        each.reason,
      ]),
    )
    expect(Object.keys(reasons).sort()).toEqual([
      'creditReport0',
      'creditReport1',
      'ftcAffidavitFile',
      'licenseId',
      'policeReportFile',
      'proofOfResidency',
      'ssc',
    ])
    expect(reasons.proofOfResidency?.key).toBe('file.larger')
    expect(reasons.licenseId?.key).toBe('file.notDocument')
    const client = (await caller.inject({ method: 'GET', url: `/api/clients/${clientId}` })).json()
    const missing = client.missingFiles.map((each: { field: string }) => each.field)
    expect(missing).toEqual(expect.arrayContaining(Object.keys(reasons)))
    expect(reasons.ssc?.key).toBe('file.incomplete')
    const folder = (await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/folder` })).json()
    expect(folder.files.map((each: { kind: string }) => each.kind).sort()).toEqual([
      'previousDisputesFile',
      'transunion_report',
    ])
  })
})
