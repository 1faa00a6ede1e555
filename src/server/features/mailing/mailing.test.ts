import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { fewFindings } from '../../../../test/support/few-findings.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { sampleFile, sendSampleReports } from '../../../../test/support/paying-client.ts'
import { tinyPng, tornPng } from '../../../../test/support/tiny-png.ts'
import type { MailedLetter } from '../../../shared/api/mailing.ts'
import { says } from '../../../shared/sentences/says.ts'

const png = {
  fileName: 'receipt.png',
  bytes: tinyPng(),
}
let app: TestApp
let caller: Caller
let clientId: number
const dayMs = 86_400_000
const start = new Date('2026-11-21T15:00:00Z')
const dayAfter = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)

beforeAll(async () => {
  app = await makeApp({
    now: start,
    engine: fewFindings(keptEngine()),
  })
  ;({ caller, clientId } = await sendSampleReports(app))
  await disputeEverything(app, caller, clientId)
})
afterAll(() => app.close())

const get = async (path: string) => {
  const reply = await caller.inject({ method: 'GET', url: `/api/clients/${clientId}${path}` })
  return { status: reply.statusCode, body: reply.json() }
}
const post = async (path: string, payload: object = {}) => {
  const reply = await caller.inject({ method: 'POST', url: `/api/clients/${clientId}${path}`, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const form = async (path: string, fields: Record<string, string>, files: Record<string, FormFile> = {}) => {
  const url = `/api/clients/${clientId}${path}`
  const reply = await caller.inject({ method: 'POST', url, ...multipartBody(fields, files) })
  return { status: reply.statusCode, body: reply.json() }
}
const letters = async (): Promise<MailedLetter[]> => (await get('/mailings')).body.letters
const letterTo = async (recipient: string) => {
  const letter = (await letters()).find((each) => each.recipient === recipient)
  if (!letter) throw new Error(`there is no letter to ${recipient}`)
  return String(letter.documentId)
}

describe('packets', () => {
  it('are written beside the letters, and go away when they are no longer wished', async () => {
    const types = async () => (await letters()).map((each) => each.documentType)
    const none = { collectorValidation: [], identityTheft: null, securityFreeze: false }
    expect((await post('/packets', { ...none, securityFreeze: true })).status).toBe(200)
    await app.deps.queue.idle()
    expect(await types()).toContain('security_freeze_experian')
    await post('/packets', none)
    await app.deps.queue.idle()
    expect(await types()).not.toContain('security_freeze_experian')
  })

  it('refuse an original creditor as a collector, and an entry that is not there', async () => {
    const { entries } = (await get('/packets')).body
    const bank = entries.find((each: { isCollector: boolean }) => !each.isCollector)
    const ask = (bureau: string, itemId: string) =>
      post('/packets', {
        collectorValidation: [{ bureau, itemId }],
        identityTheft: null,
        securityFreeze: false,
      })
    expect((await ask(bank.bureau, bank.itemId)).body.error).toMatch(/is not a debt collector/)
    expect((await ask('Experian', 'none')).status).toBe(400)
  })
})

describe('the mail log', () => {
  it('starts with letters that are not sent, and waits for the first', async () => {
    const { body } = await get('/mailings')
    expect(body.letters.map(({ state }: MailedLetter) => state)).toEqual(['not_sent', 'not_sent', 'not_sent'])
    expect(body).toMatchObject({
      nextRound: null,
      nextRoundReason: says('mailing.noneMailed'),
    })
  })

  it.each([
    ['a day to come', { state: 'handed_over', day: dayAfter(1) }, /still to come/],
    [
      'a day before the letter was made',
      { state: 'handed_over', day: dayAfter(-9) },
      /cannot have been mailed/,
    ],
    ['no day', { state: 'handed_over', day: '2026-02-30' }, /Enter the day/],
    [
      'a delivery without a mailing',
      { state: 'delivered', day: dayAfter(0) },
      /first on which day you mailed/,
    ],
    [
      'a number with letters',
      { state: 'handed_over', day: dayAfter(0), certifiedNumber: 'RX12' },
      /20 to 22 digits/,
    ],
  ])('refuses %s with a sentence', async (_what, fields, sentence) => {
    const documentId = await letterTo('Experian')
    const reply = await form('/mailings', { documentId, ...fields } as Record<string, string>)
    expect(reply.status).toBe(400)
    expect(reply.body.error).toMatch(sentence)
  })

  it('refuses evidence that is no picture or does not open, and keeps nothing', async () => {
    const documentId = await letterTo('Experian')
    for (const evidence of [
      { fileName: 'a.exe', bytes: Buffer.from('MZ') },
      { fileName: 'torn.png', bytes: tornPng() },
    ]) {
      const fields = { documentId, state: 'handed_over', day: dayAfter(0) }
      const reply = await form('/mailings', fields, { evidence })
      expect(reply).toMatchObject({ status: 400, body: { code: 'file_refused' } })
    }
    expect((await letters())[0]?.state).toBe('not_sent')
  })

  it('enters the round with its first letter, once for a double click, and freezes its documents', async () => {
    const documentId = await letterTo('Experian')
    const fields = {
      documentId,
      state: 'handed_over',
      day: dayAfter(0),
      certifiedNumber: '9407 1000 0000 0000 0000 01',
    }
    const [one, two] = await Promise.all([
      form('/mailings', fields, { evidence: png }),
      form('/mailings', fields, { evidence: png }),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    const { rows } = await app.deps.database.db.execute(
      `select (select count(*)::int from mailing_steps where client_id = ${clientId}) as steps,
        (select count(*)::int from documents where client_id = ${clientId} and frozen_at is null) as open`,
    )
    expect(rows).toEqual([{ steps: 1, open: 0 }])
    expect((await get('')).body).toMatchObject({ status: 'round1_sent', round1MailDate: dayAfter(0) })
    expect(one.body.certifiedNumber).toBe('9407100000000000000001')
    const proof = await caller.inject({ method: 'GET', url: one.body.steps[0].evidenceUrl })
    expect(proof.headers['content-type']).toBe('image/png')
    expect(proof.rawPayload.equals(png.bytes)).toBe(true)
  })

  it('starts a clock from a delivery with proof, and from nothing else', async () => {
    app.clock.advance(4 * dayMs)
    const documentId = await letterTo('Experian')
    const bare = await form('/mailings', { documentId, state: 'delivered', day: dayAfter(3) })
    expect(bare.body.clocks[0]).toMatchObject({ from: null, state: 'waiting' })
    const proved = await form(
      '/mailings',
      { documentId, state: 'delivered', day: dayAfter(3) },
      { evidence: png },
    )
    const clock = proved.body.clocks.find(({ key }: { key: string }) => key === 'reinvestigation')
    expect(clock).toMatchObject({ from: dayAfter(3), due: dayAfter(48), source: 'FCRA 612(a)(3)' })
    const calendar = await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/calendar.ics` })
    expect(calendar.headers['content-type']).toContain('text/calendar')
    expect(calendar.body).toContain('SUMMARY:Experian finishes its reinvestigation')
  })

  it('still writes a freeze after the mailing, and leaves the mailed letters as they are', async () => {
    await post('/packets', { collectorValidation: [], identityTheft: null, securityFreeze: true })
    await app.deps.queue.idle()
    const documentId = await letterTo('Equifax')
    expect(documentId).toBeTruthy()
    expect((await letters()).map((each) => each.documentType)).toContain('security_freeze_equifax')
    const { rows } = await app.deps.database.db.execute(
      `select count(*)::int as n from documents where client_id = ${clientId} and frozen_at is not null`,
    )
    expect(rows).toEqual([{ n: 6 }])
  })
})

describe('answers and the next round', () => {
  const answer = (bureau: string, file: FormFile, receivedOn = dayAfter(4)) =>
    form('/results', { bureau, receivedOn }, { answer: file })

  it('are refused for a bureau to which nothing was mailed, and for a day before the mailing', async () => {
    const file = sampleFile('set-1/experian.pdf')
    expect((await answer('equifax', file)).status).toBe(409)
    expect((await answer('experian', file, dayAfter(-1))).body.error).toMatch(/cannot have come before/)
    expect((await answer('experian', { fileName: 'x.pdf', bytes: Buffer.from('no') })).status).toBe(400)
  })

  it('keep a file that is no answer with the sentence that says so, once', async () => {
    const one = await answer('experian', sampleFile('bad/restaurant-menu.pdf'))
    expect(one.body).toMatchObject({ items: [], problem: { key: 'answer.neither' } })
    const two = await answer('experian', sampleFile('bad/restaurant-menu.pdf'))
    expect(two.body).toEqual(one.body)
    expect((await get('/results')).body).toHaveLength(1)
  })

  it('hold the next round back while one could not be read, until it is said to be no answer', async () => {
    const [{ id }] = (await get('/results')).body
    expect(await post('/rounds')).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/Experian could not be read/) },
    })
    const aside = await post(`/results/${id}/confirmation`, { items: [], days: [], isAnswer: false })
    expect(aside.status).toBe(200)
  })

  it('wait while the time of the bureau runs, and go on once it is late', async () => {
    const early = await post('/rounds')
    expect(early).toMatchObject({ status: 409, body: { error: expect.stringMatching(/Experian has until/) } })
    expect((await post('/trigger-armor')).status).toBe(409)
    app.clock.advance(60 * dayMs)
    // The browser's session has run out meanwhile.
    caller = await app.asBrowser(clientId)
    const started = await post('/rounds')
    expect(started).toMatchObject({ status: 200, body: { round: 2 } })
    await app.deps.queue.idle()
    const mine = await letters()
    expect(mine.filter(({ round }) => round === 2).length).toBeGreaterThan(0)
    expect((await get('/review')).body).toMatchObject({ round: 2, frozen: false })
    expect(app.errors).toEqual([])
  })
})

describe('the case file', () => {
  it('holds everything with hashes that anyone can check', async () => {
    const reply = await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/case-file` })
    expect(reply.statusCode).toBe(200)
    const files = unzipSync(new Uint8Array(reply.rawPayload))
    const names = Object.keys(files)
    for (const start of [
      'READ-ME.txt',
      'reports/experian-',
      'letters/round-1/',
      'letters/round-2/',
      'receipts/',
      'results/',
      'findings/round-1/pictures/',
    ])
      expect(
        names.some((name) => name.startsWith(start)),
        start,
      ).toBe(true)
    const sums = Buffer.from(files.SHA256SUMS ?? [])
      .toString()
      .trimEnd()
      .split('\n')
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(
      names.filter((name) => name !== 'SHA256SUMS').sort(),
    )
    for (const line of sums) {
      const digest = createHash('sha256')
        .update(files[line.slice(66)] ?? new Uint8Array())
        .digest('hex')
      expect(line.slice(0, 64)).toBe(digest)
    }
  })
})
