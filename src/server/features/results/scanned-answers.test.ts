import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { reports } from '../../../../test/support/print-results/disputed-cards.ts'
import { makePushBrowser } from '../../../../test/support/push-service.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import type { ItemOutcome } from '../../../engine/letters/case-file.ts'
import { debtsAcrossBureaus } from '../../../engine/match/debts-across-bureaus.ts'
import type { Bureau } from '../../../engine/report/credit-report.ts'
import type { DisputeAtHand } from '../../../engine/results/read-answer.ts'
import type { ScannedAnswer } from '../../../engine/results/read-scanned-answer.ts'
import type { AnswerScan, DisputeResult } from '../../../shared/api/results.ts'
import { says } from '../../../shared/sentences/says.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'
import { scheduledPushes } from '../push/push.tables.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import { readScannedAnswer } from './read-scanned-answer.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-21T15:00:00Z')
const dayAfter = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)
const pdf = (text: string) => ({ fileName: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}`) })
const receipt = { fileName: 'receipt.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }
const place = { page: 1, x: 60, y: 80, width: 90, height: 12 }
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])

/** Whom the invented reports name. */
const person = { name: 'Robin Example' }
let app: TestApp
let caller: Caller
let clientId: number
/** How the next scan is read. */
let scan: DisputeEngine['readScannedAnswer'] = absentEngine.readScannedAnswer

/** The first disputed item deleted, the second verified, the others not named. */
function readingOf({ disputed }: DisputeAtHand): ScannedAnswer {
  const outcomes: ItemOutcome[] = ['deleted', 'verified']
  const items = disputed.map(({ fingerprint }, at) => {
    const outcome = outcomes[at] ?? 'no_answer'
    const said = outcome === 'no_answer' ? null : `Outcome: ${outcome}`
    const line = { bureau: 'Experian', itemId: null, creditor: null, accountNumber: null } as const
    const evidence = said ? [{ ...line, field: 'outcome', label: 'Outcome', printed: said, box: place }] : []
    return { fingerprint, outcome, said, evidence }
  })
  const [first, second] = disputed
  return {
    answer: {
      ok: true,
      source: 'results-letter',
      date: dayAfter(20),
      items,
      finishedOn: dayAfter(20),
      frivolousOn: null,
      reinsertedOn: null,
      frivolous: null,
      unread: [],
      report: null,
    },
    confidences: { [first?.fingerprint ?? '']: 0.91, [second?.fingerprint ?? '']: 0.4 },
    reading: null,
  }
}

beforeAll(async () => {
  app = await makeApp({
    now: start,
    postPush: async () => 201,
    engine: {
      ...absentEngine,
      assembleReport: keptEngine().assembleReport,
      readReport: async (bytes) => {
        const bureau = Buffer.from(bytes).toString().slice(9).split(' ')[0] as Bureau
        return { ok: true, reports: [reports[bureau]] }
      },
      audit: (given, matter) => {
        const { findings, questions, debts } = auditReports(given, matter)
        return { findings, questions, debts: debtsAcrossBureaus(debts), ruleSetVersion: 'test' }
      },
      drawEvidence: async (_bytes, boxes) => boxes.map(({ key }) => ({ key, png, width: 9, height: 9 })),
      writeDocuments: async (caseFile) => {
        const fileName = `experian-dispute-letter-round-${caseFile.round}.pdf`
        const bytes = Buffer.from(`%PDF-1.7 ${caseFile.round}`)
        return [
          { documentType: 'experian_dispute_letter', fileName, bytes, pages: 1, undecided: 0, notes: [] },
        ]
      },
      readAnswer: async () => ({ ok: false, sentence: says('answer.isScan'), isScan: true }),
      readScannedAnswer: (bytes, dispute, onProgress) => scan(bytes, dispute, onProgress),
    },
  })
  const paid = await paidBrowser(app, person)
  caller = paid.caller
  clientId = paid.clientId
  const files = {
    creditReport0: pdf('Experian'),
    creditReport1: pdf('Equifax'),
    creditReport2: pdf('TransUnion'),
  }
  await sendIntake(caller, { ...person, paymentIntentId: paid.paymentIntentId }, files)
  await app.deps.queue.idle()
  await disputeEverything(app, caller, clientId)
  await step('handed_over', dayAfter(0))
  app.clock.advance(25 * dayMs)
  await step('delivered', dayAfter(3))
  const { email } = (await caller.inject({ url: `/api/clients/${clientId}` })).json()
  const phone = await app.asClient(email)
  const { device } = makePushBrowser('phone')
  await phone.inject({ method: 'PUT', url: '/api/account/push/device', payload: device })
})
afterAll(() => app.close())

const ask = async (method: 'GET' | 'POST', path: string, more: object = {}) => {
  const reply = await caller.inject({ method, url: `/api/clients/${clientId}${path}`, ...more })
  return { status: reply.statusCode, body: reply.json() }
}
async function step(state: string, day: string) {
  const [letter] = (await ask('GET', '/mailings')).body.letters
  const fields = { documentId: String(letter.documentId), state, day }
  return ask('POST', '/mailings', multipartBody(fields, { evidence: receipt }))
}
type Sent = { fileName: string; bytes: Buffer }
const upload = (file: Sent | Sent[]) =>
  ask('POST', '/results', multipartBody({ bureau: 'experian', receivedOn: dayAfter(22) }, { answer: file }))
const listed = async (id: number): Promise<DisputeResult & { scan: AnswerScan }> =>
  (await ask('GET', '/results')).body.find((each: DisputeResult) => each.id === id)
const confirmation = (
  read: AnswerScan['read'],
  over: Record<number, ItemOutcome> = {},
  days = ['finished'],
) => ({
  payload: {
    items: read.map(({ finding, outcome }, at) => ({ finding, outcome: over[at] ?? outcome })),
    days,
  },
})

describe('a scanned answer', () => {
  it('is kept as being read, once for a double click, and shown with its pages', async () => {
    let tell: (done: number, of: number) => void = () => {}
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    scan = async (_bytes, dispute, onProgress) => {
      tell = onProgress
      onProgress(0, 3)
      await held
      onProgress(2, 3)
      return readingOf(dispute)
    }
    const [one, two] = await Promise.all([upload(pdf('first')), upload(pdf('first'))])
    expect(two.body.id).toEqual(one.body.id)
    expect(one.body).toMatchObject({ items: [], scan: { state: 'reading' } })
    await expect.poll(async () => (await listed(one.body.id)).scan).toMatchObject({ done: 0, of: 3 })
    tell(1, 3)
    await expect.poll(async () => (await listed(one.body.id)).scan.done).toBe(1)
    const early = await ask('POST', `/results/${one.body.id}/confirmation`, confirmation([]))
    expect(early).toMatchObject({ status: 409, body: { error: 'This answer is still being read.' } })
    release()
    await app.deps.queue.idle()
  })

  it('shows what was read with its place and certainty, and counts for nothing', async () => {
    const [{ id }] = (await ask('GET', '/results')).body
    const { scan: read, items, problem } = await listed(id)
    expect(items).toEqual([])
    expect(inEnglish(problem)).toMatch(/counts once you have compared it/)
    expect(read).toMatchObject({ state: 'to_confirm', days: [{ kind: 'finished', day: dayAfter(20) }] })
    expect(read.read.slice(0, 3)).toMatchObject([
      { outcome: 'deleted', confidence: 0.91, said: 'Outcome: deleted' },
      { outcome: 'verified', confidence: 0.4 },
      { outcome: 'no_answer', confidence: null, pictures: [] },
    ])
    const url = read.read[0]?.pictures[0] ?? ''
    const picture = await caller.inject({ method: 'GET', url })
    expect(picture.headers['content-type']).toBe('image/png')
    expect([...picture.rawPayload]).toEqual([...png])
    expect((await caller.inject({ method: 'GET', url: url.replace('0-0', '2-0') })).statusCode).toBe(404)
    expect((await ask('GET', '/mailings')).body.nextRound).toBeNull()
    expect(await ask('POST', '/rounds')).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/scanned answer of Experian does not count yet/) },
    })
  })

  it('is refused a confirmation that leaves out an item, or that another client gives', async () => {
    const [{ id }] = (await ask('GET', '/results')).body
    const { read } = (await listed(id)).scan
    expect((await ask('POST', `/results/${id}/confirmation`, confirmation(read.slice(1)))).status).toBe(400)
    const other = await paidBrowser(app, person)
    const foreign = await other.caller.inject({
      method: 'POST',
      url: `/api/clients/${other.clientId}/results/${id}/confirmation`,
      ...confirmation(read),
    })
    expect(foreign.statusCode).toBe(404)
    expect((await listed(id)).scan.state).toBe('to_confirm')
  })

  it('counts as the client says that the paper reads, and keeps no words that were not read so', async () => {
    const [{ id }] = (await ask('GET', '/results')).body
    const { read } = (await listed(id)).scan
    const stated = confirmation(read, { 1: 'changed_still_wrong' })
    const [one, two] = await Promise.all([
      ask('POST', `/results/${id}/confirmation`, stated),
      ask('POST', `/results/${id}/confirmation`, stated),
    ])
    expect(two.body).toEqual(one.body)
    expect(one.body).toMatchObject({ problem: null, scan: { state: 'confirmed', read: [] } })
    expect(one.body.items.slice(0, 3)).toMatchObject([
      { outcome: 'deleted', said: 'Outcome: deleted' },
      { outcome: 'changed_still_wrong', said: null },
      { outcome: 'no_answer', said: null },
    ])
    const again = await ask('POST', `/results/${id}/confirmation`, confirmation(read))
    expect(again).toMatchObject({ status: 409, body: { error: 'This answer is confirmed already.' } })
    const { facts } = (await ask('GET', '/facts')).body
    const said = facts.filter(({ kind }: { kind: string }) => kind === 'answer-confirmed')
    expect(said).toHaveLength(1)
    expect(said[0].items[1]).toMatchObject({ outcomeRead: 'verified', outcomeStated: 'changed_still_wrong' })
    expect(said[0]).toMatchObject({ by: 'client', entered: 'compared with a scan' })
    expect(said[0].wordingShown).toMatchObject({
      heading: 'Compare what we read with your paper',
      days: [expect.stringMatching(/^The paper says that the investigation ended on December 11, 2026$/)],
    })
    expect(said[0].wordingShown.items[1]).toMatchObject({
      read: 'We read: It was verified and stays as it was',
      said: 'Outcome: verified',
      question: 'Is this what the paper says?',
      answer:
        'No, it says something else. What does the paper say about it? It was changed, and is still wrong',
    })
    await app.deps.queue.idle()
    const told = await app.deps.database.db.select().from(scheduledPushes)
    expect(told.filter(({ status }) => status === 'queued').map(({ occasion }) => occasion)).toEqual([
      `answer-read:${clientId}:${id}`,
      `next-round-ready:${clientId}:2`,
    ])
    expect((await ask('POST', '/rounds')).status).toBe(200)
    await app.deps.queue.idle()
  })
})

describe('the reading of a scanned answer', () => {
  it('is taken up again after a crash, and says so when it fails each time', async () => {
    let attempts = 0
    scan = () => {
      attempts += 1
      return Promise.reject(new Error('the child is gone'))
    }
    const { body } = await upload(pdf('second'))
    await expect(readScannedAnswer(app.deps, { resultId: body.id, lastAttempt: false })).rejects.toThrow(
      'gone',
    )
    expect((await listed(body.id)).scan.state).toBe('reading')
    await readScannedAnswer(app.deps, { resultId: body.id, lastAttempt: true })
    const failed = await listed(body.id)
    expect(inEnglish(failed.problem)).toMatch(/^This scan could not be read/)
    expect(failed.scan.state).toBe('failed')
    expect(failed.scan.read.length).toBeGreaterThan(0)
    expect(new Set(failed.scan.read.map(({ outcome }) => outcome))).toEqual(new Set(['no_answer']))
    expect(attempts).toBeGreaterThanOrEqual(2)
    await app.deps.queue.idle()
  })

  it('is begun anew when the client asks, once for a double click, and never twice over', async () => {
    const id: number = (await ask('GET', '/results')).body.at(-1).id
    let attempts = 0
    scan = async (_bytes, dispute) => {
      attempts += 1
      return readingOf(dispute)
    }
    const [one, two] = await Promise.all([
      ask('POST', `/results/${id}/reading`),
      ask('POST', `/results/${id}/reading`),
    ])
    expect([one.status, two.status].every((status) => status === 200 || status === 409)).toBe(true)
    await app.deps.queue.idle()
    expect((await listed(id)).scan.state).toBe('to_confirm')
    expect(attempts).toBe(1)
    // A job that was delivered twice finds nothing to do.
    await readScannedAnswer(app.deps, { resultId: id, lastAttempt: false })
    expect(attempts).toBe(1)
    expect((await ask('POST', `/results/${id}/reading`)).status).toBe(409)
  })

  it('that fails for good leaves the client to enter what the paper says', async () => {
    const refusal = says('answer.neither', { bureau: 'Experian' })
    scan = async () => ({ answer: { ok: false, sentence: refusal }, confidences: {}, reading: null })
    const { body } = await upload(pdf('third'))
    await app.deps.queue.idle()
    const { problem, scan: failed } = await listed(body.id)
    expect(problem).toEqual(refusal)
    const stated = confirmation(failed.read, { 0: 'verified' }, [])
    const { body: confirmed } = await ask('POST', `/results/${body.id}/confirmation`, stated)
    expect(confirmed).toMatchObject({ problem: null, scan: { state: 'confirmed' } })
    expect(confirmed.items[0]).toMatchObject({ outcome: 'verified', said: null })
  })

  it('of a new report also makes it the newest upload', async () => {
    const report = { ...reports.Experian, source: 'scan' as const }
    scan = async (_bytes, dispute) => {
      const read = readingOf(dispute)
      if (!read.answer.ok) throw new Error('no reading')
      return {
        ...read,
        answer: { ...read.answer, source: 'new-report', report },
        reading: { ok: true, reports: [report] },
      }
    }
    const { body } = await upload(pdf('fourth'))
    await app.deps.queue.idle()
    expect(await listed(body.id)).toMatchObject({ source: 'new-report', scan: { state: 'to_confirm' } })
    const current = await listCurrentReports(app.deps.database.db, { clientId })
    const newest = current.find(({ bureau }) => bureau === 'experian')
    expect(newest && fileNameOf(app.deps.sealer, newest)).toBe('fourth.pdf')
    expect(newest?.readingSealed).not.toBeNull()
  })

  it('is taken as photos of its pages, which are one answer and say nothing of where they were taken', async () => {
    const page = (shade: string) =>
      sharp({ create: { width: 850, height: 1100, channels: 3, background: shade } })
        .jpeg()
        .withExif({ IFD0: { Make: 'Pixelphone' }, IFD3: { GPSLatitudeRef: 'N' } })
        .toBuffer()
    const photos = (await Promise.all(['#eeeeee', '#dddddd'].map(page))).map((bytes, at) => ({
      fileName: `IMG_${at}.jpg`,
      bytes,
    }))
    let seen = Buffer.alloc(0)
    scan = async (bytes, dispute, onProgress) => {
      seen = Buffer.from(bytes)
      onProgress(2, 2)
      return readingOf(dispute)
    }
    const { status, body } = await upload(photos)
    expect({ status, body }).toMatchObject({ status: 200, body: { fileName: 'IMG_0 + 1.pdf' } })
    expect((await upload(photos)).body.id).toBe(body.id)
    await app.deps.queue.idle()
    expect(await listed(body.id)).toMatchObject({ scan: { state: 'to_confirm' } })
    expect(seen.subarray(0, 5).toString()).toBe('%PDF-')
    for (const mark of ['Pixelphone', 'GPS', 'Exif']) expect(seen.includes(mark)).toBe(false)
  })

  it('is refused with what to do as a phone’s own photo, and as anything else', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')])
    const error = expect.stringMatching(/letter\.heic is a photo in the HEIC format/)
    expect(await upload({ fileName: 'letter.heic', bytes: heic })).toMatchObject({
      status: 400,
      body: { error },
    })
    const other = await upload({ fileName: 'letter.zip', bytes: Buffer.from('PK') })
    expect(other).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/letter\.zip is not a PDF/) },
    })
  })
})
