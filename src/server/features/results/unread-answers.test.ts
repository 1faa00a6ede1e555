import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentEngine } from '../../../../test/support/absent-engine.ts'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sendIntake } from '../../../../test/support/paying-client.ts'
import { reports } from '../../../../test/support/print-results/disputed-cards.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import type { CaseFile, ItemOutcome } from '../../../engine/letters/case-file.ts'
import { debtsAcrossBureaus } from '../../../engine/match/debts-across-bureaus.ts'
import type { Bureau } from '../../../engine/report/credit-report.ts'
import type { AnswerScan, DisputeResult } from '../../../shared/api/results.ts'
import { says } from '../../../shared/sentences/says.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-21T15:00:00Z')
const dayAfter = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)
const pdf = (text: string) => ({ fileName: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}`) })
const receipt = { fileName: 'receipt.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }
const refusal = says('answer.neither', { bureau: 'Experian' })

/** Whom the invented reports name. */
const person = { name: 'Robin Example' }
let app: TestApp
let caller: Caller
let clientId: number
const cases: CaseFile[] = []

beforeAll(async () => {
  app = await makeApp({
    now: start,
    engine: {
      ...absentEngine,
      readReport: async (bytes) => {
        const bureau = Buffer.from(bytes).toString().slice(9).split(' ')[0] as Bureau
        return { ok: true, reports: [reports[bureau]] }
      },
      audit: (given, matter) => {
        const { findings, questions, debts } = auditReports(given, matter)
        return { findings, questions, debts: debtsAcrossBureaus(debts), ruleSetVersion: 'test' }
      },
      drawEvidence: async () => [],
      writeDocuments: async (caseFile) => {
        cases.push(caseFile)
        const fileName = `experian-dispute-letter-round-${caseFile.round}.pdf`
        const bytes = Buffer.from(`%PDF-1.7 ${caseFile.round}`)
        return [
          { documentType: 'experian_dispute_letter', fileName, bytes, pages: 1, undecided: 0, notes: [] },
        ]
      },
      readAnswer: async () => ({ ok: false, sentence: refusal }),
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
  // Past every deadline of the bureau, and past the session.
  app.clock.advance(35 * dayMs)
  caller = await app.asBrowser(clientId)
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
const upload = (name: string) =>
  ask(
    'POST',
    '/results',
    multipartBody({ bureau: 'experian', receivedOn: dayAfter(22) }, { answer: pdf(name) }),
  )
const listed = async (id: number): Promise<DisputeResult & { scan: AnswerScan }> =>
  (await ask('GET', '/results')).body.find((each: DisputeResult) => each.id === id)
const say = (id: number, payload: object, headers: object = {}) =>
  ask('POST', `/results/${id}/confirmation`, { payload, headers })
const answers = async () =>
  (await ask('GET', '/facts')).body.facts.filter(({ kind }: { kind: string }) => kind.startsWith('answer-'))
const byHand = ({ read }: AnswerScan, first: ItemOutcome) =>
  read.map(({ finding }, at) => ({ finding, outcome: at === 0 ? first : 'no_answer' }))

describe('a printed answer that could not be read', () => {
  it('holds the round, whose letters would say that none came', async () => {
    expect((await ask('GET', '/mailings')).body.nextRound).toBe(2)
    const { body } = await upload('unread')
    expect(body).toMatchObject({
      problem: refusal,
      items: [],
      scan: { state: 'unreadable', isByHand: true, days: [] },
    })
    expect(body.scan.read.length).toBeGreaterThan(1)
    expect(body.scan.read[0].accountNumber).toMatch(/\d{4}$/)
    expect(new Set(body.scan.read.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['no_answer']),
    )
    expect(await ask('POST', '/rounds')).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/answer of Experian could not be read.*Enter first what/) },
    })
    expect((await ask('POST', `/results/${body.id}/reading`)).status).toBe(409)
  })

  it('that is a wrong file holds nothing once the client says so, which may be taken back', async () => {
    const [{ id }] = (await ask('GET', '/results')).body
    const aside = { items: [], days: [], isAnswer: false }
    const [one, two] = await Promise.all([say(id, aside), say(id, aside)])
    expect(two.body).toEqual(one.body)
    expect(one.body).toMatchObject({ items: [], scan: { state: 'set_aside', confirmedAt: null } })
    expect(inEnglish(one.body.problem)).toMatch(/no answer to the letter/)
    expect((await ask('POST', '/rounds')).status).toBe(200)
    await app.deps.queue.idle()
    expect(cases.at(-1)?.earlier?.[0]?.answer).toBeNull()
    expect((await answers()).map(({ kind }: { kind: string }) => kind)).toEqual(['answer-set-aside'])
  })

  it('is refused where an item is left out, and counts as entered by hand', async () => {
    const [{ id }] = (await ask('GET', '/results')).body
    const { scan } = await listed(id)
    const items = byHand(scan, 'verified')
    expect((await say(id, { items: items.slice(1), days: [] })).status).toBe(400)
    expect((await say(id, { items: [], days: [] })).status).toBe(400)
    const { body } = await say(id, { items, days: ['finished'] }, { 'accept-language': 'es' })
    expect(body).toMatchObject({ problem: null, scan: { state: 'confirmed', isByHand: true, read: [] } })
    expect(body.items[0]).toMatchObject({ outcome: 'verified', said: null })
    // Nothing takes back what counts; letters may rest on it.
    expect((await say(id, { items: [], days: [], isAnswer: false })).status).toBe(409)
    expect((await ask('POST', '/rounds')).status).toBe(200)
    await app.deps.queue.idle()
    expect(cases.at(-1)?.earlier?.[0]?.answer).toMatchObject({ receivedOn: dayAfter(22) })
    expect(cases.at(-1)?.earlier?.[0]?.items[0]?.outcome).toBe('verified')
  })

  it('stands in the file of facts with time and the wording of its page, each statement once', async () => {
    const [aside, confirmed, ...more] = await answers()
    expect(more).toEqual([])
    expect(aside).toMatchObject({
      by: 'client',
      round: 1,
      bureau: 'Experian',
      items: [],
      wordingShown: { language: 'en', heading: 'This file is no answer to the letter' },
    })
    expect(confirmed).toMatchObject({
      kind: 'answer-confirmed',
      entered: 'by hand',
      at: app.clock.now().toISOString(),
      fileName: 'unread.pdf',
      days: [],
      wordingShown: { language: 'es', heading: '¿Qué dice el papel de cada dato?' },
    })
    expect(confirmed.items[0]).toMatchObject({ outcomeRead: null, outcomeStated: 'verified' })
    expect(confirmed.wordingShown.items[0]).toMatchObject({
      read: null,
      question: '¿Qué dice el papel de él?',
      answer: 'Se verificó y queda como estaba',
    })
    const { facts } = (await ask('GET', '/facts')).body
    const times = facts.map(({ at }: { at: string }) => at)
    expect(times).toEqual([...times].sort())
    expect(app.errors).toEqual([])
  })
})
