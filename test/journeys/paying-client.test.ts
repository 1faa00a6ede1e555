import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inEnglish } from '../support/in-words.ts'
import { keptEngine } from '../support/kept-engine.ts'
import { makeApp, type TestApp } from '../support/make-app.ts'
import type { Caller } from '../support/make-callers.ts'
import { multipartBody } from '../support/multipart-body.ts'
import { paidBrowser, sampleFile, sampleReports, sendIntake } from '../support/paying-client.ts'

let app: TestApp
beforeAll(async () => {
  // A whole server with an engine of its own walks the same way in killed-server.test.ts.
  app = await makeApp({ engine: keptEngine() })
  app.sandbox.startDelivery(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })).statusCode
  })
})
afterAll(() => app.close())

const get = async (caller: Caller, url: string) => (await caller.inject({ method: 'GET', url })).json()

describe('a paying client with three reports', () => {
  it('gets six documents from payment, intake and processing, and nothing twice', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    const first = await sendIntake(
      caller,
      { paymentIntentId, attemptKey: 'a-form-key-of-a-browser' },
      sampleReports(),
    )
    expect(first).toEqual({ status: 200, body: { clientId, refusedFiles: [] } })
    const again = await sendIntake(
      caller,
      { paymentIntentId, attemptKey: 'a-form-key-of-a-browser' },
      sampleReports(),
    )
    expect(again).toEqual(first)
    await app.deps.queue.idle()

    const status = await get(caller, `/api/clients/${clientId}/armor-status`)
    expect(status).toMatchObject({ status: 'completed', progress: 100, error: null, notes: [] })
    const documents = await get(caller, `/api/clients/${clientId}/documents`)
    expect(documents.map((document: { documentType: string }) => document.documentType).sort()).toEqual([
      'complaint_letter',
      'equifax_dispute_letter',
      'experian_dispute_letter',
      'forensic_analysis',
      'mail_log',
      'transunion_dispute_letter',
    ])
    const asked = await caller.inject({ method: 'HEAD', url: documents[0].fileUrl })
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'application/pdf'])
    const letter = await caller.inject({ method: 'GET', url: documents[0].fileUrl })
    expect(letter.headers['content-type']).toBe('application/pdf')
    expect(letter.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const counted = await get(caller, `/api/clients/${clientId}/documents`)
    expect(counted[0].downloadCount).toBe(1)
    const client = await get(caller, `/api/clients/${clientId}`)
    expect(client).toMatchObject({
      clientType: 'paid',
      paymentStatus: 'paid',
      status: 'uploaded',
      intakeCompleted: true,
    })
    expect(client.complaintLetterUrl).toMatch(/^\/api\/documents\/\d+\/download$/)
  })
})

describe('a paying client', () => {
  it('may download what it uploaded, under the name of the bureau', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const report = sampleFile('set-1/equifax.pdf')
    const upload = await caller.inject({
      method: 'POST',
      url: '/api/upload-credit-report',
      ...multipartBody({ bureau: 'equifax', clientId: String(clientId) }, { creditReport: report }),
    })
    expect(upload.json()).toMatchObject({
      bureau: 'equifax',
      recognition: { bureau: 'equifax', accounts: 12, problem: null },
    })
    const file = await caller.inject({
      method: 'GET',
      url: `/api/clients/${clientId}/download-report/equifax`,
    })
    expect(file.headers['content-disposition']).toContain('equifax_report.pdf')
    expect(Buffer.compare(file.rawPayload, Buffer.from(report.bytes))).toBe(0)
  })

  it('is told when a file is of another bureau than its slot', async () => {
    const { caller, paymentIntentId } = await paidBrowser(app)
    const upload = await caller.inject({
      method: 'POST',
      url: '/api/upload-credit-report',
      ...multipartBody(
        { bureau: 'transunion', clientId: paymentIntentId },
        { creditReport: sampleFile('set-1/equifax.pdf') },
      ),
    })
    expect(inEnglish(upload.json().recognition.problem)).toMatch(/report of Equifax, not of TransUnion/)
  })

  it('starts with the reports there are, and is told what was missing', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    const { creditReport1 } = sampleReports()
    if (!creditReport1) throw new Error('the sample has no Equifax report')
    await sendIntake(
      caller,
      { paymentIntentId },
      { creditReport1, creditReport0: sampleFile('bad/password-protected.pdf') },
    )
    expect(await get(caller, `/api/clients/${clientId}/armor-status`)).toMatchObject({ status: 'pending' })
    // With one report alone no run starts by itself.
    await app.deps.queue.idle()
    const started = await caller.inject({ method: 'POST', url: `/api/clients/${clientId}/trigger-armor` })
    expect(started.statusCode).toBe(200)
    await app.deps.queue.idle()
    const status = await get(caller, `/api/clients/${clientId}/armor-status`)
    expect(status).toMatchObject({ status: 'completed', jobId: started.json().jobId })
    expect(status.notes).toHaveLength(2)
    expect(inEnglish(status.notes[0])).toMatch(/^The Experian file could not be used\. .*password/i)
    expect(inEnglish(status.notes[1])).toBe('No TransUnion report was uploaded.')
  })

  it('ends in an error with a sentence when no report can be read, and may be retried', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    const menu = sampleFile('bad/restaurant-menu.pdf')
    await sendIntake(
      caller,
      { paymentIntentId },
      { creditReport0: menu, creditReport1: menu, creditReport2: menu },
    )
    await app.deps.queue.idle()
    const status = await get(caller, `/api/clients/${clientId}/armor-status`)
    expect(status.status).toBe('error')
    expect(status.error).toMatch(/^No report could be used\./)
    const { creditReport0 } = sampleReports()
    if (!creditReport0) throw new Error('the sample has no Experian report')
    await caller.inject({
      method: 'POST',
      url: '/api/upload-credit-report',
      ...multipartBody({ bureau: 'experian', clientId: String(clientId) }, { creditReport: creditReport0 }),
    })
    await caller.inject({ method: 'POST', url: `/api/clients/${clientId}/trigger-armor` })
    await app.deps.queue.idle()
    expect(await get(caller, `/api/clients/${clientId}/armor-status`)).toMatchObject({ status: 'completed' })
  })

  it('may name its own client number at the intake, and nobody may name another', async () => {
    const { caller, clientId } = await paidBrowser(app)
    const own = await sendIntake(caller, { paymentIntentId: String(clientId) })
    expect(own.body.clientId).toBe(clientId)
    const foreign = await sendIntake(await app.asBrowser(), { paymentIntentId: String(clientId) })
    expect(foreign.status).toBe(200)
    expect(foreign.body.clientId).not.toBe(clientId)
  })

  it('gets new documents when a missing report arrives after the run', async () => {
    const { caller, clientId, paymentIntentId } = await paidBrowser(app)
    const { creditReport0, creditReport1 } = sampleReports()
    if (!creditReport0 || !creditReport1) throw new Error('the sample is not complete')
    await sendIntake(caller, { paymentIntentId }, { creditReport0 })
    await caller.inject({ method: 'POST', url: `/api/clients/${clientId}/trigger-armor` })
    await app.deps.queue.idle()
    const before = await get(caller, `/api/clients/${clientId}/documents`)
    await caller.inject({
      method: 'POST',
      url: '/api/upload-credit-report',
      ...multipartBody({ bureau: 'equifax', clientId: String(clientId) }, { creditReport: creditReport1 }),
    })
    await app.deps.queue.idle()
    expect(inEnglish((await get(caller, `/api/clients/${clientId}/armor-status`)).notes)).toEqual([
      'No TransUnion report was uploaded.',
    ])
    const after = await get(caller, `/api/clients/${clientId}/documents`)
    const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)
    expect(idsOf(after)).toEqual(idsOf(before))
    expect(
      after.find((each: { documentType: string }) => each.documentType === 'equifax_dispute_letter').fileName,
    ).toBe('equifax-dispute-letter-round-1.pdf')
  })
})
